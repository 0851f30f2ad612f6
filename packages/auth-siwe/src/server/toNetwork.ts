/**
 * The network that an address is counted with: all of an IPv4 address, the first 64 bits of an IPv6 address, since
 * every home has that many to choose from. What is no address counts with all others that are none.
 *
 * @example
 * import { toNetwork } from '@org/auth-siwe/server';
 * toNetwork('2001:db8:1:2:3::4'); // '2001:db8:1:2::/64'
 */
export const toNetwork = (address: string | undefined): string => {
  if (address === undefined) return 'unknown';
  const plain = address.replace(/%.*$/, '').replace(/^\[|\]$/g, '');
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(plain)) return plain;
  if (!/^[0-9a-f:.]*:[0-9a-f:.]*$/i.test(plain) || !URL.canParse(`http://[${plain}]`)) return 'unknown';
  // URLs have one spelling for each address: groups without leading zeros, one `::`.
  const spelled = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const [head = '', tail] = spelled.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = Array<string>(8 - before.length - after.length).fill('0');
  const groups = tail === undefined ? before : [...before, ...zeros, ...after];
  const isMapped = groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff';
  if (isMapped) {
    return groups
      .slice(6)
      .map((group) => Number.parseInt(group, 16))
      .flatMap((number) => [number >> 8, number & 255])
      .join('.');
  }
  return `${groups.slice(0, 4).join(':')}::/64`;
};
