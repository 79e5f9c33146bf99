import { expect, it } from 'vitest';
import { deviceName } from './deviceName';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/156.0 Safari/537.36`, 'Chrome on Windows'],
  [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/156.0 Safari/537.36 Edg/156.0`, 'Edge on Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14.1) Version/18.0 Safari/605.1.15', 'Safari on Mac'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1', 'Safari on iPhone'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/156.0 Mobile Safari/537.36', 'Chrome on Android'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  ['curl/8.5.0', 'Unknown device'],
  [null, 'Unknown device'],
])('%s reads as %s', (userAgent, name) => expect(deviceName(userAgent)).toBe(name));
