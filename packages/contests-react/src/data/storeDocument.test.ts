import { toRawUri } from '@org/contests';
import { expect, test, vi } from 'vitest';
import { englishStoring } from '../messages/en/storing.ts';
import { explainStoreError, StoreError, storeDocument } from './storeDocument.ts';

const bytes = new TextEncoder().encode('{"about":"Shelf"}');
const uri = toRawUri(bytes);

const answer = (status: number, body: unknown) => {
  const fetch = vi.fn(async (_url: RequestInfo | URL, _init?: RequestInit) => {
    if (body instanceof Error) throw body;
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
  });
  return { fetch, store: (isHandedOver = false) => storeDocument(bytes, { fetch, isHandedOver }) };
};

test('stores bytes and returns their URI', async () => {
  const { fetch, store } = answer(201, { uri });
  expect(await store()).toBe(uri);
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/documents');
  const init = fetch.mock.calls[0]?.[1];
  expect(init).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/octet-stream' } });
  expect(init?.body).toEqual(bytes);
});

test('says that the transaction is signed elsewhere', async () => {
  const { fetch, store } = answer(201, { uri });
  await store(true);
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/documents?signed=later');
});

test.each([
  [413, {}, 'too-large', false],
  [429, { code: 'rate-limited' }, 'limited', true],
  [503, { code: 'unavailable', limit: 'network' }, 'full', true],
  [503, { code: 'unavailable' }, 'unavailable', true],
  [502, '<html>', 'unavailable', true],
  [404, { code: 'not-found' }, 'not-stored', false],
  [410, { code: 'hidden' }, 'hidden', false],
  [422, { code: 'unusable-picture' }, 'unusable', false],
  [403, {}, 'unexpected', true],
  [201, { uri: toRawUri(new Uint8Array(1)) }, 'unexpected', true],
  [201, { uri, missing: [uri] }, 'pictures-missing', false],
  [201, 'null', 'unexpected', true],
  [201, { uri, more: 'x'.repeat(40_000) }, 'unexpected', true],
  [0, new TypeError('fetch failed'), 'unreachable', true],
] as const)('storing a document throws for %i %j: %s', async (status, body, code, retryable) => {
  const error = await answer(status, body)
    .store()
    .catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(StoreError);
  expect(error).toMatchObject({ code, retryable });
  expect(explainStoreError(error, englishStoring)).toBe(englishStoring[code]);
});

test('has a sentence for any other error', () => {
  expect(explainStoreError(new Error('x'), englishStoring)).toBe(englishStoring.unexpected);
});
