/** One of our cookies: its name, and how to read, set and delete it. */
export type Cookie = {
  readonly name: string;
  /** The value that a browser sent; undefined unless there is exactly one, in our format. */
  find(request: Request): string | undefined;
  set(value: string, maxAgeSeconds: number): string;
  clear(): string;
};

const TOKEN = /^[\w-]{43}$/;

/**
 * `__Host-` binds a cookie to this host and to https. Safari rejects both that and `Secure` on plain http, which is
 * allowed on this machine only.
 *
 * @see https://www.rfc-editor.org/rfc/rfc6265#section-4.1
 */
export function createCookie(plainName: string, isSecure: boolean): Cookie {
  const name = isSecure ? `__Host-${plainName}` : plainName;
  const rest = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return {
    name,
    find: (request) => {
      // Splits at semicolons and spaces only: stripping other white space, or splitting at commas, would find a cookie
      // `__Host-…` inside one with a name that any host may set.
      const pairs = (request.headers.get('cookie') ?? '')
        .split(';')
        .map((pair) => pair.replace(/^[ \t]+|[ \t]+$/g, ''));
      const values = pairs
        .filter((pair) => pair.startsWith(`${name}=`))
        .map((pair) => pair.slice(name.length + 1));
      const [value] = values;
      // If there are two with one name, another host may have set either.
      return values.length === 1 && value !== undefined && TOKEN.test(value) ? value : undefined;
    },
    set: (value, maxAgeSeconds) =>
      `${name}=${value}; Max-Age=${Math.max(0, Math.floor(maxAgeSeconds))}; ${rest}`,
    clear: () => `${name}=; Max-Age=0; ${rest}`,
  };
}
