import { local } from '@org/chain-config';
import {
  type Contest,
  checkContestInput,
  getContestState,
  type IgnoredReason,
  type Result,
  readResult,
  readStranger,
} from '@org/contests';
import { createChainReader, fetchProfile } from '@org/contests/chain';
import { getPhaseR2, readContestDocument, readNotes, readResultR2 } from '@org/contests/r2';
import { createActsReader, fetchNotes } from '@org/contests/r2-chain';
import { easAbi } from '@org/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getWallClock } from '../createLocalClient.ts';
import { type LocalChain, localAccounts, startLocalChain } from '../index.ts';
import { type DemoKey, people } from './demoContest.ts';
import { demoContests } from './demoContests.ts';

let chain: LocalChain;
let startedAt: bigint;
const results = new Map<DemoKey, Result>();

const getResult = (key: DemoKey): Result => {
  const result = results.get(key);
  if (!result) throw new Error(`no result of ${key}`);
  return result;
};
const countReasons = (result: Result): Partial<Record<IgnoredReason, number>> => {
  const counts: Partial<Record<IgnoredReason, number>> = {};
  for (const { reason } of result.ignored) counts[reason] = (counts[reason] ?? 0) + 1;
  return counts;
};
const listPlaces = ({ ranking }: Result) =>
  ranking.map(
    ({ rank, entry, points, reviews, judges }) => `${rank} ${entry} ${points} ${reviews}/${judges}`,
  );

beforeAll(async () => {
  startedAt = getWallClock();
  chain = await startLocalChain({ demo: true });
  const reader = createChainReader({ client: chain.client, config: local });
  for (const key of Object.keys(demoContests) as DemoKey[]) {
    const lookup = await reader.findContest(chain.demo?.[key].uid ?? '0x');
    if (lookup.status !== 'found') throw new Error(`${key}: ${lookup.status}`);
    const { contest } = lookup;
    const { block, attestations } = await reader.fetchEvaluations(contest);
    results.set(key, readResult({ contest, attestations, block }));
  }
}, 60_000);

afterAll(() => chain.stop());

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
    const { blockNumber } = await chain.client.waitForTransactionReceipt({ hash });
    const { timestamp } = await chain.client.getBlock({ blockNumber });
    expect(Number(timestamp)).toBeGreaterThanOrEqual(before);
    expect(Number(timestamp)).toBeLessThanOrEqual(Date.now() / 1000);
  }
});

test('has a closed contest, one being judged and a new one, all within the limits', () => {
  const now = getWallClock();
  const states = Object.fromEntries(
    [...results].map(([key, { contest }]) => [key, getContestState(contest, now)]),
  );
  expect(states).toEqual({ closed: 'closed', judging: 'judging', started: 'judging' });
  for (const { contest } of results.values()) {
    const { title, description, judges, entries, endsAt, time } = contest satisfies Contest;
    expect(checkContestInput({ title, description, judges, entries, endsAt }, time)).toEqual([]);
  }
  const { time } = getResult('started').contest;
  expect(time).toBeGreaterThanOrEqual(startedAt - 25n * 60n);
  expect(time).toBeLessThanOrEqual(now - 25n * 60n);
});

describe('the closed contest', () => {
  test('has a winner, a tie with different coverage, and no entry without a review', () => {
    expect(listPlaces(getResult('closed'))).toEqual([
      '1 https://hackhall.example/projects/tidepool 22.00 4/4',
      '2 https://hackhall.example/projects/sharebox 17.00 4/4',
      '2 https://code.example/kerbside/kerbside 17.00 3/4',
      '4 https://nightbus.example/ 13.25 4/4',
      '5 https://hackhall.example/projects/seed-swap 10.50 4/4',
      '6 https://hackhall.example/projects/tidepool-lite 7.00 4/4',
    ]);
  });

  test('has every reason for ignoring a review', () => {
    expect(countReasons(getResult('closed'))).toEqual({
      undecodable: 1,
      'unknown-entry': 1,
      'unknown-tag': 1,
      'repeated-tag': 1,
      'wrong-points': 1,
      superseded: 1,
      withdrawn: 1,
      late: 1,
    });
  });

  test('keeps a review that was revoked after the end', () => {
    const review = getResult('closed').counted.find(
      ({ judge, entry }) => judge === people.tomas && entry === 'https://nightbus.example/',
    );
    expect(review?.points).toBe(10);
  });
});

describe('the contest being judged', () => {
  test('has a partial ranking and one entry without a review', () => {
    expect(listPlaces(getResult('judging'))).toEqual([
      '1 https://hackhall.example/buidl/69 20.67 3/5',
      '2 https://tinytiles.example/ 18.00 2/5',
      '3 https://curbmap.example/ramps 17.67 3/5',
      '4 https://wellwatch.example/map?layer=depth&lang=en 15.67 3/5',
      '5 https://code.example/lostbus/stops 10.50 2/5',
      '6 https://hackhall.example/buidl/6934 8.33 3/5',
      'null https://shadewalk.example/  0/5',
    ]);
    expect(countReasons(getResult('judging'))).toEqual({
      superseded: 1,
      'contest-mismatch': 1,
      expired: 1,
      withdrawn: 1,
    });
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

test('distinguishes the attestations of strangers', async () => {
  const reader = createChainReader({ client: chain.client, config: local });
  const events = await chain.client.getContractEvents({
    address: local.eas.contract,
    abi: easAbi,
    eventName: 'Attested',
    fromBlock: 0n,
    strict: true,
  });
  const attestations = await reader.fetchAttestations(events.map(({ args }) => args.uid));
  const countStrangers = ({ contest }: Result) =>
    attestations.filter((attestation) => readStranger(contest, attestation)?.reason === 'not-a-judge').length;
  // One of the first contest's strangers is a judge of the second who named the wrong contest.
  expect([...results.values()].map(countStrangers)).toEqual([5, 3, 0]);
});

test('gives the new contest the local judges and no review', () => {
  const { counted, ignored, contest } = getResult('started');
  expect([counted, ignored, contest.endsAt]).toEqual([[], [], null]);
  const { organizer, judge1, judge2, judge3 } = localAccounts;
  expect(contest.judges).toEqual([judge1, judge2, judge3, organizer].map(({ address }) => address));
});

test('has distinct comments of some length', () => {
  const comments = [...results.values()].flatMap(({ counted }) => counted.map(({ comment }) => comment));
  expect(new Set(comments).size).toBe(comments.length);
  expect(Math.min(...comments.map(({ length }) => length))).toBeGreaterThan(30);
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
    expect(JSON.parse(Buffer.from(body, 'base64').toString()).name).toMatch(/^Local /);
    expect(profile.uri.length).toBeLessThan(4_000);
  }
});

describe('the contest of version 2', () => {
  const read = async () => {
    const lookup = await createActsReader({ client: chain.client, config: local }).fetchActs(
      chain.demo?.graded.uid ?? '0x',
    );
    if (lookup.status !== 'found') throw new Error(lookup.status);
    const { reading } = lookup;
    const document = await readContestDocument(reading.state.values);
    return readResultR2({ ...reading, document });
  };

  test('is extended by two days, with a reason and a note', async () => {
    const { contest, details } = await read();
    expect(details?.postponements).toMatchObject([{ reason: expect.stringContaining('storm') }]);
    expect((contest.endsAt ?? 0n) - (details?.start.closesAt ?? 0n)).toBe(2n * 86_400n);
    const uid = chain.demo?.graded.uid ?? '0x';
    const source = { client: chain.client, config: local };
    const lookup = await createActsReader(source).fetchActs(uid);
    if (lookup.status !== 'found') throw new Error('no contest');
    const { state, contest: attestation } = lookup.reading;
    const { rows } = await fetchNotes(source, attestation);
    expect(readNotes(state, rows)).toMatchObject([{ kind: 'text', about: null }]);
  });

  test('is being judged, with graded points, weights and named entries', async () => {
    const { contest, details, ranking } = await read();
    expect(getPhaseR2(contest, getWallClock())).toBe('judging');
    expect(contest.criteria).toMatchObject([
      { label: 'Legibility', maxPoints: 5, weight: 2 },
      { label: 'Wayfinding', maxPoints: 10, weight: 3 },
      { label: 'Cost', maxPoints: 5, weight: 1 },
    ]);
    const document = details?.document.status === 'read' ? details.document.document : null;
    const names = ranking.map(({ rank, entry, points }) => [
      rank,
      document?.entries[Number(entry) - 1]?.name,
      points,
    ]);
    expect(names).toEqual([
      [1, 'Tide marks', '35.50'],
      [2, 'Rope and knots', '32.50'],
      [3, 'Lantern numbers', '26.00'],
      [null, 'Painted buoys', ''],
    ]);
  });

  test('has a changed and a withdrawn review, a recusal and a disqualification', async () => {
    const { ignored, details } = await read();
    expect(ignored.map(({ reason }) => reason)).toEqual(['superseded', 'withdrawn']);
    expect(details?.recusals.map(({ judge, entry }) => [judge, entry])).toEqual([[people.judge2, 3]]);
    expect(details?.entries.find(({ status }) => status === 'disqualified')?.number).toBe(5);
    expect(details).toMatchObject({ order: 'confirmed', isFinal: false });
  });
});
