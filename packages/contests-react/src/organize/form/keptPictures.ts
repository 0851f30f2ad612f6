import type { DocumentPicture } from '@org/contests';
import { StoreError, storeDocument } from '../../data/storeDocument.ts';
import type { ShrunkPicture } from '../../person/shrinkPicture.ts';
import type { StoreFirst } from '../../write/writeState.ts';

/** The server deletes what no attestation names: a draft that is signed later needs the bytes of its pictures again. */
const CACHE = 'laurel-draft-pictures';
/** At most 150 kB each. */
const MOST_KEPT = 300;

const toKey = ({ uri }: Pick<DocumentPicture, 'uri'>) => `/draft-pictures/${uri.slice('ipfs://'.length)}`;

/** Undefined where the browser has none: without https, or with blocked storage. */
const openKept = () => globalThis.caches?.open(CACHE).catch(() => undefined);

/** Keeps the bytes of a picture in this browser, the newest 300. */
export async function keepPicture(
  picture: Pick<DocumentPicture, 'uri'>,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<void> {
  try {
    const kept = await openKept();
    await kept?.put(toKey(picture), new Response(bytes));
    const keys = (await kept?.keys()) ?? [];
    for (const key of keys.slice(0, -MOST_KEPT)) await kept?.delete(key);
  } catch {
    // The storage is full: the server still has the picture for an hour.
  }
}

/**
 * Stores a picture on the site's server, and keeps its bytes for later.
 *
 * @throws {StoreError}
 */
export async function addPicture({ bytes, type, width, height }: ShrunkPicture): Promise<DocumentPicture> {
  const uri = await storeDocument(bytes);
  await keepPicture({ uri }, bytes);
  return { uri, type, width, height, size: bytes.length, alt: '' };
}

/** Deletes the pictures of a form that was cleared or signed from this browser. */
export async function forgetPictures(pictures: readonly Pick<DocumentPicture, 'uri'>[]): Promise<void> {
  const kept = await openKept();
  for (const picture of pictures) await kept?.delete(toKey(picture)).catch(() => false);
}

/**
 * Stores again the pictures that this browser keeps: the server may have deleted them since. False if the browser does not
 * keep one of them, which the server may still have.
 *
 * @throws {StoreError}
 */
export async function storeKeptPictures(
  pictures: readonly Pick<DocumentPicture, 'uri'>[],
  options?: Parameters<typeof storeDocument>[1],
): Promise<boolean> {
  const kept = await openKept();
  let areAllKept = true;
  for (const picture of pictures) {
    const found = await kept?.match(toKey(picture)).catch(() => undefined);
    if (found) await storeDocument(new Uint8Array(await found.arrayBuffer()), options);
    else areAllKept = false;
  }
  return areAllKept;
}

/**
 * Returns a function that stores a document before it is signed, and again the pictures that it names and the server has deleted
 * since; undefined if the document is part of its attestation.
 */
export function storeWithPictures(
  toStore: Uint8Array | null | undefined,
  pictures: readonly (Pick<DocumentPicture, 'uri'> | undefined)[],
): StoreFirst | undefined {
  if (!toStore) return undefined;
  return async (options) => {
    const named = pictures.filter((picture) => picture !== undefined);
    // From now on the server keeps the pictures that it has as long as the document.
    const missing = await storeDocument(toStore, options).then(
      () => null,
      (error: unknown) => {
        if (error instanceof StoreError && error.code === 'pictures-missing') return error.missing;
        throw error;
      },
    );
    if (!missing) return;
    await storeKeptPictures(
      named.filter(({ uri }) => missing.includes(uri)),
      options,
    );
    await storeDocument(toStore, options);
  };
}
