const YEAR_SECONDS = 365 * 24 * 60 * 60;

const isSecure = () => window.location.protocol === 'https:';
/** The prefix ensures that no other host set it, not even a subdomain. Not available on plain http. */
const nameCookie = (name: string) => (isSecure() ? `__Host-${name}` : name);

/** Keeps a value for a year where the server sees it; undefined removes it. */
export function writeCookie(name: string, value: string | undefined): void {
  // The Cookie Store API is missing on plain http, which a local copy uses.
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = [
    `${nameCookie(name)}=${encodeURIComponent(value ?? '')}`,
    'Path=/',
    'SameSite=Lax',
    `Max-Age=${value === undefined ? 0 : YEAR_SECONDS}`,
    ...(isSecure() ? ['Secure'] : []),
  ].join('; ');
}

/** The value that `writeCookie` has kept; empty without one. */
export function readCookie(name: string): string {
  const prefix = `${nameCookie(name)}=`;
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(prefix));
  try {
    return decodeURIComponent(found?.slice(prefix.length) ?? '');
  } catch {
    return '';
  }
}
