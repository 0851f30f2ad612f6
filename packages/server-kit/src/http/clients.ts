import { BlockList, isIP } from 'node:net';
import type { Context } from 'hono';

/**
 * The proxies that may say where a request comes from: a number of hops in front of the server, or a list of addresses.
 */
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

/** Parses `1`, or `127.0.0.1,10.0.0.0/8`; undefined for anything else. */
export function parseTrustedProxies(value: string): TrustedProxies | undefined {
  if (/^\d{1,2}$/.test(value)) return Number(value) <= MOST_HOPS ? { hops: Number(value) } : undefined;
  const list = new BlockList();
  const entries = value.split(',').map((entry) => entry.trim());
  return entries.every((entry) => add(list, entry)) ? { list } : undefined;
}

/** True if an address belongs to a trusted proxy. */
function isTrusted(list: BlockList, address: string): boolean {
  return isIP(address) !== 0 && list.check(address, familyOf(address));
}

/** True if a peer is a trusted proxy: with a number of hops, every peer is. */
export function isProxy(proxies: TrustedProxies, peer: string): boolean {
  return 'hops' in proxies ? proxies.hops > 0 : isTrusted(proxies.list, peer);
}

const MAPPED = /^(?:0:){5}ffff:([\da-f]+):([\da-f]+)$/;

/**
 * The network that a client is counted with: an IPv4 address, or the first 64 bits of an IPv6 address, since every home
 * has that many addresses. 48 bits: what one customer of a hosting provider often has; of IPv4 that is a /24.
 */
export function clientNetwork(address: string | undefined, bits: 48 | 64 = 64): string {
  const plain = address?.replace(/%.*$/, '') ?? '';
  const version = isIP(plain);
  if (version === 4) return ofIpv4(plain, bits);
  if (version === 0) return 'unknown';
  // A URL normalizes an address: no leading zeros, the longest run of zeros as `::`.
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array<string>(8 - before.length - after.length).fill('0');
  const groups = [...before, ...zeros, ...after];
  const [, high, low] = MAPPED.exec(groups.join(':')) ?? [];
  if (high === undefined || low === undefined) return `${groups.slice(0, bits / 16).join(':')}::/${bits}`;
  const numbers = [high, low].map((group) => Number.parseInt(group, 16));
  return ofIpv4(numbers.flatMap((number) => [number >> 8, number & 255]).join('.'), bits);
}

const ofIpv4 = (address: string, bits: 48 | 64) => (bits === 64 ? address : address.replace(/\d+$/, '0/24'));

/** Strips ports, which some proxies add: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
const withoutPort = (address: string) =>
  address.replace(/^(\d{1,3}(?:\.\d{1,3}){3}):\d+$/, '$1').replace(/^\[(.+)\](?::\d+)?$/, '$1');

/**
 * The address a request comes from. Each proxy appends its peer's address to `X-Forwarded-For`; anything left of the
 * last trusted one is the client's own text.
 *
 * @param peer the address at the other end of the connection
 */
export function findClientAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  proxies: TrustedProxies,
): string | undefined {
  if (peer === undefined) return undefined;
  const forwarded = (forwardedFor ?? '').split(',').map((each) => withoutPort(each.trim()));
  const addresses = [...forwarded.filter((each) => each !== ''), peer];
  let index = addresses.length - 1;
  if ('hops' in proxies) index = Math.max(0, index - proxies.hops);
  else while (index > 0 && isTrusted(proxies.list, addresses[index] ?? '')) index -= 1;
  return addresses[index];
}

/** The environment that `@hono/node-server` passes with a request. */
type NodeSocket = { readonly remoteAddress?: string; readonly destroyed?: boolean };
type NodeEnv = { readonly incoming?: { readonly socket?: NodeSocket } };

const findSocket = ({ env }: Context) => (env as NodeEnv | undefined)?.incoming?.socket;

/** The address at the other end of a request's connection; undefined without a server, as in tests. */
export const findPeer = (context: Context): string | undefined => findSocket(context)?.remoteAddress;

/** True if the connection of a request was closed, so that nobody waits for its answer. */
export const hasDisconnected = (context: Context): boolean => findSocket(context)?.destroyed === true;

/** The client address of a request, for a Hono handler. */
export function getClientAddress(context: Context, proxies: TrustedProxies): string | undefined {
  return findClientAddress(findPeer(context), context.req.header('x-forwarded-for'), proxies);
}
