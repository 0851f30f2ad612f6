import { openAsBlob } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { provideTemplate } from '@org/server-kit/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHAIN_ID, createBrowser, ORIGIN } from '../../test/createBrowser.ts';
import { createSiweServer } from './createSiweServer.ts';
import type { SiweRefusalReason } from './problems.ts';
import { createMemoryNonceStore } from './stores/createMemoryNonceStore.ts';
import { createMemorySessionStore } from './stores/createMemorySessionStore.ts';
import { createSqlNonceStore } from './stores/createSqlNonceStore.ts';
import { createSqlSessionStore } from './stores/createSqlSessionStore.ts';
import { createSiweTables, type SqlQuery } from './stores/sql.ts';
import type { NonceStore, SessionStore } from './stores/stores.ts';

let database: PGlite;
const query: SqlQuery = (sql, values) => database.query(sql, [...values]);
beforeAll(async () => {
  database = new PGlite({ loadDataDir: await openAsBlob(await provideTemplate()) });
  await createSiweTables(query);
});
afterAll(() => database.close());

const memory = { nonces: createMemoryNonceStore(), sessions: createMemorySessionStore() };
const createSqlStores = () => ({
  nonces: createSqlNonceStore({ query }),
  sessions: createSqlSessionStore({ query }),
});

type Stores = { readonly nonces: NonceStore; readonly sessions: SessionStore };
const kinds: { kind: string; createStores: () => Stores }[] = [
  { kind: 'one server with its memory', createStores: () => memory },
  { kind: 'two servers on one database', createStores: createSqlStores },
];

const createGate = () => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
};

/** A contract wallet that accepts every signature, on a slow chain. */
const start = (createStores: () => Stores) => {
  const asked = createGate();
  const answered = createGate();
  const reasons: SiweRefusalReason[] = [];
  const results: Record<string, string> = {
    eth_chainId: `0x${CHAIN_ID.toString(16)}`,
    eth_getCode: '0x60',
    eth_call: '0x01',
  };
  const fetch: typeof globalThis.fetch = async (_url, init) => {
    const { method } = JSON.parse(String(init?.body)) as { method: string };
    if (method === 'eth_call') {
      asked.open();
      await answered.opened;
    }
    return new Response(JSON.stringify({ jsonrpc: '2.0', id: 1, result: results[method] }));
  };
  const createServer = () =>
    createSiweServer({
      ...createStores(),
      origin: ORIGIN,
      chains: [{ id: CHAIN_ID, rpcUrls: ['http://rpc.example'] }],
      rateLimits: null,
      fetch,
      onRefusal: (reason) => reasons.push(reason),
    });
  const browser = createBrowser(createServer().handle);
  const other = createBrowser(createServer().handle);
  return { browser, other, asked, answered, reasons };
};

test.each(kinds)('rule 7: logout ends a sign-in that is being verified: $kind', async ({ createStores }) => {
  const { browser, other, asked, answered, reasons } = start(createStores);
  const signed = { ...(await browser.sign()), signature: '0x1234' } as const;
  const jar = new Map(browser.jar);
  const verified = browser.verify(signed);
  await asked.opened;
  for (const [name, value] of jar) other.jar.set(name, value);
  expect((await other.logout()).status).toBe(204);
  answered.open();
  const answer = await verified;
  expect(answer.status).toBe(401);
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(reasons).toEqual(['logged-out']);
  expect(await browser.session()).toBeNull();
});

test.each(kinds)("rule 7: logout does not end another browser's sign-in: $kind", async ({ createStores }) => {
  const { browser, other, asked, answered } = start(createStores);
  const verified = browser.verify({ ...(await browser.sign()), signature: '0x1234' });
  await asked.opened;
  await other.nonce();
  expect((await other.logout()).status).toBe(204);
  answered.open();
  expect((await verified).status).toBe(200);
  expect(await browser.session()).not.toBeNull();
});

test('rule 7: logout ends a session that opens at the same moment', async () => {
  const sessions = createMemorySessionStore();
  const opened: string[] = [];
  let logout = async () => {};
  const { browser, answered } = start(() => ({
    nonces: memory.nonces,
    sessions: {
      ...sessions,
      open: async (...request) => {
        await logout();
        opened.push(request[0].id);
        return sessions.open(...request);
      },
    },
  }));
  answered.open();
  const signed = await browser.sign();
  const jar = new Map(browser.jar);
  logout = async () => {
    await browser.logout();
    for (const [name, value] of jar) browser.jar.set(name, value);
  };
  expect((await browser.verify(signed)).status).toBe(401);
  expect(await sessions.find(opened[0] ?? '')).toBeUndefined();
});
