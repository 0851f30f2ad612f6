import { isTrusted, type TrustedProxies } from './trustedProxies.ts';

/** `192.0.2.1:4711` and `[2001:db8::1]:4711` without their ports, as some proxies write them. */
const withoutPort = (address: string) =>
  address.replace(/^(\d{1,3}(?:\.\d{1,3}){3}):\d+$/, '$1').replace(/^\[(.+)\](?::\d+)?$/, '$1');

/**
 * Where a request comes from. Each proxy adds the address that it was called from at the end of `X-Forwarded-For`;
 * what stands left of the last one that we trust is whatever the client wrote.
 *
 * @param peer the address at the other end of the connection
 */
export const findClientAddress = (
  peer: string | undefined,
  forwardedFor: string | undefined,
  proxies: TrustedProxies,
): string | undefined => {
  if (peer === undefined) return undefined;
  const forwarded = (forwardedFor ?? '').split(',').map((each) => withoutPort(each.trim()));
  const addresses = [...forwarded.filter((each) => each !== ''), peer];
  let index = addresses.length - 1;
  if ('hops' in proxies) index = Math.max(0, index - proxies.hops);
  else while (index > 0 && isTrusted(proxies.list, addresses[index] ?? '')) index -= 1;
  return addresses[index];
};
