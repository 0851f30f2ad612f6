import { readCookie, writeCookie } from './cookie.ts';
import type { OwnEndpoints } from './ownEndpoints.ts';

/** The server adds these origins to the page's CSP; see apps/api. */
const COOKIE = 'laurel-endpoints';
/** The server's limit. */
export const MAX_ORIGINS = 20;

/** The origins of all endpoints, without duplicates. */
export function listOrigins(endpoints: OwnEndpoints): readonly string[] {
  return [
    ...new Set(
      Object.values(endpoints)
        .flatMap(({ rpc, scan }) => [rpc, scan])
        .flatMap((url) => (url === undefined ? [] : [new URL(url).origin])),
    ),
  ];
}

/** Sets the origins that the CSP of this browser's next pages allows. */
export function allowOrigins(origins: readonly string[]): void {
  writeCookie(COOKIE, origins.length > 0 ? origins.slice(0, MAX_ORIGINS).join(' ') : undefined);
}

/** The origins in the cookie. */
export function readAllowedOrigins(): readonly string[] {
  return readCookie(COOKIE).split(' ').filter(Boolean);
}
