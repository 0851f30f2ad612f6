import { BlockList, isIP } from 'node:net';

/** Whose word counts on where a request comes from: this many proxies in front of the server, or those of a list. */
export type TrustedProxies = { readonly hops: number } | { readonly list: BlockList };

export const NO_PROXIES: TrustedProxies = { hops: 0 };

const MOST_HOPS = 10;

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

const add = (list: BlockList, entry: string): boolean => {
  const [address = '', prefix, ...rest] = entry.split('/');
  const width = isIP(address) === 6 ? 128 : 32;
  if (isIP(address) === 0 || rest.length > 0) return false;
  if (prefix === undefined) {
    list.addAddress(address, familyOf(address));
    return true;
  }
  if (!/^\d{1,3}$/.test(prefix) || Number(prefix) > width) return false;
  list.addSubnet(address, Number(prefix), familyOf(address));
  return true;
};

/** Reads `1`, or `127.0.0.1,10.0.0.0/8`; undefined for what is neither. */
export const parseTrustedProxies = (value: string): TrustedProxies | undefined => {
  if (/^\d{1,2}$/.test(value)) return Number(value) <= MOST_HOPS ? { hops: Number(value) } : undefined;
  const list = new BlockList();
  const entries = value.split(',').map((entry) => entry.trim());
  return entries.every((entry) => add(list, entry)) ? { list } : undefined;
};

/** Whether an address is that of a proxy whose word counts. */
export const isTrusted = (list: BlockList, address: string): boolean =>
  isIP(address) !== 0 && list.check(address, familyOf(address));

/** Whether whoever connects from an address is a trusted proxy: with a count of hops everybody who connects is. */
export const isProxy = (proxies: TrustedProxies, peer: string): boolean =>
  'hops' in proxies ? proxies.hops > 0 : isTrusted(proxies.list, peer);
