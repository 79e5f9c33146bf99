import { testByKeyboard } from './keyboard.js';

testByKeyboard(390);
