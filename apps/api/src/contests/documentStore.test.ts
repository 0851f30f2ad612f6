import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { local } from '@org/chain-config';
import {
  type ContestDocument,
  type DocumentNaming,
  type NamingOptions,
  toRawUri,
  writeDocument,
} from '@org/contests';
import type { Database } from '@org/server-kit';
import { provideTemplate } from '@org/server-kit/testing';
import sharp from 'sharp';
import type { Hex } from 'viem';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { createTestApp } from '../../test/createTestApp.ts';
import { makePicture } from '../../test/makePicture.ts';
import { openApiDatabase } from '../database.ts';
import { readSettings } from '../settings/readSettings.ts';
import { createServices } from '../sign-in/createServices.ts';
import { createContestDocuments } from './createContestDocuments.ts';
import { createDocumentStore } from './documentStore.ts';
import { createNamings, type FetchNamings } from './namings.ts';
import { handleDocumentUploads, serveContestDocuments } from './serveContestDocuments.ts';

const folder = mkdtempSync(join(tmpdir(), 'stored-documents-'));
let database: Database;

beforeAll(async () => {
  const settings = { kind: 'folder', path: join(folder, 'database') } as const;
  database = (await openApiDatabase(settings, await provideTemplate())) as Database;
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => void (await database.query('delete from documents', [])));

const ORIGIN = 'http://localhost:3000';
const CONTEST: Hex = `0x${'c1'.repeat(32)}`;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const toCid = (bytes: Uint8Array) => toRawUri(bytes).slice('ipfs://'.length);
const makeContest = (fields: Partial<ContestDocument> = {}) => {
  const empty = { criteria: [], tracks: [], prizes: [], entries: [] };
  return writeDocument({ format: 'laurel-contest/1', description: 'Tools.', ...empty, ...fields });
};
const naming = (hash: Hex, uid = CONTEST): DocumentNaming => ({
  ...{ kind: 'contest', hash, uid, contest: uid, time: 100n },
});

type Options = {
  readonly maxBytes?: number;
  readonly hiddenUids?: readonly Hex[];
  readonly hiddenCids?: readonly string[];
  /** The bytes that the IPFS gateway has; default: there is no gateway. */
  readonly gateway?: (url: string) => Uint8Array;
  /** Replaces the answers of the scans. */
  readonly fetchNamings?: FetchNamings;
};

/** The server's part that stores and serves documents, with the answers of its scans. */
function open({
  maxBytes = 10_000_000_000,
  hiddenUids = [],
  hiddenCids = [],
  gateway,
  fetchNamings,
}: Options = {}) {
  const time = { now: 1_800_000_000_000 };
  const scan = {
    namings: new Map<string, readonly DocumentNaming[]>(),
    failure: undefined as Error | undefined,
  };
  const searched: string[] = [];
  const shared = {
    store: createDocumentStore(database.query, { maxBytes, vacuum: database.vacuum }),
    fetchNamings: async (cid: string, { by, of, hash }: NamingOptions = {}) => {
      searched.push(cid);
      const namings = scan.failure ? [] : (scan.namings.get(cid) ?? []);
      const found = namings.filter(
        (each) =>
          (of?.includes(each.uid) ?? true) && (!by || each.uid === by) && (!hash || each.hash === hash),
      );
      // A scan answers with the oldest ones.
      return { namings: found.slice(0, 100), failure: scan.failure };
    },
    ...(fetchNamings && { fetchNamings }),
    ...{ hiddenCids, clock: () => time.now, log: () => undefined },
  };
  const { siwe } = createServices(readSettings({ CHAINS: 'local', RATE_LIMITS: 'off' }), null);
  const uploads = handleDocumentUploads({ siwe, ...shared });
  const documents = createContestDocuments({
    ...{ ...shared, hiddenUids, ipfsGateway: gateway ? 'https://ipfs.example' : null },
    ...(gateway && { fetchSafely: async (url: string) => Buffer.from(gateway(url)) }),
  });
  const app = serveContestDocuments(documents, () => []);
  const post = (body: Uint8Array, { from = '127.0.0.1', query = '', headers = {} } = {}) =>
    uploads.handle(
      new Request(`${ORIGIN}/api/documents${query}`, {
        method: 'POST',
        body: new Uint8Array(body),
        headers: { origin: ORIGIN, 'content-type': 'application/octet-stream', ...headers },
      }),
      { clientAddress: from },
    );
  return {
    ...{ time, scan, searched, post, sweep: uploads.sweep },
    get: (cid: string, headers: Record<string, string> = {}) =>
      app.request(`/api/documents/${cid}`, { headers }),
  };
}

test('stores bytes under their CID, and serves them as a download', async () => {
  const { post, get } = open();
  const bytes = makePicture(150_000);
  const answer = await post(bytes);
  expect(answer.status).toBe(201);
  expect(await answer.json()).toEqual({ uri: toRawUri(bytes) });
  const served = await get(toCid(bytes));
  expect(served.status).toBe(200);
  expect(new Uint8Array(await served.arrayBuffer())).toEqual(bytes);
  expect(Object.fromEntries(served.headers)).toMatchObject({
    'content-type': 'application/octet-stream',
    'x-content-type-options': 'nosniff',
    'content-disposition': `attachment; filename="${toCid(bytes)}"`,
    etag: `"${toCid(bytes)}"`,
    'cache-tag': `document-${toCid(bytes)}`,
    'cache-control': 'no-cache',
  });
  expect((await get(toCid(bytes), { 'if-none-match': `"${toCid(bytes)}"` })).status).toBe(304);
  expect((await get(toCid(makePicture(1)))).status).toBe(404);
});

test('serves a stored document that an attestation names, for good and with the tags of its contest', async () => {
  const { post, get, scan, sweep, time } = open();
  const { bytes, contentHash } = makeContest();
  await post(bytes);
  scan.namings.set(toCid(bytes), [naming(contentHash)]);
  const served = await get(toCid(bytes));
  expect(served.headers.get('content-type')).toBe('application/json');
  expect(served.headers.get('content-disposition')).toMatch(/^attachment/);
  expect(served.headers.get('cache-tag')).toBe(`contest-${CONTEST},document-${toCid(bytes)}`);
  expect(served.headers.get('cache-control')).toContain('immutable');
  time.now += HOUR;
  await sweep();
  scan.namings.clear();
  time.now += 400 * DAY;
  await sweep();
  expect((await get(toCid(bytes))).status).toBe(200);
});

test.each([
  ['an hour', '', HOUR],
  ['14 days after a hand-over', '?signed=later', 14 * DAY],
])('deletes what nothing names after %s, and stores it again', async (_, query, lifeMs) => {
  const { post, get, sweep, time } = open();
  const { bytes } = makeContest();
  const cid = toCid(bytes);
  await post(bytes, { query });
  time.now += lifeMs - 1;
  await sweep();
  expect((await get(cid)).status).toBe(200);
  time.now += 1;
  await sweep();
  expect((await get(cid)).status).toBe(404);
  expect((await post(bytes)).status).toBe(201);
  expect((await get(cid)).status).toBe(200);
  // Storing it again starts a new hour.
  time.now += HOUR - 1;
  await post(bytes);
  time.now += HOUR - 1;
  await sweep();
  expect((await get(cid)).status).toBe(200);
});

test('asks the gateway only for what is not stored', async () => {
  const asked: string[] = [];
  const { bytes, contentHash } = makeContest();
  const gateway = (url: string) => {
    asked.push(url);
    return bytes;
  };
  const { post, get, scan } = open({ gateway });
  const cid = toCid(bytes);
  scan.namings.set(cid, [naming(contentHash)]);
  expect((await get(cid)).status).toBe(200);
  expect(asked).toEqual([`https://ipfs.example/ipfs/${cid}`]);
  asked.length = 0;
  const other = makeContest({ description: 'Looms.' });
  scan.namings.set(toCid(other.bytes), [naming(other.contentHash)]);
  await post(other.bytes);
  const served = await get(toCid(other.bytes));
  expect(new Uint8Array(await served.arrayBuffer())).toEqual(other.bytes);
  expect(asked).toEqual([]);
});

test('keeps a document whose hash is not the one in the attestation no longer than others', async () => {
  const { post, get, scan, sweep, time } = open();
  const { bytes } = makeContest();
  await post(bytes);
  scan.namings.set(toCid(bytes), [naming(`0x${'00'.repeat(32)}`)]);
  time.now += HOUR;
  await sweep();
  expect((await get(toCid(bytes))).status).toBe(404);
});

test('keeps a signed document that a hundred older attestations name with another hash', async () => {
  const { post, get, scan, sweep, time } = open();
  const { bytes, contentHash } = makeContest();
  await post(bytes);
  const wrong = Array.from({ length: 100 }, () => naming(`0x${'00'.repeat(32)}`, `0x${'ee'.repeat(32)}`));
  scan.namings.set(toCid(bytes), [...wrong, naming(contentHash)]);
  time.now += HOUR;
  await sweep();
  time.now += HOUR;
  await sweep();
  for (const query of ['', `?attestation=${CONTEST}`]) {
    const served = await get(`${toCid(bytes)}${query}`);
    expect(served.headers.get('cache-tag')).toBe(`contest-${CONTEST},document-${toCid(bytes)}`);
  }
});

test('serves an upload, or finds it at the gateway, that a hundred older attestations name with another hash', async () => {
  const { bytes, contentHash } = makeContest();
  const wrong = Array.from({ length: 100 }, () => naming(`0x${'00'.repeat(32)}`, `0x${'ee'.repeat(32)}`));
  const stored = open();
  await stored.post(bytes);
  stored.scan.namings.set(toCid(bytes), wrong);
  expect((await stored.get(toCid(bytes))).headers.get('cache-control')).toBe('no-cache');
  await database.query('delete from documents', []);
  for (const [hiddenUids, status] of [
    [[], 200],
    [[CONTEST], 410],
  ] as const) {
    const elsewhere = open({ gateway: () => bytes, hiddenUids });
    elsewhere.scan.namings.set(toCid(bytes), [...wrong, naming(contentHash)]);
    expect((await elsewhere.get(toCid(bytes))).status).toBe(status);
  }
});

test('keeps documents while a scan does not answer, and serves them', async () => {
  const { post, get, scan, sweep, time } = open();
  const { bytes } = makeContest();
  await post(bytes);
  scan.failure = new Error('down');
  time.now += HOUR;
  await sweep();
  expect((await get(toCid(bytes))).status).toBe(200);
  scan.failure = undefined;
  time.now += HOUR;
  await sweep();
  expect((await get(toCid(bytes))).status).toBe(404);
});

test('keeps documents and their pictures while a scan answers, but is behind', async () => {
  const cover = makePicture(200);
  const { bytes } = makeContest({
    cover: { uri: toRawUri(cover), type: 'image/png', width: 1, height: 1, size: 200, alt: '' },
  });
  const health = { ok: false };
  const server = createServer(({ url }, response) =>
    response.end(JSON.stringify(url === '/health' ? health : { data: { attestations: [] } })),
  ).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const graphQl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
  const fetchNamings = createNamings([{ ...local, eas: { ...local.eas, graphQl } }]);
  const { post, get, sweep, time } = open({ fetchNamings });
  for (const each of [bytes, cover]) await post(each);
  for (let i = 0; i < 3; i += 1) {
    time.now += HOUR;
    await sweep();
    for (const each of [bytes, cover]) expect((await get(toCid(each))).status).toBe(200);
  }
  health.ok = true;
  time.now += HOUR;
  await sweep();
  for (const each of [bytes, cover]) expect((await get(toCid(each))).status).toBe(404);
});

test('keeps pictures through the document that names them, without asking the scans', async () => {
  const { post, get, scan, searched, sweep, time } = open();
  const [cover, other] = [makePicture(200), makePicture(300)];
  const { bytes, contentHash } = makeContest({
    cover: { uri: toRawUri(cover), type: 'image/png', width: 1, height: 1, size: 200, alt: '' },
  });
  expect(await (await post(bytes)).json()).toEqual({ uri: toRawUri(bytes), missing: [toRawUri(cover)] });
  for (const each of [cover, other]) await post(each);
  expect(await (await post(bytes)).json()).toEqual({ uri: toRawUri(bytes) });
  time.now += HOUR / 2;
  await post(bytes, { query: '?signed=later' });
  time.now += HOUR;
  await sweep();
  expect((await get(toCid(other))).status).toBe(404);
  expect((await get(toCid(cover))).headers.get('cache-control')).toBe('no-cache');
  scan.namings.set(toCid(bytes), [naming(contentHash)]);
  time.now += 14 * DAY;
  await sweep();
  const served = await get(toCid(cover));
  expect(new Uint8Array(await served.arrayBuffer())).toEqual(cover);
  expect(served.headers.get('cache-tag')).toBe(`contest-${CONTEST},document-${toCid(cover)}`);
  expect(searched).not.toContain(toCid(cover));
});

test('hides documents and pictures by the UID of their contest, or by their CID', async () => {
  const cover = makePicture(400);
  const { bytes, contentHash } = makeContest({
    cover: { uri: toRawUri(cover), type: 'image/png', width: 1, height: 1, size: 400, alt: '' },
  });
  for (const options of [{ hiddenUids: [CONTEST] }, { hiddenCids: [toCid(bytes)] }]) {
    const { post, get, scan } = open(options);
    await database.query('delete from documents', []);
    const stored = await post(bytes);
    if (options.hiddenCids) {
      expect(stored.status).toBe(410);
      await open().post(bytes);
    }
    await post(cover);
    scan.namings.set(toCid(bytes), [naming(contentHash)]);
    expect((await get(toCid(bytes))).status).toBe(410);
    expect((await get(toCid(cover))).status).toBe(410);
    expect((await get(`${toCid(bytes)}?attestation=0x${'00'.repeat(32)}`)).status).toBe(410);
  }
});

test('leaves room for others, however many addresses one /48 has', async () => {
  // Smaller than on a server: 95 documents that nothing names fill it.
  const { post } = open({ maxBytes: 25_000_000 });
  const picture = makePicture(64);
  const write = new DataView(picture.buffer);
  const postFrom = (from: string, number: number) => {
    write.setUint32(42, number);
    return post(picture, { from });
  };
  let stored = 0;
  for (let i = 0; i < 250; i += 1) {
    // Each from another /64.
    const answer = await postFrom(`2001:db8:7:${i.toString(16)}::1`, i);
    if (answer.status === 201) stored += 1;
    else expect(await answer.json()).toMatchObject({ status: 503, limit: 'network' });
  }
  // Twice the share of a /64.
  expect(stored).toBe(Math.ceil((2 * (6_250_000 / 40)) / 65_536));
  expect((await postFrom('2001:db8:8::1', 250)).status).toBe(201);
  expect((await postFrom('192.0.2.1', 251)).status).toBe(201);
});

test('stores nothing beyond its room, counts small documents as larger ones, and frees the room', async () => {
  const { post, sweep, time } = open({ maxBytes: 1_000_000 });
  const statuses: number[] = [];
  for (let i = 0; i < 6; i += 1) statuses.push((await post(makePicture(3, i))).status);
  expect(statuses).toEqual([201, 201, 201, 503, 503, 503]);
  // A document that is already stored takes no more room.
  expect((await post(makePicture(3, 0))).status).toBe(201);
  time.now += 2 * HOUR;
  await sweep();
  expect((await post(makePicture(3, 5))).status).toBe(201);
});

test('leaves the room for an hour to others when documents that are signed later fill theirs', async () => {
  const { post } = open({ maxBytes: 1_000_000 });
  const postAll = async (numbers: readonly number[], query?: string) => {
    const statuses: number[] = [];
    for (const n of numbers) statuses.push((await post(makePicture(3, n), query ? { query } : {})).status);
    return statuses;
  };
  expect(await postAll([0, 1], '?signed=later')).toEqual([201, 503]);
  expect(await postAll([1, 2, 3, 4])).toEqual([201, 201, 201, 503]);
  // Nor does a document get there that is stored already.
  expect(await postAll([0, 1], '?signed=later')).toEqual([201, 503]);
  expect(await postAll([1])).toEqual([201]);
});

test('counts a document toward the networks that ask to keep it for 14 days', async () => {
  const { post } = open();
  const picture = makePicture(10);
  await post(picture, { from: '192.0.2.77' });
  await post(picture, { from: '198.51.100.7', query: '?signed=later' });
  await post(picture, { from: '203.0.113.9' });
  const { rows } = await database.query('select networks[1] as network from documents');
  expect(rows).toEqual([{ network: '198.51.100.7' }]);
});

test('keeps what nothing names for 15 days at most, however often it is stored again', async () => {
  const { post, get, sweep, time } = open();
  const picture = makePicture(10);
  for (let day = 0; day < 15; day += 5) {
    await post(picture, { query: '?signed=later' });
    time.now += 5 * DAY - 1;
    await sweep();
    expect((await get(toCid(picture))).status).toBe(200);
    time.now += 1;
  }
  await sweep();
  expect((await get(toCid(picture))).status).toBe(404);
  expect((await post(picture)).status).toBe(201);
});

test('gives the disk back: deleted documents leave room for new ones', async () => {
  const { post, sweep, time } = open();
  const sizes: number[] = [];
  for (let round = 0; round < 6; round += 1) {
    // Random bytes, and others in each round.
    for (let i = 0; i < 4; i += 1) await post(randomBytes(262_144).fill(0xff, 0, 2));
    time.now += HOUR;
    await sweep();
    const { rows } = await database.query<{ size: number }>(
      "select pg_total_relation_size('documents')::int as size",
    );
    sizes.push(rows[0]?.size ?? Number.NaN);
  }
  expect(Math.max(...sizes.slice(1))).toBeLessThanOrEqual((sizes[0] ?? 0) + 262_144);
});

test('keeps the networks of an upload only until an attestation names the document', async () => {
  const { post, scan, sweep, time } = open();
  const { bytes, contentHash } = makeContest();
  await post(bytes, { from: '192.0.2.77' });
  const read = async () =>
    (
      await database.query<{ networks: string }>(
        "select array_to_string(networks, ' ') as networks from documents",
      )
    ).rows[0]?.networks;
  expect(await read()).toBe('192.0.2.77 192.0.2.0/24 192.0/16');
  scan.namings.set(toCid(bytes), [naming(contentHash)]);
  time.now += HOUR;
  await sweep();
  expect(await read()).toBe('192.0.2.0/24 192.0/16');
});

test('rejects other sites, other types, what is empty and what is too large', async () => {
  const { post } = open();
  const bytes = makePicture(10);
  expect((await post(bytes, { headers: { origin: 'https://evil.example' } })).status).toBe(403);
  expect((await post(bytes, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
  expect((await post(bytes, { headers: { 'content-type': 'text/plain' } })).status).toBe(415);
  expect((await post(new Uint8Array())).status).toBe(400);
  expect((await post(bytes, { query: '?signed=never' })).status).toBe(400);
  expect((await post(makePicture(262_144))).status).toBe(201);
  expect((await post(makePicture(262_145))).status).toBe(413);
});

test('does not store without a database', async () => {
  const { app } = createTestApp();
  const answer = await app.request('/api/documents', {
    method: 'POST',
    body: makePicture(10),
    headers: { origin: ORIGIN, 'content-type': 'application/octet-stream' },
  });
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ detail: expect.stringContaining('stores no documents') });
});

test('limits the documents that all networks store together', async () => {
  const { app } = createTestApp({}, database);
  const bytes = makePicture(262_144);
  const headers = { origin: ORIGIN, 'content-type': 'application/octet-stream' };
  expect((await app.request('/api/documents', { method: 'POST', body: bytes, headers })).status).toBe(201);
  expect((await app.request('/api/documents')).status).toBe(405);
  const served = await app.request(`/api/documents/${toCid(bytes)}`);
  expect(new Uint8Array(await served.arrayBuffer())).toEqual(bytes);
  expect(served.headers.get('content-security-policy')).toBeTruthy();
});

test('serves a stored picture re-encoded, and another document not as a picture', async () => {
  const { app } = createTestApp({}, database);
  const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#c00' } })
    .jpeg()
    .toBuffer();
  const page = new TextEncoder().encode('<!doctype html><script>alert(1)</script>');
  const headers = { origin: ORIGIN, 'content-type': 'application/octet-stream' };
  const read = (bytes: Uint8Array) => app.request(`/api/pictures/${toCid(bytes)}?width=320`);
  expect((await read(picture)).status).toBe(404);
  for (const bytes of [picture, page])
    await app.request('/api/documents', { method: 'POST', body: new Uint8Array(bytes), headers });
  const served = await read(picture);
  expect(served.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  expect(served.headers.get('x-content-type-options')).toBe('nosniff');
  expect(served.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(await sharp(await served.arrayBuffer()).metadata()).toMatchObject({ format: 'webp', width: 320 });
  expect((await read(page)).status).toBe(422);
});
