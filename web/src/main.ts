import { askEarly } from './early';
import './styles.css';

askEarly();
// Its code was named in the page, and has been on its way since.
void import('./app');
