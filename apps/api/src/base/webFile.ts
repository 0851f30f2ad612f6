import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** One file of the web build, ready to send. */
export type WebFile = {
  readonly contentType: string;
  readonly cacheControl: string;
  readonly etag: string;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly encoded: Readonly<Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>>;
};

/** True if an `If-None-Match` names a validator. */
export function isKnownEtag(header = '', etag: string): boolean {
  return header.split(',').some((known) => known.trim().replace(/^W\//, '') === etag || known.trim() === '*');
}

/** A strong validator derived from the content, the same on every server. */
export function createEtag(content: Uint8Array) {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

type PageOptions = {
  readonly contentType: string;
  /** Brotli quality, from 0 to 11. */
  readonly quality: number;
};

/** A page, or another file that depends on the settings: revalidated on each request, and compressed. */
export function createPage(content: string, { contentType, quality }: PageOptions): WebFile {
  const body = new TextEncoder().encode(content);
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return {
    contentType,
    cacheControl: 'no-cache',
    etag: createEtag(body),
    body,
    encoded: {
      br: new Uint8Array(brotliCompressSync(body, { params })),
      gzip: new Uint8Array(gzipSync(body)),
    },
  };
}
