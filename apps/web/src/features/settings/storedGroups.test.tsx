import { afterEach, expect, test, vi } from 'vitest';
import { clearStored, findStoredElsewhere, listStoredGroups } from './storedGroups.ts';

const KEYS = {
  'laurel.draft.contest': 'drafts',
  'laurel.draft.review 1 0x12': 'drafts',
  'laurel.sealed 1 0x12 0x34 1 0x56': 'sealed',
  'laurel.intents': 'signing',
  'wallet-kit.transactions': 'transactions',
  'rk-transactions': 'transactions',
  'wallet-kit.connected': 'wallet',
  'rk-recent': 'wallet',
  'wc@2:client:0.3': 'wallet',
  'wagmi.recentConnectorId': 'wallet',
  'laurel.theme': 'appearance',
  'laurel.endpoints': 'endpoints',
  'something else': 'other',
} as const;

const store = () => {
  for (const key of Object.keys(KEYS)) localStorage.setItem(key, 'ä');
};

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

test('assigns every key to one group, with its size in bytes', () => {
  store();
  sessionStorage.setItem('laurel.scroll', '{}');
  const groups = listStoredGroups();
  expect(groups?.map(({ name, items }) => [name, items])).toEqual([
    ['drafts', 2],
    ['sealed', 1],
    ['signing', 1],
    ['transactions', 2],
    ['wallet', 4],
    ['appearance', 1],
    ['endpoints', 1],
    ['other', 1],
  ]);
  expect(groups?.find(({ name }) => name === 'signing')?.bytes).toBe('laurel.intents'.length + 2);
});

test('does not count keys that libraries recreate, but clears them with everything', async () => {
  localStorage.setItem('rk-version', '2.2.11');
  sessionStorage.setItem('laurel.scroll', '{}');
  expect(listStoredGroups()).toEqual([]);
  await clearStored();
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});

test('clears one group and keeps the others', async () => {
  store();
  await clearStored('wallet');
  expect(Object.keys(localStorage).sort()).toEqual(
    Object.keys(KEYS)
      .filter((key) => KEYS[key as keyof typeof KEYS] !== 'wallet')
      .sort(),
  );
});

test('clears everything, including the databases of wallets', async () => {
  store();
  const deleteDatabase = vi.fn();
  vi.stubGlobal('indexedDB', { databases: async () => [{ name: 'WALLET_CONNECT' }], deleteDatabase });
  expect(listStoredGroups(await findStoredElsewhere())?.find(({ name }) => name === 'wallet')?.items).toBe(5);
  await clearStored();
  expect(localStorage.length).toBe(0);
  expect(deleteDatabase).toHaveBeenCalledWith('WALLET_CONNECT');
});

test('counts the pictures of drafts with the drafts, and clears them with these only', async () => {
  localStorage.setItem('laurel.draft.contest', '');
  const kept = new Map([['laurel-draft-pictures', [new Response(new Uint8Array(100_000))]]]);
  vi.stubGlobal('caches', {
    has: async (name: string) => kept.has(name),
    open: async (name: string) => ({ matchAll: async () => kept.get(name) }),
    delete: async (name: string) => kept.delete(name),
  });
  expect(listStoredGroups(await findStoredElsewhere())).toEqual([
    { name: 'drafts', items: 2, bytes: 100_000 + 'laurel.draft.contest'.length },
  ]);
  await clearStored('appearance');
  expect(kept.size).toBe(1);
  await clearStored('drafts');
  expect(kept.size).toBe(0);
});

test('distinguishes blocked storage from empty storage', () => {
  expect(listStoredGroups()).toEqual([]);
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('sessionStorage', undefined);
  expect(listStoredGroups()).toBeUndefined();
});
