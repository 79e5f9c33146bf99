import { testByKeyboard } from './keyboard.js';

testByKeyboard(1280);
