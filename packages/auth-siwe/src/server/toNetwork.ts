/** An address as its four numbers or its eight groups; undefined if it is not an address. */
const readAddress = (address: string | undefined): { v4: string[] } | { v6: string[] } | undefined => {
  const plain = (address ?? '').replace(/%.*$/, '').replace(/^\[|\]$/g, '');
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(plain)) return { v4: plain.split('.') };
  if (!/^[0-9a-f:.]*:[0-9a-f:.]*$/i.test(plain) || !URL.canParse(`http://[${plain}]`)) return undefined;
  // URLs normalize addresses: groups without leading zeros, one `::`.
  const spelled = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const [head = '', tail] = spelled.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = Array<string>(8 - before.length - after.length).fill('0');
  const groups = tail === undefined ? before : [...before, ...zeros, ...after];
  const isMapped = groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff';
  if (!isMapped) return { v6: groups };
  const numbers = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return { v4: numbers.flatMap((number) => [String(number >> 8), String(number & 255)]) };
};

/** The first 56 bits of eight groups: the fourth group loses its last two digits. */
const to56 = (groups: readonly string[]) =>
  `${groups.slice(0, 3).join(':')}:${(groups[3] ?? '0')
    .padStart(4, '0')
    .slice(0, 2)
    .padEnd(4, '0')
    .replace(/^0{1,3}/, '')}`;

/**
 * The networks that an address is counted with, the smallest first: an IPv4 address and its /24, or the /64, the /56 and
 * the /48 of an IPv6 address, because providers assign any of these. All non-addresses share one counter.
 *
 * @example
 * import { toNetworks } from '@org/auth-siwe/server';
 * toNetworks('2001:db8:1:203::4'); // ['2001:db8:1:203::/64', '2001:db8:1:200::/56', '2001:db8:1::/48']
 */
export function toNetworks(address: string | undefined): readonly [string, ...string[]] {
  const read = readAddress(address);
  if (!read) return ['unknown'];
  if ('v4' in read) return [read.v4.join('.'), `${read.v4.slice(0, 3).join('.')}.0/24`];
  const first = (count: number) => read.v6.slice(0, count).join(':');
  return [`${first(4)}::/64`, `${to56(read.v6)}::/56`, `${first(3)}::/48`];
}

/**
 * The smallest network that an address is counted with: a whole IPv4 address, the first 64 bits of an IPv6 address.
 *
 * @example
 * import { toNetwork } from '@org/auth-siwe/server';
 * toNetwork('2001:db8:1:2:3::4'); // '2001:db8:1:2::/64'
 */
export function toNetwork(address: string | undefined): string {
  return toNetworks(address)[0];
}
