import { askEarly } from './early';
import './styles.css';

// Its code was named in the page, and has been on its way since.
void import('./app');
askEarly();
