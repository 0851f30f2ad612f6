const YEAR_SECONDS = 365 * 24 * 60 * 60;

const isSecure = () => window.location.protocol === 'https:';
/** The prefix `__Host-` prevents other hosts and subdomains from setting the cookie. Not available on plain http. */
const nameCookie = (name: string) => (isSecure() ? `__Host-${name}` : name);

/** Stores a value in a cookie for a year; undefined removes it. */
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
  // Chromium stores a cookie after the assignment has returned. Reading waits for that, so that a reload right afterwards sends it.
  readCookie(name);
}

/** The value of the cookie; empty without one. */
export function readCookie(name: string): string {
  const prefix = `${nameCookie(name)}=`;
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(prefix));
  try {
    return decodeURIComponent(found?.slice(prefix.length) ?? '');
  } catch {
    return '';
  }
}
