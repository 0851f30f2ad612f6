import { writeDocument } from '@org/contests/r2';
import { expect, test } from 'vitest';
import { type SafeFetch, UnusableError } from '../avatars/fetchSafely.ts';
import { createContestDocuments } from './createContestDocuments.ts';
import { serveContestDocuments } from './serveContestDocuments.ts';

const CID = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi';
const { bytes } = writeDocument({
  ...{ format: 'laurel-contest/2', description: 'Tools.' },
  ...{ criteria: [], tracks: [], prizes: [], entries: [] },
});

function open(answer: () => Promise<Uint8Array>, ipfsGateway: string | null = 'https://ipfs.example') {
  const asked: { url: string; limits: object }[] = [];
  const fetchSafely: SafeFetch = async (url, limits) => {
    asked.push({ url, limits });
    return Buffer.from(await answer());
  };
  const documents = createContestDocuments({ ipfsGateway, fetchSafely, log: () => undefined });
  return { app: serveContestDocuments(documents, () => '192.0.2.1'), asked };
}

test('serves a document by its CID from the gateway, without redirects, and caches it', async () => {
  const { app, asked } = open(async () => bytes);
  for (let time = 0; time < 2; time += 1) {
    const answer = await app.request(`/api/documents/${CID}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes);
  }
  expect(asked).toEqual([
    {
      url: `https://ipfs.example/ipfs/${CID}`,
      limits: { maxBytes: 262_144, maxRedirects: 0, timeoutMs: 10_000, userAgent: 'documents' },
    },
  ]);
});

test.each(['Qm', `${CID}%2f..`, `${CID}.example`, `${CID.toUpperCase()}`, 'localhost', `${CID}%3fa=1`])(
  'asks nobody for %s',
  async (cid) => {
    const { app, asked } = open(async () => bytes);
    expect((await app.request(`/api/documents/${cid}`)).status).toBe(404);
    expect(asked).toEqual([]);
  },
);

test('serves no other files', async () => {
  const { app } = open(async () => new TextEncoder().encode('<script>alert(1)</script>'));
  expect((await app.request(`/api/documents/${CID}`)).status).toBe(404);
});

test('has no documents without a gateway, or if the gateway has none', async () => {
  const none = open(async () => bytes, null);
  expect((await none.app.request(`/api/documents/${CID}`)).status).toBe(404);
  expect(none.asked).toEqual([]);
  const { app } = open(() => Promise.reject(new UnusableError('ipfs.example answered 404')));
  expect((await app.request(`/api/documents/${CID}`)).status).toBe(404);
});

test('answers 503 while the gateway fails, and 429 beyond the limit of lookups', async () => {
  const { app } = open(() => Promise.reject(new Error('no answer in time')));
  expect((await app.request(`/api/documents/${CID}`)).status).toBe(503);
  const statuses: number[] = [];
  for (let index = 0; index < 40; index += 1) {
    const cid = `b${index.toString(2).replaceAll('0', 'a').replaceAll('1', 'b').padStart(60, 'c')}`;
    statuses.push((await app.request(`/api/documents/${cid}`)).status);
  }
  expect(statuses).toContain(429);
});

test('answers 405 to other methods', async () => {
  const { app } = open(async () => bytes);
  expect((await app.request(`/api/documents/${CID}`, { method: 'POST' })).status).toBe(405);
});
