import { createHash } from 'node:crypto';

export type Encoding = 'br' | 'gzip';

/** One file of the web build as it goes over the wire. */
export type WebFile = {
  readonly contentType: string;
  readonly cacheControl: string;
  readonly etag: string;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly encoded: Readonly<Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>>;
};

/** A strong validator made from the content alone, the same in every copy of the server. */
export const createEtag = (content: Uint8Array) =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
