import { toRawUri } from '@org/contests';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetPictures, keepPicture, storeKeptPictures, storeWithPictures } from './keptPictures.ts';

const makePicture = (fill: number) => {
  const bytes = new Uint8Array(8).fill(fill);
  return { bytes, uri: toRawUri(bytes) };
};
const [cover, other] = [makePicture(1), makePicture(2)];
const document = new TextEncoder().encode('{}');

/** The site's server: what it has, and the requests that it gets. */
const server = { has: new Set<string>(), failure: undefined as Response | undefined };
const stored: string[] = [];
const queries: string[] = [];

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
    const isDocument = body.length !== cover.bytes.length;
    if (server.failure && !isDocument) return server.failure;
    const uri = toRawUri(body);
    stored.push(uri);
    server.has.add(uri);
    queries.push(new URL(url, 'http://localhost').search);
    const missing = [cover, other].map((each) => each.uri).filter((each) => !server.has.has(each));
    const isWhole = !isDocument || missing.length === 0;
    return Response.json(isWhole ? { uri } : { uri, missing }, { status: 201 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  server.has.clear();
  server.failure = undefined;
  stored.length = 0;
  queries.length = 0;
});

const signing = { isHandedOver: false };

test('sends only the document where the server has all its pictures', async () => {
  for (const picture of [cover, other]) {
    await keepPicture(picture, picture.bytes);
    server.has.add(picture.uri);
  }
  for (const _ of 'ab') await storeWithPictures(document, [cover, undefined, other])?.(signing);
  expect(stored).toEqual([toRawUri(document), toRawUri(document)]);
});

test('sends only the pictures that the server lacks, then the document once more', async () => {
  for (const picture of [cover, other]) await keepPicture(picture, picture.bytes);
  server.has.add(cover.uri);
  await storeWithPictures(document, [cover, other])?.(signing);
  expect(stored).toEqual([toRawUri(document), other.uri, toRawUri(document)]);
  expect(queries).toEqual(['', '', '']);
});

test('says which pictures neither the server nor the browser has', async () => {
  await keepPicture(cover, cover.bytes);
  await expect(storeWithPictures(document, [cover, other])?.(signing)).rejects.toMatchObject({
    ...{ code: 'pictures-missing', missing: [other.uri] },
  });
});

test('stores a missing picture for as long as a document that is signed later', async () => {
  await keepPicture(cover, cover.bytes);
  server.has.add(other.uri);
  await storeWithPictures(document, [cover, other])?.({ isHandedOver: true });
  expect(stored).toEqual([toRawUri(document), cover.uri, toRawUri(document)]);
  expect(new Set(queries)).toEqual(new Set(['?signed=later']));
});

test('forgets the pictures of a form, and keeps others', async () => {
  for (const picture of [cover, other]) await keepPicture(picture, picture.bytes);
  await forgetPictures([cover]);
  expect(await storeKeptPictures([cover])).toBe(false);
  expect(await storeKeptPictures([other])).toBe(true);
});

test('fails if a picture cannot be stored', async () => {
  for (const picture of [cover, other]) await keepPicture(picture, picture.bytes);
  server.failure = Response.json({ limit: 'store' }, { status: 503 });
  const store = storeWithPictures(document, [cover, other]);
  await expect(store?.(signing)).rejects.toMatchObject({ code: 'full' });
});

test('stores nothing for a document that is part of its attestation', () => {
  expect(storeWithPictures(null, [cover])).toBeUndefined();
});
