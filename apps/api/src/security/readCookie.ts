export type ReadCookieOptions = {
  readonly name: string;
  /** On https, the cookie's prefix keeps other hosts from setting it. */
  readonly isSecure: boolean;
};

/** The size limit of browsers. */
const MAX_LENGTH = 4_096;

/** The decoded value of a cookie that a page of ours has set; undefined without it, or if it cannot be decoded. */
export function readCookie(cookies = '', { name, isSecure }: ReadCookieOptions): string | undefined {
  const written = `${isSecure ? '__Host-' : ''}${name}=`;
  const pairs = cookies.split(';').map((cookie) => cookie.replace(/^[ \t]+|[ \t]+$/g, ''));
  const value = pairs.find((pair) => pair.startsWith(written))?.slice(written.length);
  if (!value || value.length > MAX_LENGTH) return undefined;
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
