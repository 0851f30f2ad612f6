import { openAsBlob } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { provideTemplate } from '@org/server-kit/testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { toNetworks } from '../rateLimiter.ts';
import { createMemoryNonceStore } from './createMemoryNonceStore.ts';
import { createMemorySessionStore } from './createMemorySessionStore.ts';
import { createSqlNonceStore } from './createSqlNonceStore.ts';
import { createSqlSessionStore } from './createSqlSessionStore.ts';
import { createNetworkCounter, createSqlShares, toRegion } from './networkCounter.ts';
import { createSiweTables, type SqlQuery } from './sql.ts';
import type { NonceStore, SessionStore } from './stores.ts';

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const session = {
  address,
  chainId: 84532,
  signedBy: 'contract',
  expiresAt: 1_000_000_000_000,
  seenAt: 900_000_000_000,
} as const;

let database: PGlite;
const query: SqlQuery = (sql, values) => database.query(sql, [...values]);

beforeAll(async () => {
  database = new PGlite({ loadDataDir: await openAsBlob(await provideTemplate()) });
  await createSiweTables(query);
  await createSiweTables(query);
});
afterAll(() => database.close());

const empty = async () => {
  for (const table of ['secrets', 'spent', 'sessions']) await query(`delete from siwe_${table}`, []);
};

const kinds = [
  {
    kind: 'memory',
    nonceStore: async (maxSpent?: number) => createMemoryNonceStore(maxSpent ? { maxSpent } : {}),
    sessionStore: async (maxSessions?: number) =>
      createMemorySessionStore(maxSessions ? { maxSessions } : {}),
  },
  {
    kind: 'PGlite',
    nonceStore: async (maxSpent?: number): Promise<NonceStore> => {
      await empty();
      return createSqlNonceStore({ query, ...(maxSpent && { maxSpent }) });
    },
    sessionStore: async (maxSessions?: number): Promise<SessionStore> => {
      await empty();
      return createSqlSessionStore({ query, ...(maxSessions && { maxSessions }) });
    },
  },
];

describe.each(kinds)('in $kind', ({ nonceStore }) => {
  const used = { nonce: 'one', browser: 'a', network: 'here', expiresAt: 100 };
  const gone = { browser: 'a', network: 'here', expiresAt: 100, hasRoom: false };

  test('spends a nonce once', async () => {
    const store = await nonceStore();
    expect(await store.spend(used, 0)).toBe('spent');
    expect(await store.spend(used, 0)).toBe('used');
    expect(await store.spend({ ...used, browser: 'b', network: 'elsewhere' }, 0)).toBe('used');
    expect(await store.spend({ ...used, nonce: 'two' }, 0)).toBe('spent');
  });

  test('spends a nonce once under parallel calls', async () => {
    const store = await nonceStore();
    const results = await Promise.all(Array.from({ length: 20 }, () => store.spend(used, 0)));
    expect(results.filter((result) => result === 'spent')).toHaveLength(1);
    expect(results.filter((result) => result === 'used')).toHaveLength(19);
  });

  test("drops a browser's nonces", async () => {
    const store = await nonceStore();
    expect(await store.isDropped('a')).toBe(false);
    expect(await store.drop(gone, 0)).toBe(true);
    expect(await store.drop({ ...gone, expiresAt: 200 }, 0)).toBe(true);
    expect([await store.isDropped('a'), await store.isDropped('b')]).toEqual([true, false]);
    expect(await store.spend(used, 0)).toBe('used');
    expect(await store.spend({ ...used, browser: 'b' }, 0)).toBe('spent');
    await store.removeExpired(199);
    expect(await store.isDropped('a')).toBe(true);
    await store.removeExpired(200);
    expect(await store.isDropped('a')).toBe(false);
  });

  test('removes expired nonces', async () => {
    const store = await nonceStore();
    await store.spend(used, 0);
    await store.removeExpired(99);
    expect(await store.spend(used, 99)).toBe('used');
    await store.removeExpired(100);
    expect(await store.spend(used, 100)).toBe('spent');
  });

  test('limits the nonces of a network to an eighth of the free capacity', async () => {
    const store = await nonceStore(80);
    const fill = async (network: string) => {
      const results = [];
      for (let i = 0; i < 12; i += 1)
        results.push(await store.spend({ ...used, browser: network, nonce: `${network} ${i}`, network }, 0));
      return results.filter((result) => result === 'spent').length;
    };
    expect(await fill('flood')).toBeLessThan(11);
    expect(await store.spend({ ...used, nonce: 'flood 0', network: 'flood' }, 0)).toBe('used');
    expect(await store.spend({ ...used, nonce: 'one more', network: 'flood' }, 0)).toBe('full');
    expect(await store.drop({ ...gone, network: 'flood' }, 0)).toBe(false);
    expect(await store.drop({ ...gone, network: 'flood', hasRoom: true }, 0)).toBe(true);
    expect(await store.drop({ ...gone, network: 'flood' }, 0)).toBe(true);
    expect(await fill('second flood')).toBeGreaterThan(4);
    expect(await store.spend({ ...used, nonce: 'honest', browser: 'b', network: 'honest' }, 0)).toBe('spent');
    await store.removeExpired(100);
    expect(await store.spend({ ...used, nonce: 'later', network: 'flood' }, 20_000)).toBe('spent');
  });

  test.each(['10.1.N.0/24', '2001:db8:N::/48'])(
    'limits a region to a quarter of the free capacity: %s',
    async (form) => {
      const store = await nonceStore(80);
      let spent = 0;
      for (let i = 0; i < 40; i += 1) {
        const network = form.replace('N', String(i));
        const result = await store.spend({ ...used, browser: 'b', nonce: `${i}`, network }, 0);
        if (result === 'spent') spent += 1;
      }
      expect(spent).toBeLessThanOrEqual(20);
      expect(spent).toBeGreaterThan(10);
      expect(await store.spend({ ...used, nonce: 'honest', network: '10.2.0.0/24' }, 0)).toBe('spent');
      await store.removeExpired(100);
      expect(await store.spend({ ...used, nonce: 'later', network: form.replace('N', '50') }, 0)).toBe(
        'spent',
      );
    },
  );

  test('keeps one secret for each period', async () => {
    const store = await nonceStore();
    const candidates = Array.from({ length: 10 }, (_, i) => `secret ${i}`);
    const found = await Promise.all(candidates.map((candidate) => store.findSecret(7, candidate)));
    expect(new Set(found).size).toBe(1);
    expect(candidates).toContain(found[0]);
    expect(await store.findSecret(8, 'of the next')).toBe('of the next');
    expect(await store.findSecret(7, 'late')).toBe(found[0]);
    await store.findSecret(14, 'of a clock that is a week ahead');
    expect(await store.findSecret(7, 'late')).toBe(found[0]);
    await store.findSecret(15, 'of the day after');
    expect(await store.findSecret(7, 'forgotten')).toBe('forgotten');
  });
});

test('counts a /24 with its /16, and a /48 with its /32', () => {
  const networks = ['192.0.2.0/24', '2001:db8:1::/48', '2001:db8:0::/48', 'unknown'];
  const regions = ['192.0.0.0/16', '2001:db8::/32', '2001:db8::/32', 'unknown'];
  expect(networks.map(toRegion)).toEqual(regions);
  const longest = toNetworks('2001:db8:1:2::1').at(-1) ?? '';
  expect(toRegion(longest)).toBe('2001:db8::/32');
  expect(toRegion(toNetworks('192.0.2.1').at(-1) ?? '')).toBe('192.0.0.0/16');
  expect(toRegion(toNetworks('::1').at(-1) ?? '')).toBe('0:0::/32');
});

test('takes 48 regions that use all their networks to fill 100,000 places', () => {
  const counter = createNetworkCounter(100_000);
  let total = 0;
  let regions = 0;
  while (counter.hasRoom(`10.${regions}.0.0/24`)) {
    for (let i = 0; i < 256; i += 1) {
      const network = `10.${regions}.${i}.0/24`;
      for (; counter.hasRoom(network); total += 1) counter.add(network);
    }
    regions += 1;
  }
  expect([regions, total]).toEqual([48, 100_000]);
});

test('counts rows once for simultaneous callers, and rejects until a count has succeeded', async () => {
  const count = vi.fn(async () => 0);
  const shares = createSqlShares(800, count);
  count.mockRejectedValueOnce(new Error('database'));
  const first = await Promise.allSettled([shares.find(0), shares.find(0)]);
  expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(count).toHaveBeenCalledTimes(1);
  expect(await shares.find(0)).toEqual({ network: 100, region: 200 });
  shares.add(400);
  expect(await shares.find(10_000)).toEqual({ network: 50, region: 100 });
  count.mockRejectedValueOnce(new Error('database'));
  expect(await shares.find(10_001)).toEqual({ network: 50, region: 100 });
  expect(await shares.find(10_002)).toEqual({ network: 100, region: 200 });
  expect(await createSqlShares(1_000_000, count).find(0)).toEqual({ network: 10_000, region: 20_000 });
});

describe.each(kinds)('in $kind', ({ sessionStore }) => {
  const keys = { id: 'id1', browser: 'a', formerId: undefined, network: 'here' };

  test('finds a session by its id', async () => {
    const store = await sessionStore();
    expect(await store.open(keys, session, 0)).toBe(true);
    expect(await store.find('id1')).toEqual(session);
    expect(await store.find('id2')).toBeUndefined();
    await store.touch('id1', 950_000_000_000);
    expect(await store.find('id1')).toEqual({ ...session, seenAt: 950_000_000_000 });
  });

  test('replaces the previous session of a browser, by either key', async () => {
    const store = await sessionStore();
    await store.open(keys, session, 0);
    await store.open({ id: 'other', browser: 'b', formerId: undefined, network: 'here' }, session, 0);
    await store.open({ ...keys, id: 'id2' }, session, 0);
    expect(await store.find('id1')).toBeUndefined();
    await store.open({ id: 'id3', browser: 'c', formerId: 'id2', network: 'here' }, session, 0);
    expect(await store.find('id2')).toBeUndefined();
    await store.open({ id: 'id4', browser: 'c', formerId: 'id3', network: 'here' }, session, 0);
    expect(await store.find('id3')).toBeUndefined();
    expect(await store.find('id4')).toEqual(session);
    expect(await store.find('other')).toEqual(session);
  });

  test('ends sessions by either key', async () => {
    const store = await sessionStore();
    for (const browser of ['a', 'b', 'c'])
      await store.open({ id: `id-${browser}`, browser, formerId: undefined, network: 'here' }, session, 0);
    expect(await store.end({ id: 'id-a', browser: 'invented' })).toEqual(['a']);
    expect(await store.end({ id: 'id-a', browser: 'a' })).toEqual([]);
    expect(await store.end({ id: 'id-b', browser: 'b' })).toEqual(['b']);
    expect(await store.end({ id: 'nobody', browser: 'nowhere' })).toEqual([]);
    const found = await Promise.all(['id-a', 'id-b', 'id-c'].map((id) => store.find(id)));
    expect(found).toEqual([undefined, undefined, session]);
  });

  test('ends all sessions of a key, or of a contract on its chain', async () => {
    const store = await sessionStore();
    const stranger = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
    const owners = {
      key: { ...session, signedBy: 'key' },
      'key elsewhere': { ...session, signedBy: 'key', chainId: 1 },
      contract: session,
      'contract elsewhere': { ...session, chainId: 1 },
      stranger: { ...session, signedBy: 'key', address: stranger },
    } as const;
    for (const [id, owner] of Object.entries(owners))
      await store.open({ id, browser: id, formerId: undefined, network: 'here' }, owner, 0);
    const listLeft = async () => {
      const ids = Object.keys(owners);
      const found = await Promise.all(ids.map((id) => store.find(id)));
      return ids.filter((_, index) => found[index] !== undefined);
    };
    await store.endAll(session);
    expect(await listLeft()).toEqual(['key', 'key elsewhere', 'contract elsewhere', 'stranger']);
    await store.endAll({ ...session, signedBy: 'key' });
    expect(await listLeft()).toEqual(['contract elsewhere', 'stranger']);
  });

  test('removes expired and unused sessions', async () => {
    const store = await sessionStore();
    const open = (id: string, expiresAt: number, seenAt: number) =>
      store.open(
        { id, browser: id, formerId: undefined, network: 'here' },
        { ...session, expiresAt, seenAt },
        0,
      );
    await open('old', 100, 90);
    await open('idle', 200, 10);
    await open('good', 200, 90);
    await store.removeExpired(100, 10);
    const found = await Promise.all(
      ['old', 'idle', 'good'].map(async (id) => (await store.find(id)) !== undefined),
    );
    expect(found).toEqual([false, false, true]);
  });

  test('limits the sessions of a network to an eighth of the free capacity', async () => {
    const store = await sessionStore(80);
    const open = (network: string, i: number) =>
      store.open(
        { id: `${network} ${i}`, browser: `${network} ${i}`, formerId: undefined, network },
        { ...session, expiresAt: 100 },
        0,
      );
    const opened = [];
    for (let i = 0; i < 12; i += 1) opened.push(await open('flood', i));
    expect(opened.filter(Boolean).length).toBeLessThan(11);
    // A browser with a session may sign in again.
    expect(await open('flood', 0)).toBe(true);
    // A rejected session ends no other.
    const refused = { id: 'new', browser: 'new', formerId: 'flood 0', network: 'flood' };
    expect(await store.open(refused, { ...session, expiresAt: 100 }, 0)).toBe(false);
    expect(await store.find('flood 0')).toBeDefined();
    expect(await open('honest', 0)).toBe(true);
    await store.removeExpired(100, 0);
    expect(await open('flood', 20)).toBe(true);
  });
});

test('migrates tables of the first version, keeps sessions of keys, and uses later tables that it can', async () => {
  const old = new PGlite({ loadDataDir: await openAsBlob(await provideTemplate()) });
  const ask: SqlQuery = (sql, values) => old.query(sql, [...values]);
  await old.exec(`
    create table siwe_browsers (browser text primary key, turn integer not null, expires_at bigint not null);
    create table siwe_nonces (browser text, slot integer, nonce text, expires_at bigint, primary key (browser, slot));
    create table siwe_verifications (browser text, nonce text, expires_at bigint, primary key (browser, nonce));
    create table siwe_sessions (browser text primary key, id text not null unique, address text not null,
      chain_id bigint not null, expires_at bigint not null, seen_at bigint not null);
    insert into siwe_sessions values ('a', 'key', '${address}', 1, 86400000, 1000), ('b', 'either', '${address}', 1, 3600000, 1000);
  `);
  await createSiweTables(ask);
  const sessions = createSqlSessionStore({ query: ask });
  expect(await sessions.find('key')).toMatchObject({ address, signedBy: 'key' });
  expect(await sessions.find('either')).toBeUndefined();
  await createSiweTables(ask);
  await ask('insert into siwe_migrations values (98, 1)', []);
  await createSiweTables(ask);
  await ask('insert into siwe_migrations values (99)', []);
  await expect(createSiweTables(ask)).rejects.toThrow('belong to a newer release');
  await old.close();
});
