import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { local } from '@org/chain-config';
import {
  type EntryDocument,
  getPhase,
  type IgnoredReason,
  type Phase,
  type Result,
  readContestDocument,
  readNotes,
  readResult,
  toRawUri,
} from '@org/contests';
import { type ActsReading, createActsReader, fetchNotes, fetchProfile } from '@org/contests/chain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getWallClock } from '../base/createLocalClient.ts';
import { type LocalChain, localAccounts, startLocalChain } from '../index.ts';
import { type DemoKey, people } from './demoContest.ts';
import { demoContests } from './seedDemo.ts';

let chain: LocalChain;
let startedAt: bigint;
const readings = new Map<
  DemoKey,
  { reading: ActsReading; result: Result; entries: readonly EntryDocument[] }
>();

const getReading = (key: DemoKey) => {
  const reading = readings.get(key);
  if (!reading) throw new Error(`no reading of ${key}`);
  return reading;
};
const getResult = (key: DemoKey): Result => getReading(key).result;
const countReasons = (result: Result): Partial<Record<IgnoredReason, number>> => {
  const counts: Partial<Record<IgnoredReason, number>> = {};
  for (const { reason } of result.ignored) counts[reason] = (counts[reason] ?? 0) + 1;
  return counts;
};
const listPlaces = (key: DemoKey) => {
  const { result, entries } = getReading(key);
  return result.ranking.map(
    ({ rank, entry, points, reviews, judges }) =>
      `${rank} ${entries[Number(entry) - 1]?.name} ${points} ${reviews}/${judges}`,
  );
};

beforeAll(async () => {
  startedAt = getWallClock();
  chain = await startLocalChain({ demo: true });
  const reader = createActsReader({ client: chain.client, config: local });
  for (const key of Object.keys(demoContests) as DemoKey[]) {
    const lookup = await reader.fetchActs(chain.demo?.[key].uid ?? '0x');
    if (lookup.status !== 'found') throw new Error(`${key}: ${lookup.status}`);
    const { reading } = lookup;
    const document = await readContestDocument(reading.state.values);
    if (document.status !== 'read') throw new Error(`${key}: the document is ${document.status}`);
    const result = readResult({ ...reading, document });
    readings.set(key, { reading, result, entries: document.document.entries });
  }
});

afterAll(() => chain.stop());

test('names no pictures without a server that stores them', () => {
  const uris = [...readings.values()].map(({ reading }) => reading.state.values.uri);
  expect(uris.filter((uri) => !uri.startsWith('data:'))).toEqual([]);
});

test('stores documents and pictures before an attestation names them', async () => {
  const stored = new Map<string, Uint8Array>();
  const server = createServer(async (request, response) => {
    const bytes = new Uint8Array(await buffer(request));
    const uri = toRawUri(bytes);
    stored.set(uri, bytes);
    response.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify({ uri }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const documentsOrigin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const other = await startLocalChain({ demo: true, documentsOrigin });
  const reader = createActsReader({ client: other.client, config: local });
  const fetchIpfs = async (cid: string) => stored.get(`ipfs://${cid}`) ?? null;
  try {
    for (const [key, { pictures }] of Object.entries(demoContests)) {
      const lookup = await reader.fetchActs(other.demo?.[key as DemoKey].uid ?? '0x');
      if (lookup.status !== 'found') throw new Error(`${key}: ${lookup.status}`);
      const { state } = lookup.reading;
      const contest = await readContestDocument(state.values, { fetchIpfs });
      if (contest.status !== 'read') throw new Error(`${key}: the document is ${contest.status}`);
      const { cover, entries } = contest.document;
      expect(stored.has(cover?.uri ?? ''), key).toBe(true);
      expect(cover?.alt).toMatch(/^[A-Z].{30,}\.$/);
      const submitted = demoContests[key as DemoKey].acts.flatMap((act) =>
        act.act === 'submit' ? [act.entry] : [],
      );
      const names = [...entries, ...submitted].map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining(Object.keys(pictures.entries)));
      for (const { name, pictures: shown = [] } of entries)
        expect(
          shown.filter(({ uri }) => stored.has(uri)),
          name,
        ).toHaveLength(name in pictures.entries ? 1 : 0);
    }
  } finally {
    await other.stop();
    server.close();
  }
});

test('fails with a sentence if the server does not store them', async () => {
  const starting = startLocalChain({ demo: true, documentsOrigin: 'http://127.0.0.1:1' });
  await expect(starting).rejects.toThrow('did not store a document (no answer)');
});

test('starts the chain five weeks ago and ends at the wall clock', async () => {
  const [first, last] = await Promise.all([
    chain.client.getBlock({ blockNumber: 0n }),
    chain.client.getBlock(),
  ]);
  expect(first.timestamp).toBeLessThan(startedAt - 34n * 86_400n);
  expect(last.timestamp).toBeLessThanOrEqual(getWallClock());
  expect(last.timestamp).toBeGreaterThanOrEqual(startedAt);
});

test('follows the wall clock afterwards, in bursts and after a pause', async () => {
  const account = localAccounts.visitor.address;
  for (const pauseMs of [0, 0, 0, 2100, 0]) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    const before = Math.floor(Date.now() / 1000);
    const hash = await chain.client.sendTransaction({ account, to: account });
    const { blockNumber } = await chain.client.waitForTransactionReceipt({ hash, checkReplacement: false });
    const { timestamp } = await chain.client.getBlock({ blockNumber });
    expect(Number(timestamp)).toBeGreaterThanOrEqual(before);
    expect(Number(timestamp)).toBeLessThanOrEqual(Date.now() / 1000);
  }
});

test('has a contest in every phase', () => {
  const now = getWallClock();
  const phases = Object.fromEntries(
    [...readings].map(([key, { result }]) => [key, getPhase(result.contest, now)]),
  );
  expect(phases).toEqual({
    closed: 'closed',
    judging: 'judging',
    started: 'judging',
    weighted: 'judging',
    submissions: 'submissions',
    admission: 'admission',
    sealed: 'judging',
    revealing: 'revealing',
    upcoming: 'upcoming',
    withdrawn: 'withdrawn',
  } satisfies Record<DemoKey, Phase>);
  const { time } = getResult('started').contest;
  expect(time).toBeGreaterThanOrEqual(startedAt - 25n * 60n);
  expect(time).toBeLessThanOrEqual(now - 25n * 60n);
});

describe('the closed contest', () => {
  test('has a winner, a tie with different coverage, and no entry without a review', () => {
    expect(listPlaces('closed')).toEqual([
      '1 Tidepool 22.00 4/4',
      '2 Sharebox 17.00 4/4',
      '2 Kerbside 17.00 3/4',
      '4 Nightbus 13.25 4/4',
      '5 Seed Swap 10.50 4/4',
      '6 Tidepool Lite 7.00 4/4',
    ]);
    expect(countReasons(getResult('closed'))).toEqual({ superseded: 1, withdrawn: 1 });
  });

  test('has tracks and prizes', async () => {
    const document = await readContestDocument(getReading('closed').reading.state.values);
    expect(document).toMatchObject({
      document: {
        tracks: [{ name: 'Street' }, { name: 'Stairwell' }],
        prizes: [{ track: 0 }, { track: 1 }, { track: 2 }],
      },
    });
  });
});

describe('the contest being judged', () => {
  test('has a partial ranking and one entry without a review', () => {
    expect(listPlaces('judging')).toEqual([
      '1 Footpaths with a memory 20.67 3/5',
      '2 Tiny Tiles 18.00 2/5',
      '3 Ramps 17.67 3/5',
      '4 Well watch 15.67 3/5',
      '5 Lost bus stops 10.50 2/5',
      '6 Benches and taps 8.33 3/5',
      'null Shade Walk  0/5',
    ]);
    expect(countReasons(getResult('judging'))).toEqual({ superseded: 1, withdrawn: 1 });
  });

  test('leaves reviews to every local judge and belongs to Local Organizer', () => {
    const { contest, progress } = getResult('judging');
    expect(contest.organizer).toBe(localAccounts.organizer.address);
    const { judge1, judge2, judge3 } = localAccounts;
    for (const [judge, reviewed] of [
      [judge1, 3],
      [judge2, 4],
      [judge3, 1],
    ] as const) {
      expect(progress).toContainEqual({ judge: judge.address, reviewed, total: 7 });
    }
  });
});

test('gives the new contest the local judges and no review', () => {
  const { counted, ignored, contest } = getResult('started');
  expect([counted, ignored]).toEqual([[], []]);
  const { organizer, judge1, judge2, judge3 } = localAccounts;
  expect(contest.judges).toEqual([judge1, judge2, judge3, organizer].map(({ address }) => address));
});

describe('the contest that takes submissions', () => {
  test('has an admitted, an edited, a withdrawn and a new one', () => {
    const { details } = getResult('submissions');
    expect(details.submissions?.map(({ status, entrant }) => [status, entrant])).toEqual([
      ['replaced', people.ines],
      ['pending', people.ines],
      ['withdrawn', people.mara],
      ['pending', people.visitor],
    ]);
    expect(details.entries).toMatchObject([{ number: 1, submission: { entrant: people.tomas } }]);
  });
});

describe('the sealed contests', () => {
  test('hold commitments while they are judged', () => {
    const { counted, details } = getResult('sealed');
    expect(counted).toEqual([]);
    expect(details.reviews.map(({ kind }) => kind)).toEqual(['commitment', 'commitment', 'commitment']);
  });

  test('show the reviews that were revealed', () => {
    expect(listPlaces('revealing')).toEqual(['1 The long curve 8.00 1/3', '2 Slats 7.50 2/3']);
  });
});

test('has distinct comments of some length', () => {
  const comments = [...readings.values()].flatMap(({ result }) =>
    result.counted.flatMap(({ comment }) => (comment === '' ? [] : [comment])),
  );
  expect(new Set(comments).size).toBe(comments.length);
  expect(Math.min(...comments.map(({ length }) => length))).toBeGreaterThan(25);
});

test('gives profiles to the organizer and the local judges, but not to the visitor', async () => {
  const read = (account: keyof typeof localAccounts) =>
    fetchProfile({ client: chain.client, config: local }, localAccounts[account].address);
  expect(await read('visitor')).toEqual({ status: 'none' });
  for (const account of ['organizer', 'judge1', 'judge2', 'judge3'] as const) {
    const profile = await read(account);
    if (profile.status !== 'written') throw new Error(`${account} has no profile.`);
    const [head, body = ''] = profile.uri.split(',');
    expect(head).toBe('data:application/json;base64');
    expect(JSON.parse(Buffer.from(body, 'base64').toString()).name).toMatch(/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u);
    expect(profile.uri.length).toBeLessThan(4_000);
  }
});

describe('the contest with weights', () => {
  test('is extended by two days, with a reason and a note', async () => {
    const { reading, result } = getReading('weighted');
    expect(result.details.postponements).toMatchObject([{ reason: expect.stringContaining('storm') }]);
    expect(result.contest.endsAt - (result.details.start.closesAt ?? 0n)).toBe(2n * 86_400n);
    const { rows } = await fetchNotes({ client: chain.client, config: local }, reading.contest);
    expect(readNotes(reading.state, rows)).toMatchObject([{ kind: 'text', about: null }]);
  });

  test('has scales and named entries', () => {
    expect(getResult('weighted').contest.criteria).toMatchObject([
      { label: 'Legibility', maxPoints: 5, weight: 2 },
      { label: 'Wayfinding', maxPoints: 10, weight: 3 },
      { label: 'Cost', maxPoints: 5, weight: 1 },
    ]);
    expect(listPlaces('weighted')).toEqual([
      '1 Tide marks 35.50 2/3',
      '2 Rope and knots 32.50 2/3',
      '3 Lantern numbers 26.00 1/3',
      'null Painted buoys  0/3',
    ]);
  });

  test('has a changed and a withdrawn review, a recusal and a disqualification', () => {
    const { ignored, details } = getResult('weighted');
    expect(ignored.map(({ reason }) => reason)).toEqual(['superseded', 'withdrawn']);
    expect(details.recusals.map(({ judge, entry }) => [judge, entry])).toEqual([[people.judge2, 3]]);
    expect(details.entries.find(({ status }) => status === 'disqualified')?.number).toBe(5);
    expect(details).toMatchObject({ order: 'confirmed', isFinal: false });
  });
});
