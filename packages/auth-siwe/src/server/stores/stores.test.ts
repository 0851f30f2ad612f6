import { PGlite } from '@electric-sql/pglite';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMemoryNonceStore } from './createMemoryNonceStore.ts';
import { createMemorySessionStore } from './createMemorySessionStore.ts';
import { createSqlNonceStore } from './createSqlNonceStore.ts';
import { createSqlSessionStore } from './createSqlSessionStore.ts';
import { type NonceStore, VERIFICATION_LIFE_MS } from './nonceStore.ts';
import type { SessionStore } from './sessionStore.ts';
import { createSiweTables, type SqlQuery } from './sql.ts';

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const session = { address, chainId: 84532, expiresAt: 1_000_000_000_000, seenAt: 900_000_000_000 } as const;

let database: PGlite;
const query: SqlQuery = (sql, values) => database.query(sql, [...values]);

beforeAll(async () => {
  database = new PGlite();
  await createSiweTables(query);
  await createSiweTables(query);
}, 60_000);
afterAll(() => database.close());

const empty = async () => {
  for (const table of ['browsers', 'nonces', 'verifications', 'sessions'])
    await query(`delete from siwe_${table}`, []);
};

const kinds = [
  {
    kind: 'memory',
    nonceStore: async (maxNonces?: number) => createMemoryNonceStore(maxNonces ? { maxNonces } : {}),
    sessionStore: async () => createMemorySessionStore(),
  },
  {
    kind: 'PGlite',
    nonceStore: async (maxNonces?: number): Promise<NonceStore> => {
      await empty();
      return createSqlNonceStore({ query, ...(maxNonces && { maxNonces }) });
    },
    sessionStore: async (): Promise<SessionStore> => {
      await empty();
      return createSqlSessionStore({ query });
    },
  },
];

describe.each(kinds)('nonces in $kind', ({ nonceStore }) => {
  test('are taken once, by their browser, while they live', async () => {
    const store = await nonceStore();
    for (const nonce of ['one', 'two', 'three'])
      expect(await store.add({ nonce, browser: 'a', expiresAt: 100 }, 0)).toBe(true);
    expect(await store.take({ nonce: 'one', browser: 'b' }, 0)).toBe(false);
    expect(await store.take({ nonce: 'other', browser: 'a' }, 0)).toBe(false);
    expect(await store.take({ nonce: 'one', browser: 'a' }, 99)).toBe(true);
    expect(await store.take({ nonce: 'one', browser: 'a' }, 99)).toBe(false);
    expect(await store.take({ nonce: 'two', browser: 'a' }, 100)).toBe(false);
    expect(await store.take({ nonce: 'three', browser: 'a' }, 99)).toBe(true);
  });

  test('go to one of many who want the same', async () => {
    const store = await nonceStore();
    await store.add({ nonce: 'one', browser: 'a', expiresAt: 100 }, 0);
    const taken = await Promise.all(
      Array.from({ length: 20 }, () => store.take({ nonce: 'one', browser: 'a' }, 0)),
    );
    expect(taken.filter(Boolean)).toHaveLength(1);
  });

  test.each([
    ['one after another', 1],
    ['at once', 12],
  ])('are five for a browser, asked for %s', async (_, atOnce) => {
    const store = await nonceStore();
    const names = Array.from({ length: 12 }, (_name, i) => `nonce${i}`);
    for (let i = 0; i < names.length; i += atOnce) {
      const group = names.slice(i, i + atOnce);
      await Promise.all(group.map((nonce) => store.add({ nonce, browser: 'a', expiresAt: 100 }, 0)));
    }
    await store.add({ nonce: 'other', browser: 'b', expiresAt: 100 }, 0);
    const taken = [];
    for (const nonce of names) if (await store.take({ nonce, browser: 'a' }, 0)) taken.push(nonce);
    expect(taken).toHaveLength(5);
    if (atOnce === 1) expect(taken).toEqual(names.slice(-5));
    expect(await store.take({ nonce: 'other', browser: 'b' }, 0)).toBe(true);
  });

  test('are dropped with their browser', async () => {
    const store = await nonceStore();
    for (const browser of ['a', 'b']) await store.add({ nonce: 'one', browser, expiresAt: 100 }, 0);
    await store.drop('a');
    await store.drop('nobody');
    expect(await store.take({ nonce: 'one', browser: 'a' }, 0)).toBe(false);
    expect(await store.take({ nonce: 'one', browser: 'b' }, 0)).toBe(true);
  });

  test('are finished once, by their browser, after they were taken', async () => {
    const store = await nonceStore();
    const [mine, other] = [
      { nonce: 'one', browser: 'a' },
      { nonce: 'one', browser: 'b' },
    ];
    for (const each of [mine, other]) await store.add({ ...each, expiresAt: 100 }, 0);
    expect(await store.finish(mine)).toBe(false);
    await store.take(mine, 0);
    expect(await store.finish(other)).toBe(false);
    expect(await store.finish(mine)).toBe(true);
    expect(await store.finish(mine)).toBe(false);
  });

  test('that were taken are dropped with their browser, too', async () => {
    const store = await nonceStore();
    for (const browser of ['a', 'b']) {
      await store.add({ nonce: 'one', browser, expiresAt: 100 }, 0);
      await store.take({ nonce: 'one', browser }, 0);
    }
    await store.drop('a');
    expect(await store.finish({ nonce: 'one', browser: 'a' })).toBe(false);
    expect(await store.finish({ nonce: 'one', browser: 'b' })).toBe(true);
  });

  test('that were taken and never finished are removed after a minute', async () => {
    const store = await nonceStore();
    for (const nonce of ['one', 'two']) {
      await store.add({ nonce, browser: 'a', expiresAt: 100 }, 0);
      await store.take({ nonce, browser: 'a' }, 0);
    }
    await store.removeExpired(VERIFICATION_LIFE_MS - 1);
    expect(await store.finish({ nonce: 'one', browser: 'a' })).toBe(true);
    await store.removeExpired(VERIFICATION_LIFE_MS);
    expect(await store.finish({ nonce: 'two', browser: 'a' })).toBe(false);
  });

  test('are refused when there is no room, until some have expired', async () => {
    const store = await nonceStore(2);
    const add = (browser: string, now: number) =>
      store.add({ nonce: browser, browser, expiresAt: now + 20_000 }, now);
    expect([await add('a', 0), await add('b', 0), await add('c', 0)]).toEqual([true, true, false]);
    await store.removeExpired(20_000);
    expect(await add('c', 20_000)).toBe(true);
    expect(await store.take({ nonce: 'a', browser: 'a' }, 0)).toBe(false);
  });
});

test('the memory of nonces counts what it holds, whatever happens', async () => {
  const browser = fc.constantFrom('a', 'b', 'c');
  const act = fc.oneof(
    fc.record({ act: fc.constant('add' as const), browser }),
    fc.record({ act: fc.constant('take' as const), browser, index: fc.nat(30) }),
    fc.record({ act: fc.constant('drop' as const), browser }),
    fc.record({ act: fc.constantFrom('pass' as const, 'sweep' as const) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 40 }), async (acts) => {
      const maxNonces = 6;
      const store = createMemoryNonceStore({ maxNonces });
      let open: { nonce: string; browser: string; expiresAt: number }[] = [];
      let askers: string[] = [];
      let now = 0;
      let made = 0;
      for (const each of acts) {
        if (each.act === 'add') {
          const nonce = `nonce${made++}`;
          const entry = { nonce, browser: each.browser, expiresAt: now + 3 };
          if (open.length >= maxNonces) {
            // Whoever asked first stands first, and goes when all that is left of theirs has expired.
            for (const asker of askers) {
              const newest = open.findLast((other) => other.browser === asker);
              if (newest && newest.expiresAt > now) break;
              open = open.filter((other) => other.browser !== asker);
            }
          }
          const mine = open.filter((other) => other.browser === each.browser);
          const others = open.filter((other) => mine.length < 5 || other !== mine[0]);
          const hasRoom = others.length < maxNonces;
          expect(await store.add(entry, now)).toBe(hasRoom);
          if (hasRoom) {
            open = [...others, entry];
            askers = [...askers.filter((asker) => asker !== each.browser), each.browser];
          }
        } else if (each.act === 'take') {
          const nonce = `nonce${each.index}`;
          const found = open.find((other) => other.nonce === nonce && other.browser === each.browser);
          expect(await store.take({ nonce, browser: each.browser }, now)).toBe((found?.expiresAt ?? 0) > now);
          open = open.filter((other) => other !== found);
        } else if (each.act === 'drop') {
          await store.drop(each.browser);
          open = open.filter((other) => other.browser !== each.browser);
        } else if (each.act === 'pass') now += 1;
        else {
          await store.removeExpired(now);
          open = open.filter(({ expiresAt }) => expiresAt > now);
        }
      }
    }),
    { numRuns: 500 },
  );
});

describe.each(kinds)('sessions in $kind', ({ sessionStore }) => {
  const keys = { id: 'id1', browser: 'a', formerId: undefined };

  test('are found by their id', async () => {
    const store = await sessionStore();
    expect(await store.open(keys, session, 0)).toBe(true);
    expect(await store.find('id1')).toEqual(session);
    expect(await store.find('id2')).toBeUndefined();
    await store.touch('id1', 950_000_000_000);
    expect(await store.find('id1')).toEqual({ ...session, seenAt: 950_000_000_000 });
  });

  test('take the place of the former one of a browser, by either key', async () => {
    const store = await sessionStore();
    await store.open(keys, session, 0);
    await store.open({ id: 'other', browser: 'b', formerId: undefined }, session, 0);
    await store.open({ ...keys, id: 'id2' }, session, 0);
    expect(await store.find('id1')).toBeUndefined();
    await store.open({ id: 'id3', browser: 'c', formerId: 'id2' }, session, 0);
    expect(await store.find('id2')).toBeUndefined();
    await store.open({ id: 'id4', browser: 'c', formerId: 'id3' }, session, 0);
    expect(await store.find('id3')).toBeUndefined();
    expect(await store.find('id4')).toEqual(session);
    expect(await store.find('other')).toEqual(session);
  });

  test('end by either key', async () => {
    const store = await sessionStore();
    for (const browser of ['a', 'b', 'c'])
      await store.open({ id: `id-${browser}`, browser, formerId: undefined }, session, 0);
    await store.end({ id: 'id-a' });
    await store.end({ browser: 'b' });
    await store.end({ id: 'nobody', browser: 'nowhere' });
    const found = await Promise.all(['id-a', 'id-b', 'id-c'].map((id) => store.find(id)));
    expect(found).toEqual([undefined, undefined, session]);
  });

  test('are removed when they have expired, or were not seen for long', async () => {
    const store = await sessionStore();
    const open = (id: string, expiresAt: number, seenAt: number) =>
      store.open({ id, browser: id, formerId: undefined }, { ...session, expiresAt, seenAt }, 0);
    await open('old', 100, 90);
    await open('idle', 200, 10);
    await open('good', 200, 90);
    await store.removeExpired(100, 10);
    const found = await Promise.all(
      ['old', 'idle', 'good'].map(async (id) => (await store.find(id)) !== undefined),
    );
    expect(found).toEqual([false, false, true]);
  });
});

test('sessions in memory are bounded', async () => {
  const store = createMemorySessionStore({ maxSessions: 2 });
  const open = (id: string, expiresAt: number, now: number) =>
    store.open({ id, browser: id, formerId: undefined }, { ...session, expiresAt }, now);
  expect([await open('a', 100, 0), await open('b', 200, 0), await open('c', 200, 0)]).toEqual([
    true,
    true,
    false,
  ]);
  expect(await open('c', 200, 100)).toBe(true);
  expect(await store.find('a')).toBeUndefined();
});
