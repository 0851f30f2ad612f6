import { isIP } from 'node:net';

const MAPPED = /^(?:0:){5}ffff:([\da-f]+):([\da-f]+)$/;

/**
 * The network that a client is counted with: an IPv4 address, or the first 64 bits of an IPv6 address, since every home
 * has that many addresses to choose from. With 48, what one customer of a hoster often has.
 */
export function clientNetwork(address: string | undefined, bits: 48 | 64 = 64): string {
  const plain = address?.replace(/%.*$/, '') ?? '';
  const version = isIP(plain);
  if (version === 4) return plain;
  if (version === 0) return 'unknown';
  // A URL has one spelling for each address: no leading zeros, the longest run of zeros as `::`.
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array<string>(8 - before.length - after.length).fill('0');
  const groups = [...before, ...zeros, ...after];
  const [, high, low] = MAPPED.exec(groups.join(':')) ?? [];
  if (high === undefined || low === undefined) return `${groups.slice(0, bits / 16).join(':')}::/${bits}`;
  return [high, low]
    .map((group) => Number.parseInt(group, 16))
    .flatMap((number) => [number >> 8, number & 255])
    .join('.');
}
