import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import Negotiator from 'negotiator';

const { BROTLI_PARAM_QUALITY, ZSTD_c_compressionLevel } = zlib.constants;
const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const zstd = promisify(zlib.zstdCompress);

/**
 * For answers that are written per request, best first. On JSON of attestations zstd at level 1 is smaller than Brotli
 * at any level that takes less than a millisecond per 50 kB, and both are smaller than gzip.
 */
const compressors = {
  zstd: (body: Uint8Array) => zstd(body, { params: { [ZSTD_c_compressionLevel]: 1 } }),
  br: (body: Uint8Array) => brotli(body, { params: { [BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body: Uint8Array) => gzip(body),
} as const;

const NAMES = Object.keys(compressors) as (keyof typeof compressors)[];

/** Below this, headers and frames outweigh what compression saves. */
const MIN_BYTES = 1_000;
const COMPRESSIBLE = /^(text\/|image\/svg\+xml|application\/(.+\+)?(json|xml|javascript|manifest))/;

/**
 * The smallest of the encodings that a client accepts; undefined for the body as it is. A client's own order says
 * nothing: browsers send `gzip, deflate, br, zstd`. (RFC 9110, 12.5.3)
 *
 * @param header the request's `Accept-Encoding`
 * @param sizes bytes by encoding, `identity` included
 *
 * @example
 * chooseEncoding('gzip, deflate, br, zstd', { br: 111_800, gzip: 129_000, identity: 402_000 }); // 'br'
 */
export function chooseEncoding<Name extends string>(
  header: string | undefined,
  sizes: Readonly<Partial<Record<Name, number>>>,
): Exclude<Name, 'identity'> | undefined {
  const names = Object.keys(sizes) as Name[];
  const sizeOf = (name: Name) => sizes[name] ?? Number.POSITIVE_INFINITY;
  const [smallest] = listAccepted(header, names).sort((one, other) => sizeOf(one) - sizeOf(other));
  return smallest === 'identity' ? undefined : (smallest as Exclude<Name, 'identity'> | undefined);
}

/**
 * Compresses the answers of the handlers after it, where the client accepts that and the text is long enough.
 * Answers that nobody may store are left alone: compressing a secret beside text from outside reveals it (BREACH).
 *
 * @param options.isPublic that nothing in the answers is secret, whatever their `Cache-Control` says
 */
export function compressAnswers({ isPublic = false } = {}): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { headers, status } = context.res;
    if (headers.has('content-encoding') || !COMPRESSIBLE.test(headers.get('content-type') ?? '')) return;
    if (!isPublic && /private|no-store/.test(headers.get('cache-control') ?? '')) return;
    if (!/accept-encoding/i.test(headers.get('vary') ?? '')) headers.append('vary', 'Accept-Encoding');
    const [encoding] = listAccepted(context.req.header('accept-encoding'), NAMES);
    if (!encoding || !context.res.body) return;
    const body = new Uint8Array(await context.res.arrayBuffer());
    const compressed = body.byteLength < MIN_BYTES ? undefined : await compressors[encoding](body);
    if (compressed) {
      headers.set('content-encoding', encoding);
      headers.set('content-length', String(compressed.byteLength));
      const etag = headers.get('etag');
      // A strong validator stands for the same bytes.
      if (etag && !etag.startsWith('W/')) headers.set('etag', `W/${etag}`);
    }
    const kept = new Headers(headers);
    // Otherwise Hono adds the headers of the answer that is replaced.
    context.res = undefined;
    context.res = new Response(compressed ?? body, { status, headers: kept });
  };
}

/** The encodings that a client accepts, in our order. */
function listAccepted<Name extends string>(header: string | undefined, names: readonly Name[]): Name[] {
  const accepted = new Negotiator({ headers: { 'accept-encoding': header ?? '' } }).encodings([...names]);
  return names.filter((name) => accepted.includes(name));
}
