import type { SiweChain } from './signature/createChainReader.ts';

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

/**
 * `origin`: not an https origin, or http on this machine. `chains`: empty, a duplicate, or an invalid id or RPC URL.
 * `path`: not a path like `/api/siwe`. `rate-limits`: a limit is not an integer.
 */
export type SiweServerErrorCode = 'origin' | 'chains' | 'path' | 'rate-limits';

/** The options of a sign-in server are invalid. */
export class SiweServerError extends Error {
  override readonly name = 'SiweServerError';
  readonly code: SiweServerErrorCode;

  constructor(code: SiweServerErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

const PATH = /^(\/[\w.~-]+)+$/;

const isRpcUrl = (url: string) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0;

/**
 * Rejects invalid options before the server starts; an invalid limit, for example, would disable rate limiting.
 *
 * @throws {SiweServerError} `chains`, `path` or `rate-limits`
 */
export function requireOptions({
  chains,
  path,
  rateLimits,
}: {
  readonly chains: readonly SiweChain[];
  readonly path: string;
  readonly rateLimits: Readonly<Record<'nonce' | 'verify' | 'rest' | 'account', number>> | null;
}): void {
  if (chains.length === 0 || new Set(chains.map(({ id }) => id)).size !== chains.length)
    throw new SiweServerError('chains', 'there must be at least one chain, and no duplicates');
  for (const { id, rpcUrls } of chains) {
    if (!Number.isSafeInteger(id) || id < 1) throw new SiweServerError('chains', `${id} is not a chain id`);
    const wrong = rpcUrls.find((url) => !isRpcUrl(url));
    if (wrong !== undefined)
      throw new SiweServerError('chains', `an RPC of chain ${id} is not an http(s) URL: ${wrong}`);
  }
  if (!PATH.test(path) || new URL(path, 'http://localhost').pathname !== path)
    throw new SiweServerError('path', `the path must be like /api/siwe, not ${path}`);
  if (rateLimits === null) return;
  for (const name of ['nonce', 'verify', 'rest', 'account'] as const) {
    if (!isCount(rateLimits[name]))
      throw new SiweServerError(
        'rate-limits',
        `the limit ${name} must be an integer, 0 or greater, not ${rateLimits[name]}`,
      );
  }
}
