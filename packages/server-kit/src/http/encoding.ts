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
 * at any level that takes less than a millisecond per 50 kB, and both are smaller than gzip. Beyond level 3 Brotli takes
 * twice the time for 1 % of the bytes. Bodies that take about a tenth of a millisecond are compressed at once: the way
 * to another thread and back takes longer.
 */
const compressors = {
  zstd: (body: Uint8Array) => {
    const options = { params: { [ZSTD_c_compressionLevel]: 1 } };
    return body.byteLength > 262_144 ? zstd(body, options) : zlib.zstdCompressSync(body, options);
  },
  br: (body: Uint8Array) => {
    const options = { params: { [BROTLI_PARAM_QUALITY]: 3 } };
    return body.byteLength > 32_768 ? brotli(body, options) : zlib.brotliCompressSync(body, options);
  },
  gzip: (body: Uint8Array) => (body.byteLength > 32_768 ? gzip(body) : zlib.gzipSync(body)),
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

/** A body's compressed forms, by encoding. */
export type KeptEncodings = Map<keyof typeof compressors, Uint8Array | Promise<Uint8Array>>;

/**
 * A body in the best encoding that a client accepts, with the headers that say so; undefined if it is better sent as it
 * is. Only for answers without secrets: compressing a secret beside text from outside reveals it (BREACH).
 *
 * @param header the request's `Accept-Encoding`
 * @param kept what was made of this body before, and will be kept: for a body that is sent often
 */
export async function compressBody(
  header: string | undefined,
  body: Uint8Array,
  kept: KeptEncodings = new Map(),
): Promise<{ body: Uint8Array<ArrayBuffer>; headers: Record<string, string> } | undefined> {
  if (header === undefined || body.byteLength < MIN_BYTES) return undefined;
  const [encoding] = listAccepted(header, NAMES);
  if (!encoding) return undefined;
  const making = kept.get(encoding) ?? compressors[encoding](body);
  kept.set(encoding, making);
  const compressed = await Promise.resolve(making).catch((error: unknown) => {
    // A later request tries again.
    if (kept.get(encoding) === making) kept.delete(encoding);
    throw error;
  });
  const headers = { 'content-encoding': encoding, 'content-length': String(compressed.byteLength) };
  return { body: compressed as Uint8Array<ArrayBuffer>, headers };
}

/**
 * Compresses the answers of the handlers after it, where the client accepts that and the text is long enough.
 * Answers that nobody may store are left alone, because they may contain secrets.
 */
export function compressAnswers(): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { headers, status } = context.res;
    if (headers.has('content-encoding') || !COMPRESSIBLE.test(headers.get('content-type') ?? '')) return;
    if (/private|no-store/.test(headers.get('cache-control') ?? '')) return;
    if (!/accept-encoding/i.test(headers.get('vary') ?? '')) headers.append('vary', 'Accept-Encoding');
    const accepted = context.req.header('accept-encoding');
    if (listAccepted(accepted, NAMES).length === 0 || !context.res.body) return;
    const body = new Uint8Array(await context.res.arrayBuffer());
    const compressed = await compressBody(accepted, body);
    if (compressed) {
      for (const [name, value] of Object.entries(compressed.headers)) headers.set(name, value);
      const etag = headers.get('etag');
      // A strong validator stands for the same bytes.
      if (etag && !etag.startsWith('W/')) headers.set('etag', `W/${etag}`);
    }
    const kept = new Headers(headers);
    // Otherwise Hono adds the headers of the answer that is replaced.
    context.res = undefined;
    context.res = new Response(compressed?.body ?? body, { status, headers: kept });
  };
}

/** The encodings that a client accepts, in our order. */
function listAccepted<Name extends string>(header: string | undefined, names: readonly Name[]): Name[] {
  const accepted = new Negotiator({ headers: { 'accept-encoding': header ?? '' } }).encodings([...names]);
  return names.filter((name) => accepted.includes(name));
}
