import { readCookie, writeCookie } from './cookie.ts';
import type { OwnEndpoints } from './ownEndpoints.ts';

/** The server reads it to let the page connect to these origins; see the content security policy of apps/api. */
const COOKIE = 'laurel-endpoints';
/** As many as the server takes. */
export const MAX_ORIGINS = 20;

/** The origins of all endpoints, each once. */
export function listOrigins(endpoints: OwnEndpoints): readonly string[] {
  return [
    ...new Set(
      Object.values(endpoints)
        .flatMap(({ rpc, scan }) => [rpc, scan])
        .flatMap((url) => (url === undefined ? [] : [new URL(url).origin])),
    ),
  ];
}

/** Asks the server to let this browser's next pages connect to these origins, and to no others. */
export function allowOrigins(origins: readonly string[]): void {
  writeCookie(COOKIE, origins.length > 0 ? origins.slice(0, MAX_ORIGINS).join(' ') : undefined);
}

/** The origins that the server was asked to allow. */
export function readAllowedOrigins(): readonly string[] {
  return readCookie(COOKIE).split(' ').filter(Boolean);
}
