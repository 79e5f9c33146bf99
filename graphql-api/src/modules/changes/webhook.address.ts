import { BlockList, isIP } from 'node:net';

const notForUs = new BlockList();
/** Private, shared, loopback, link-local (with it the metadata services of clouds), reserved, multicast. */
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  notForUs.addSubnet(network, bits, 'ipv4');
}
// Of IPv6, what is global and carries no address of IPv4 within; see isPublicAddress.
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  notForUs.addSubnet(network, bits, 'ipv6');
}
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');

/** Whether an address is one of the public internet: nothing of the network the server stands in is. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !notForUs.check(address, 'ipv4');
  return version === 6 && global.check(address, 'ipv6') && !notForUs.check(address, 'ipv6');
}

/** Whether an address is the machine's own, which tests and development may permit. */
export const isLoopback = (address: string): boolean => address === '127.0.0.1';
