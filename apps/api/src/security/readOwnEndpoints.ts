import { readCookie } from '../base/http.ts';

/** The cookie with the visitor's own endpoints: origins separated by spaces, URI-encoded. */
const ENDPOINTS_COOKIE = 'laurel-endpoints';

export type OwnEndpointsOptions = {
  /** On https, the cookie's prefix keeps other hosts from setting it. */
  readonly isSecure: boolean;
};

const MAX_ORIGINS = 20;

/** Letters, digits, hyphens and dots, or an IPv6 address: nothing with a meaning in a policy. */
const ORIGIN = /^(https?):\/\/((?:[a-z0-9-]+\.)*[a-z0-9-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/;
const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * The origins that this browser's pages may connect to besides the configured ones: https, or http on this machine. The
 * cookie is untrusted; anything but a plain origin is ignored.
 *
 * @example
 * const cookies = '__Host-laurel-endpoints=https%3A%2F%2Frpc.example.org';
 * readOwnEndpoints(cookies, { isSecure: true }); // ['https://rpc.example.org']
 */
export function readEndpointsCookie(
  cookies: string | undefined,
  { isSecure }: OwnEndpointsOptions,
): readonly string[] {
  const list = readCookie(cookies, { name: ENDPOINTS_COOKIE, isSecure }) ?? '';
  return [...new Set(list.split(' ').filter(isEndpoint))].slice(0, MAX_ORIGINS);
}

function isEndpoint(origin: string): boolean {
  const [, scheme, host = ''] = ORIGIN.exec(origin) ?? [];
  if (scheme === undefined || URL.parse(origin)?.origin !== origin) return false;
  return scheme === 'https' || LOOPBACK.has(host);
}
