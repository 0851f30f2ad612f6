import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SiweSubject } from '@org/auth-siwe/server';
import type { Database } from '@org/server-kit';
import { provideTemplate } from '@org/server-kit/testing';
import type { Address } from 'viem';
import { getAddress } from 'viem/utils';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createDraftsApp } from '../../test/createTestApp.ts';
import { createKnownPeople } from '../contests/createKnownPeople.ts';
import { openApiDatabase } from '../database.ts';
import { createMemoryDraftStore } from './createMemoryDraftStore.ts';
import { createSqlDraftStore } from './createSqlDraftStore.ts';
import type { DraftStore } from './draftStore.ts';

const folder = mkdtempSync(join(tmpdir(), 'draft-quota-'));
let database: Database | null = null;

beforeAll(async () => {
  database = await openApiDatabase(
    { kind: 'folder', path: join(folder, 'database') },
    await provideTemplate(),
  );
});
afterAll(async () => {
  await database?.close();
  rmSync(folder, { recursive: true });
});

const DAY = 86_400_000;
const owner = (i: number): SiweSubject => `0x${i.toString(16).padStart(40, '0')}`;

describe.each(['memory', 'PGlite'])('in %s', (kind) => {
  beforeEach(async () => void (await database?.query('delete from drafts', [])));

  const createStore = (limits: { maxBytes?: number } = {}): DraftStore =>
    kind === 'memory' || !database
      ? createMemoryDraftStore(limits)
      : createSqlDraftStore(database.query, limits);

  const createSave = (store: DraftStore) => {
    let versions = 0;
    return async (
      i: number,
      id: string,
      bytes: number,
      { network = 'here', organizers = [] as string[], now = 1, former = null as '*' | null } = {},
    ) => {
      versions += 1;
      const draft = { id, version: `v${versions}`, updatedAt: now, content: 'x'.repeat(bytes) };
      const saver = { network, organizers };
      const result = await store.save({ owner: owner(i), draft, former, saver, since: 0 });
      return result.status === 'no-room' ? result.limit : result.status;
    };
  };

  test('limits an account to 2 MB under parallel saves, and reports it', async () => {
    const { open } = createDraftsApp(kind === 'memory' ? null : database);
    const visitor = await open();
    const text = 'x'.repeat(60_000);
    const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => visitor.save(`d${i}`, text)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(33);
    const refused = answers.find(({ status }) => status === 422);
    expect(await refused?.json()).toMatchObject({
      code: 'drafts-too-large',
      detail: 'An account can store 2 MB of drafts.',
    });
    const grown = await visitor.send('/api/drafts/d0', {
      method: 'PUT',
      body: JSON.stringify({ text: 'x'.repeat(65_000) }),
      headers: { 'content-type': 'application/json', 'if-match': '*' },
    });
    expect(grown.status).toBe(422);
    const shrunk = await visitor.sendJson('PUT', '/api/drafts/d0', { text: '' }, { 'if-match': '*' });
    expect(shrunk.status).toBe(200);
    expect((await visitor.save('small', 'text')).status).toBe(201);
  });

  test('lists drafts without their content', async () => {
    const { open, time } = createDraftsApp(kind === 'memory' ? null : database);
    const visitor = await open();
    const { version } = (await (await visitor.save('review.1.a', 'größer')).json()) as { version: string };
    await visitor.save('other', 'text');
    const answer = await visitor.send('/api/drafts');
    const updatedAt = new Date(time.now).toISOString();
    const { drafts } = (await answer.json()) as { drafts: { id: string }[] };
    expect(drafts.sort((a, b) => b.id.localeCompare(a.id))).toEqual([
      { id: 'review.1.a', kind: 'review', version, updatedAt, bytes: 19 },
      { id: 'other', kind: null, version: expect.any(String), updatedAt, bytes: 15 },
    ]);
  });

  test('limits new accounts of one network to 10 MB, but not known people and other networks', async () => {
    const save = createSave(createStore());
    const results = [];
    for (let i = 0; i < 12; i += 1) results.push(await save(i, 'a', 1_000_000));
    expect(results.filter((result) => result === 'created')).toHaveLength(9);
    expect(results.slice(9)).toEqual(['network', 'network', 'network']);
    expect(await save(20, 'a', 1_000_000, { network: 'elsewhere' })).toBe('created');
    expect(await save(21, 'a', 1_000_000, { organizers: ['x'] })).toBe('created');
    // Existing drafts can be changed as long as they do not grow.
    expect(await save(0, 'a', 999_000, { former: '*' })).toBe('updated');
  });

  test('counts a draft toward the network it was created on, wherever it is saved from', async () => {
    const save = createSave(createStore());
    const results = [];
    for (let i = 0; i < 11; i += 1) results.push(await save(i, 'a', 990_000));
    expect(results.slice(9)).toEqual(['created', 'network']);
    for (let i = 0; i < 10; i += 1)
      expect(await save(i, 'a', 990_000, { network: 'elsewhere', former: '*' })).toBe('updated');
    expect(await save(20, 'a', 990_000)).toBe('network');
    // A draft that grows from another network still counts toward the first one.
    expect(await save(0, 'a', 1_200_000, { network: 'elsewhere', former: '*' })).toBe('network');
    expect(await save(20, 'a', 990_000, { network: 'elsewhere' })).toBe('created');
  });

  test('limits a network when many accounts save at once', async () => {
    const save = createSave(createStore());
    const accounts = Array.from({ length: 30 }, (_, i) => i);
    const results = await Promise.all(accounts.map((i) => save(i, 'a', 1_000_000)));
    expect(results.filter((result) => result === 'created')).toHaveLength(9);
  });

  test('limits the store when many networks save at once', async () => {
    const save = createSave(createStore({ maxBytes: 20_000 }));
    const accounts = Array.from({ length: 30 }, (_, i) => i);
    const results = await Promise.all(accounts.map((i) => save(i, 'a', 500, { network: `network ${i}` })));
    expect(results.filter((result) => result === 'created')).toHaveLength(10);
  });

  test('leaves the last quarter of the store to judges and organizers', async () => {
    const store = createStore({ maxBytes: 20_000 });
    const save = createSave(store);
    for (let i = 0; i < 10; i += 1) expect(await save(i, 'a', 500, { network: `${i}` })).toBe('created');
    const aged = [];
    for (let i = 0; i < 10; i += 1) aged.push(await save(i, 'b', 500, { network: `${i}`, now: 1 + DAY }));
    expect(aged.filter((result) => result === 'created')).toHaveLength(5);
    expect(aged.at(-1)).toBe('store');
    expect(await save(40, 'a', 100, { organizers: ['x'] })).toBe('created');
    // Freed space can be used at once.
    await store.removeAll(owner(0));
    await store.remove(owner(1), 'a', null, 0);
    expect(await save(9, 'c', 500, { network: 'x', now: 1 + DAY })).toBe('created');
  });

  test('limits new accounts to half of the store', async () => {
    const save = createSave(createStore({ maxBytes: 10_000 }));
    expect(await save(1, 'a', 500)).toBe('created');
    const results = [];
    for (let i = 10; i < 30; i += 1)
      results.push(await save(i, 'a', 500, { network: `network ${i}`, now: 2 }));
    expect(results.filter((result) => result === 'created')).toHaveLength(4);
    expect(results.at(-1)).toBe('store');
    // The second draft of a flooding account is still a newcomer's.
    expect(await save(10, 'b', 500, { now: 3 })).toBe('store');
    expect(await save(1, 'b', 500, { now: 1 + DAY })).toBe('created');
  });

  /** Three drafts of 200 kB by each of these judges of some organizers' contests, from some networks. */
  const fill = async (
    save: ReturnType<typeof createSave>,
    { accounts, organizers, networks }: { accounts: number; organizers: number; networks: number },
  ) => {
    const refused = new Set<string>();
    for (let draft = 0; draft < 3; draft += 1)
      for (let i = 0; i < accounts; i += 1) {
        const saver = { network: `network ${i % networks}`, organizers: [`organizer ${i % organizers}`] };
        const answer = await save(100 + i, `${draft}`, 200_000, saver);
        if (answer !== 'created') refused.add(answer);
      }
    return [...refused];
  };
  const MB = 1_000_000;

  test.each([
    ['one contest that names 56 accounts', { accounts: 56, organizers: 1, networks: 56 }, 'organizer'],
    ['56 contests of accounts in one network', { accounts: 56, organizers: 56, networks: 1 }, 'network'],
    ['eight organizers in 56 networks', { accounts: 56, organizers: 8, networks: 56 }, 'organizer'],
  ])('leaves room for the judges of others when %s save all they can', async (_, attack, limit) => {
    const save = createSave(createStore({ maxBytes: 5 * MB }));
    const refused = await fill(save, attack);
    expect(refused).toContain(limit);
    expect(refused).not.toContain('store');
    // Ten judges of other contests.
    for (let i = 0; i < 10; i += 1) {
      const saver = { network: `office ${i}`, organizers: [`honest ${i}`] };
      expect(await save(i, 'review', 20_000, saver)).toBe('created');
    }
  });

  test('counts a judge of several organizers toward the one that has least', async () => {
    const save = createSave(createStore({ maxBytes: 5 * MB }));
    await fill(save, { accounts: 10, organizers: 1, networks: 10 });
    expect(await save(1, 'a', 200_000, { network: 'x', organizers: ['organizer 0'] })).toBe('organizer');
    expect(await save(1, 'a', 200_000, { network: 'x', organizers: ['organizer 0', 'y'] })).toBe('created');
  });

  test('lets nobody block an account by naming it in a contest', async () => {
    const save = createSave(createStore({ maxBytes: 5 * MB }));
    const attacker = 'organizer 0';
    const judge = { network: 'office', organizers: ['honest', attacker] };
    // When the drafts are created, the attacker has no bytes.
    expect(await save(1, 'a', 1_000, { network: 'office', organizers: [attacker] })).toBe('created');
    expect(await save(1, 'b', 1_000, { network: 'office', organizers: [attacker] })).toBe('created');
    await fill(save, { accounts: 10, organizers: 1, networks: 10 });
    expect(await save(1, 'a', 20_000, { ...judge, former: '*' })).toBe('updated');
    expect(await save(1, 'a', 30_000, { ...judge, former: '*' })).toBe('updated');
    expect(await save(1, 'c', 20_000, judge)).toBe('created');
    // After a restart, this server has read the attacker's contest only.
    expect(await save(1, 'a', 40_000, { ...judge, organizers: [attacker], former: '*' })).toBe('updated');
  });

  test('does not limit an account more because a contest names it', async () => {
    const save = createSave(createStore({ maxBytes: 5 * MB }));
    const named = { network: 'home', organizers: ['attacker'] };
    for (let i = 0; i < 10; i += 1)
      await save(100 + i, 'a', 60_000, { network: `network ${i}`, organizers: ['attacker'] });
    expect(await save(1, 'a', 200_000, { network: 'home' })).toBe('created');
    expect(await save(2, 'a', 60_000, named)).toBe('created');
    expect(await save(2, 'a', 64_000, { ...named, former: '*' })).toBe('updated');
  });

  test('moves a draft once its account is known, and keeps it there when that is forgotten', async () => {
    const save = createSave(createStore({ maxBytes: 40 * MB }));
    for (let i = 0; i < 9; i += 1) expect(await save(i, 'a', 1.05 * MB)).toBe('created');
    expect(await save(9, 'a', 900_000)).toBe('network');
    expect(await save(0, 'a', 1_060_000, { organizers: ['x'], former: '*' })).toBe('updated');
    // The draft's place in the network is free.
    expect(await save(9, 'a', 900_000)).toBe('created');
    // After a restart the server knows nobody.
    expect(await save(0, 'a', 1_070_000, { former: '*' })).toBe('updated');
  });
});

test('knows judges and organizers of a contest: keys on every chain, contracts on their own', () => {
  const people = createKnownPeople();
  const [organizer, judge] = [
    '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  ] as const;
  people.add({ chainId: 10, organizer, judges: [judge.toLowerCase() as typeof judge] });
  for (const address of [organizer, judge]) {
    expect(people.listOrganizers(address)).toEqual([organizer]);
    expect(people.listOrganizers(`eip155:10:${address}`)).toEqual([organizer]);
    expect(people.listOrganizers(`eip155:42:${address}`)).toEqual([]);
  }
  expect(people.listOrganizers(owner(1))).toEqual([]);
  people.add({ chainId: 10, organizer: judge, judges: [] });
  expect(people.listOrganizers(judge)).toEqual([organizer, judge]);
});

test('forgets the people of an organizer with many contests first', () => {
  const people = createKnownPeople();
  const address = (i: number) => getAddress(owner(i));
  people.add({ chainId: 10, organizer: address(1), judges: [address(2)] });
  // More than the 100,000 of all organizers, if one had no limit: each judge counts twice, with and without the chain.
  for (let i = 0; i < 252; i += 1) {
    // Without a checksum, which `add` calculates.
    const judges = Array.from({ length: 200 }, (_, judge) => owner(1_000 + i * 200 + judge) as Address);
    people.add({ chainId: 10, organizer: address(3), judges: i === 0 ? [address(2)] : judges });
  }
  const organizersOf = (i: number) => people.listOrganizers(address(i)).length;
  // The judge whom both had named is forgotten with the older contests of the second one.
  expect([1, 2, 3].map(organizersOf)).toEqual([1, 1, 1]);
  expect([1_200, 51_399].map(organizersOf)).toEqual([0, 1]);
});
