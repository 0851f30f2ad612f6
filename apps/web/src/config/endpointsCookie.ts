import type { OwnEndpoints } from './ownEndpoints.ts';

/** The server reads it to let the page connect to these origins; see the content security policy of apps/api. */
const COOKIE = 'laurel-endpoints';

const isSecure = () => window.location.protocol === 'https:';
/** The prefix ensures that no other host set it, not even a subdomain. Not available on plain http. */
const nameCookie = () => (isSecure() ? `__Host-${COOKIE}` : COOKIE);
/** As many as the server takes. */
export const MAX_ORIGINS = 20;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

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
  // The Cookie Store API is missing on plain http, which a local copy uses.
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = [
    `${nameCookie()}=${encodeURIComponent(origins.slice(0, MAX_ORIGINS).join(' '))}`,
    'Path=/',
    'SameSite=Lax',
    `Max-Age=${origins.length > 0 ? YEAR_SECONDS : 0}`,
    ...(isSecure() ? ['Secure'] : []),
  ].join('; ');
}

/** The origins that the server was asked to allow. */
export function readAllowedOrigins(): readonly string[] {
  const prefix = `${nameCookie()}=`;
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(prefix));
  try {
    return decodeURIComponent(found?.slice(prefix.length) ?? '')
      .split(' ')
      .filter(Boolean);
  } catch {
    return [];
  }
}
