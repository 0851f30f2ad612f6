import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMemoryNonceStore, createMemorySessionStore, createSiweServer } from '@org/auth-siwe/server';
import { provideTemplate } from '@org/server-kit/testing';
import type { Address } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ada, createBrowser, ORIGIN } from '../../test/createBrowser.ts';
import { openApiDatabase } from '../database.ts';
import { createMemoryDraftStore } from './createMemoryDraftStore.ts';
import { createSqlDraftStore } from './createSqlDraftStore.ts';
import type { DraftStore } from './draftStore.ts';
import { handleDrafts } from './handleDrafts.ts';

const folder = mkdtempSync(join(tmpdir(), 'draft-owners-'));
const contract: { readonly address: Address } = { address: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC' };

/** Two chains, each with a contract at every address that accepts every signature. */
const fetch: typeof globalThis.fetch = async (url, init) => {
  const { method } = JSON.parse(String(init?.body)) as { method: string };
  const chainId = `0x${Number(String(url).slice(-2)).toString(16)}`;
  const result = { eth_chainId: chainId, eth_getCode: '0x60', eth_call: '0x01' }[method];
  return new Response(JSON.stringify({ jsonrpc: '2.0', id: 1, result }));
};

const start = (store: DraftStore) => {
  const siwe = createSiweServer({
    origin: ORIGIN,
    chains: [10, 42].map((id) => ({ id, rpcUrls: [`http://rpc.example/${id}`] })),
    nonces: createMemoryNonceStore(),
    sessions: createMemorySessionStore(),
    rateLimits: null,
    fetch,
  });
  const drafts = handleDrafts({ siwe, store });
  /** Signs in on a chain, with a key or as a contract. */
  return async (chainId: number, account: typeof ada | typeof contract) => {
    const browser = createBrowser((url, init) => {
      const request = new Request(url, init);
      return url.includes('/api/siwe/') ? siwe.handle(request) : drafts(request, {});
    });
    const { nonce } = (await (await browser.send('/api/siwe/nonce')).json()) as { nonce: string };
    const message = `localhost:3000 wants you to sign in with your Ethereum account:\n${account.address}\n\nSign in.\n\nURI: ${ORIGIN}\nVersion: 1\nChain ID: ${chainId}\nNonce: ${nonce}\nIssued At: ${new Date().toISOString()}`;
    const signature = 'signMessage' in account ? await account.signMessage({ message }) : '0x1234';
    expect((await browser.verify({ message, signature })).status).toBe(200);
    return {
      save: async (id: string) => (await browser.sendJson('PUT', `/api/drafts/${id}`, {})).status,
      read: async (id: string) => (await browser.send(`/api/drafts/${id}`)).status,
      remove: async (id: string) => (await browser.send(`/api/drafts/${id}`, { method: 'DELETE' })).status,
      removeAll: async () => (await browser.send('/api/drafts', { method: 'DELETE' })).status,
    };
  };
};

const address = ada.address;
let database: NonNullable<Awaited<ReturnType<typeof openApiDatabase>>>;

beforeAll(async () => {
  const opened = await openApiDatabase(
    { kind: 'folder', path: join(folder, 'database') },
    await provideTemplate(),
  );
  if (opened) database = opened;
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

test.each(['memory', 'PGlite'])('keeps contracts of different chains apart: drafts in %s', async (kind) => {
  const open = start(kind === 'memory' ? createMemoryDraftStore() : createSqlDraftStore(database.query));
  const mine = await open(10, contract);
  const theirs = await open(42, contract);
  expect(await mine.save('a')).toBe(201);
  expect([await theirs.read('a'), await theirs.remove('a')]).toEqual([404, 404]);
  expect([await theirs.save('a'), await theirs.removeAll()]).toEqual([201, 204]);
  expect(await mine.read('a')).toBe(200);
  expect(await (await open(10, contract)).read('a')).toBe(200);
});

test.each(['memory', 'PGlite'])('shares a key’s drafts between chains: drafts in %s', async (kind) => {
  const open = start(kind === 'memory' ? createMemoryDraftStore() : createSqlDraftStore(database.query));
  expect(await (await open(10, ada)).save('b')).toBe(201);
  expect(await (await open(42, ada)).read('b')).toBe(200);
  // A key with code (EIP-7702) that signs through its code is an account of one chain.
  const byCode = await open(42, { address });
  expect([await byCode.read('b'), await byCode.removeAll()]).toEqual([404, 204]);
  expect(await (await open(42, ada)).read('b')).toBe(200);
});
