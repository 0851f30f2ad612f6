import { toRawUri } from '@org/contests';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetPictures, keepPicture, storeKeptPictures, storeWithPictures } from './keptPictures.ts';

const makePicture = (fill: number) => {
  const bytes = new Uint8Array(8).fill(fill);
  return { bytes, uri: toRawUri(bytes) };
};
const [cover, other] = [makePicture(1), makePicture(2)];
const document = new TextEncoder().encode('{}');

/** The URIs that the site's server was asked to store, in order. */
const stored: string[] = [];
const queries: string[] = [];
let failure: Response | undefined;

beforeEach(() => {
  const kept = new Map<string, Response>();
  const cache = {
    put: async (key: string, response: Response) => void kept.set(key, response),
    match: async (key: string) => kept.get(key)?.clone(),
    keys: async () => [...kept.keys()],
    delete: async (key: string) => kept.delete(key),
  };
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('fetch', async (url: string, { body }: { readonly body: Uint8Array }) => {
    if (failure) return failure;
    const uri = toRawUri(body);
    stored.push(uri);
    queries.push(new URL(url, 'http://localhost').search);
    return Response.json({ uri }, { status: 201 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  stored.length = 0;
  queries.length = 0;
  failure = undefined;
});

test('stores the pictures that this browser keeps again, then the document that names them', async () => {
  await keepPicture(cover, cover.bytes);
  await storeWithPictures(document, [cover, undefined, other])?.({ isHandedOver: true });
  expect(stored).toEqual([cover.uri, toRawUri(document)]);
  expect(queries).toEqual(['?signed=later', '?signed=later']);
});

test('forgets the pictures of a form, and keeps others', async () => {
  for (const picture of [cover, other]) await keepPicture(picture, picture.bytes);
  await forgetPictures([cover]);
  expect(await storeKeptPictures([cover])).toBe(false);
  expect(await storeKeptPictures([other])).toBe(true);
});

test('does not store the document if a picture cannot be stored', async () => {
  await keepPicture(cover, cover.bytes);
  failure = Response.json({ limit: 'store' }, { status: 503 });
  const store = storeWithPictures(document, [cover]);
  await expect(store?.({ isHandedOver: false })).rejects.toMatchObject({ code: 'full' });
  expect(stored).toEqual([]);
});

test('stores nothing for a document that is part of its attestation', () => {
  expect(storeWithPictures(null, [cover])).toBeUndefined();
});
