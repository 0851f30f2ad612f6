import type { SqlQuery } from '@org/auth-siwe/server';
import { createDatabase } from '@org/server-kit/testing';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ben, createBrowser, ORIGIN } from '../test/createBrowser.ts';
import { makePicture } from '../test/makePicture.ts';
import { startApi } from '../test/startApi.ts';
import { createDocumentStore } from './contests/documentStore.ts';

type Api = Awaited<ReturnType<typeof startApi>>;

let databaseUrl: string;
let one: Api;
let two: Api;

beforeAll(async () => {
  ({ url: databaseUrl } = await createDatabase(inject('postgresUrl')));
  // Two servers migrate at the same time.
  [one, two] = await Promise.all([
    startApi({ DATABASE_URL: databaseUrl }),
    startApi({ DATABASE_URL: databaseUrl }),
  ]);
  expect([one.code, two.code]).toEqual([undefined, undefined]);
});
afterAll(() => Promise.all([one?.stop(), two?.stop()]));

/** A browser whose requests go to both servers in turn, as behind a load balancer. */
const openBoth = () => {
  let turn = 0;
  return createBrowser((url, init) => {
    turn += 1;
    return fetch(url.replace(ORIGIN, turn % 2 === 0 ? one.url : two.url), init);
  });
};

test('shares sessions and nonces between two servers on one database', async () => {
  const browser = openBoth();
  for (let round = 0; round < 4; round += 1) {
    expect((await browser.signIn()).status).toBe(200);
    expect(await browser.session()).not.toBeNull();
    expect(await browser.session()).not.toBeNull();
  }
  await browser.send('/api/siwe/logout', { method: 'POST' });
  expect(await browser.session()).toBeNull();
});

test('shares stored documents between two servers on one database', async () => {
  const bytes = makePicture(262_144);
  const headers = { origin: ORIGIN, 'content-type': 'application/octet-stream' };
  const store = ({ url }: Api) => fetch(`${url}/api/documents`, { method: 'POST', headers, body: bytes });
  const [first, ...others] = await Promise.all([store(one), store(two), store(one), store(two)]);
  expect([first, ...others].map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  const { uri } = (await first.json()) as { uri: string };
  const found = await fetch(`${two.url}/api/documents/${uri.slice('ipfs://'.length)}`);
  expect(new Uint8Array(await found.arrayBuffer())).toEqual(bytes);
});

test('keeps the pictures of a document that is signed later', async () => {
  const pool = new pg.Pool({ connectionString: databaseUrl });
  try {
    const query: SqlQuery = async (text, values) => pool.query(text, [...values]);
    const store = createDocumentStore(query);
    const [HOUR, DAY, start] = [3_600_000, 86_400_000, 1_800_000_000_000];
    const save = (cid: string, pictures: readonly string[], lifeMs: number) =>
      store.save({
        ...{ cid, bytes: makePicture(100), isText: false, pictures, networks: [], now: start, lifeMs },
      });
    for (const picture of ['cover', 'other']) expect(await save(picture, [], HOUR)).toBeUndefined();
    expect(await save('later', ['cover'], 14 * DAY)).toBeUndefined();
    await store.sweep(start + HOUR, async () => false);
    expect(await store.listMissing(['cover', 'other', 'later'])).toEqual(['other']);
    await store.sweep(start + 14 * DAY, async () => false);
    expect(await store.listMissing(['cover', 'later'])).toEqual(['cover', 'later']);
  } finally {
    await pool.end();
  }
});

const ROUNDS = process.env.LAUREL_FULL ? 50 : 12;

test('opens one session for 20 simultaneous posts of one message to two servers', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const browser = openBoth();
    const signed = await browser.sign();
    const answers = await Promise.all(Array.from({ length: 20 }, () => browser.verify(signed)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(401)]);
  }
});

test('leaves one session after signing in from two tabs at once', async () => {
  for (let round = 0; round < 10; round += 1) {
    const browser = openBoth();
    const tabs = [await browser.sign(), await browser.sign(ben), await browser.sign()];
    const answers = await Promise.all(tabs.map((signed) => browser.verify(signed)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const cookies = answers.map((answer) => answer.headers.getSetCookie()[0]?.split(';')[0] ?? '');
    const sessions = await Promise.all(
      cookies.map(async (cookie) => {
        const answer = await fetch(`${one.url}/api/siwe/session`, { headers: { cookie } });
        return ((await answer.json()) as { session: unknown }).session;
      }),
    );
    expect(sessions.filter((session) => session !== null)).toHaveLength(1);
  }
});

test('accepts each of twelve concurrent nonces once, on either server', async () => {
  const browser = openBoth();
  await browser.sign();
  const signed = await Promise.all(Array.from({ length: 12 }, () => browser.sign()));
  for (const each of signed) {
    const posts = await Promise.all([browser.verify(each), browser.verify(each), browser.verify(each)]);
    expect(posts.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  }
});

test('voids the nonces of a browser on the other server after a logout', async () => {
  const browser = openBoth();
  const signed = [await browser.sign(), await browser.sign()];
  const cookies = new Map(browser.jar);
  expect((await browser.send('/api/siwe/logout', { method: 'POST' })).status).toBe(204);
  for (const [name, value] of cookies) browser.jar.set(name, value);
  for (const each of signed) expect((await browser.verify(each)).status).toBe(401);
});

test('keeps sessions over a restart between nonce and verify', async () => {
  const first = await startApi({ DATABASE_URL: databaseUrl });
  const browser = first.open();
  const signed = await browser.sign();
  await first.stop('SIGKILL');
  const second = await startApi({ DATABASE_URL: databaseUrl });
  const again = second.open();
  for (const [name, value] of browser.jar) again.jar.set(name, value);
  expect((await again.verify(signed)).status).toBe(200);
  await second.stop();
  const third = await startApi({ DATABASE_URL: databaseUrl });
  const last = third.open();
  for (const [name, value] of again.jar) last.jar.set(name, value);
  expect(await last.session()).not.toBeNull();
  await third.stop();
});

test('limits an account to 200 drafts, on either server', async () => {
  const browser = openBoth();
  await browser.signIn(ben);
  const saves = Array.from({ length: 230 }, (_, i) => browser.sendJson('PUT', `/api/drafts/d${i}`, { i }));
  const statuses = (await Promise.all(saves)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(200);
  expect(statuses.filter((status) => status === 422)).toHaveLength(30);
});

test('answers 503 when the database is gone, and refuses to start without it', async () => {
  const { url } = await createDatabase(inject('postgresUrl'));
  const api = await startApi({ DATABASE_URL: url });
  const browser = api.open();
  expect((await browser.send('/api/siwe/nonce')).status).toBe(200);
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  await client.query(`drop database ${new URL(url).pathname.slice(1)} with (force)`);
  await client.end();
  expect((await browser.send('/api/siwe/nonce')).status).toBe(503);
  for (const path of ['/health', '/ready']) expect((await browser.send(path)).status).toBe(503);
  await api.stop();
  const refused = await startApi({ DATABASE_URL: url });
  expect(refused.code).toBe(1);
  expect(refused.printed()).toContain('The database of DATABASE_URL cannot be opened');
});
