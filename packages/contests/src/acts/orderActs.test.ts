import fc from 'fast-check';
import type { Address, Hex } from 'viem';
import { expect, test, vi } from 'vitest';
import { address, JUDGES, STRANGER, word } from '../../test/make.ts';
import {
  attestAct,
  commitReview,
  ENTRANT,
  makeSealedTerms,
  makeTerms,
  ORGANIZER,
  type PlayedContest,
  PROTOCOL,
  startContest,
} from '../../test/makeContest.ts';
import type { Attestation } from '../base/attestation.ts';
import { encodeActData } from '../index.ts';
import { ContestReplay } from './contestReplay.ts';
import { orderActs } from './orderActs.ts';

/** A generator of numbers below a limit, by a seed (mulberry32). */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** A contest with its rows as a scan has them, and the acts in their order. */
type Played = { readonly contest: PlayedContest; readonly rows: readonly Attestation[] };

/** A random contest of accepted acts, many of which share a second. Sealed for odd seeds. */
function playAtRandom(seed: number, attempts = 120): Played {
  const random = createRandom(seed);
  const pick = <T>(list: readonly T[]): T | undefined => list[random(list.length)];
  const isSealed = seed % 2 === 1;
  const contest = startContest(makeTerms(isSealed ? { flags: 3, revealUntil: 4_000n } : {}));
  const { state } = contest;
  const rows = new Map<Hex, Attestation>([[contest.contest.uid, contest.contest]]);
  const people: readonly Address[] = [...JUDGES, STRANGER, ENTRANT, address(0xe2)];
  const reveals: Parameters<typeof attestAct<'reveal'>>[1][] = [];
  let salt = 0;

  const attempt = (run: () => Attestation | undefined): void => {
    try {
      const row = run();
      if (row) rows.set(row.uid, row);
    } catch {
      // Refused.
    }
  };
  const revoke = (row: Attestation | undefined, time: bigint): void => {
    if (row?.revocationTime !== 0n) return;
    attempt(() => {
      contest.revoke(row, time);
      return { ...row, revocationTime: time };
    });
  };
  const made = new Set<string>();
  const attest = <Name extends Parameters<typeof attestAct>[0]>(
    name: Name,
    values: Parameters<typeof attestAct<Name>>[1],
    by: Address,
    time: bigint,
  ): void => {
    // EAS would give an equal attestation of the same second another UID.
    const key = `${name} ${encodeActData(name, values)} ${by} ${time}`;
    if (made.has(key)) return;
    made.add(key);
    attempt(() => contest.attest(name, values, by, time));
  };
  const act = (time: bigint): void => {
    const entry = 1 + random(state.entries.length);
    const judge = pick(JUDGES) as Address;
    const anybody = pick(people) as Address;
    const first = state.entries.length + 1;
    const submissions = [...state.submissions.values()];
    const pickOwn = (schema: 'entry' | 'evaluation' | 'commit') =>
      pick([...rows.values()].filter((row) => state.findSchema(row.schema) === schema));
    const choice = random(12);
    if (choice < 2) {
      const replaced = random(2) ? pick(submissions) : undefined;
      const values = { contentHash: word(++salt), uri: 'u', replaces: replaced?.uid ?? null };
      attest('entry', values, replaced?.entrant ?? anybody, time);
    } else if (choice < 4) {
      const pending = submissions.filter(({ status }) => status === 'pending').slice(0, 1 + random(3));
      attest('admit', { first, submissions: pending.map(({ uid }) => uid) }, ORGANIZER, time);
    } else if (choice === 4) {
      const judges = [...new Set([anybody, judge])].slice(random(2));
      attest('judges', { judges, listed: random(3) > 0 }, ORGANIZER, time);
    } else if (choice === 5) {
      revoke(pickOwn('entry'), time);
    } else if (choice === 6) {
      attest('recusal', { entry }, anybody, time);
    } else if (choice === 7 && random(3)) {
      attest('list', { first, uri: 'l', contentHash: word(1), entries: [word(++salt)] }, ORGANIZER, time);
    } else if (choice === 7) {
      attest('disqualify', { entry, reason: 'r' }, ORGANIZER, time);
    } else if (choice === 8) {
      const closesAt = state.times.closesAt + BigInt(1 + random(20));
      const revealUntil = isSealed ? closesAt + 1_000n : closesAt;
      attest('postpone', { ...state.times, closesAt, revealUntil, reason: 'r' }, ORGANIZER, time);
    } else if (choice === 9) {
      revoke(pickOwn(isSealed ? 'commit' : 'evaluation'), time);
    } else {
      const points = [random(6), random(11)];
      const comment = `${++salt}`;
      if (!isSealed) attest('evaluation', { entry, points, comment, commentHash: null }, anybody, time);
      // The salt of a commitment follows from its entry.
      else if (!made.has(`${entry} ${judge} ${points}`))
        attempt(() => {
          made.add(`${entry} ${judge} ${points}`);
          reveals.push(commitReview(contest, { entry, judge, points }, time));
          return contest.acts.at(-1);
        });
    }
  };

  let time = 600n;
  for (let index = 0; index < attempts; index += 1) {
    // Three acts of four share the second of the one before.
    if (random(4) === 0) time += BigInt(random(Math.ceil((4 * 2_500) / attempts)));
    act(time);
  }
  if (isSealed) {
    time = state.times.closesAt;
    for (const reveal of reveals) attest('reveal', reveal, STRANGER, time);
  }
  return { contest, rows: [...rows.values()].filter(({ uid }) => uid !== contest.contest.uid) };
}

const [ada, ben] = JUDGES;
const review = (entry: number, points: readonly number[]) => ({
  entry,
  points,
  comment: '',
  commentHash: null,
});
const submission = (replaces: `0x${string}` | null = null) => ({ contentHash: word(3), uri: 'u', replaces });

function play() {
  const contest = startContest();
  const { attest, revoke } = contest;
  const second = 900n;
  const first = attest('entry', submission(), ENTRANT, second);
  attest('admit', { first: 3, submissions: [first.uid] }, ORGANIZER, second);
  const edited = attest('entry', submission(first.uid), ENTRANT, second);
  attest('admit', { first: 4, submissions: [edited.uid] }, ORGANIZER, second);
  attest('judges', { judges: [STRANGER], listed: true }, ORGANIZER, 2_100n);
  attest('evaluation', review(1, [1, 1]), STRANGER, 2_100n);
  const withdrawn = attest('evaluation', review(4, [1, 1]), ada, 2_100n);
  revoke(withdrawn, 2_100n);
  attest('recusal', { entry: 4 }, ada, 2_100n);
  attest('evaluation', review(1, [2, 2]), ben, 2_200n);
  attest('disqualify', { entry: 1, reason: 'A copy.' }, ORGANIZER, 2_200n);
  const rows = [
    ...new Map([...contest.acts, ...contest.submissionActs].map((row) => [row.uid, row])).values(),
  ];
  return { contest, rows };
}

const order = (contest: Attestation, rows: readonly Attestation[]) => {
  const ordered = orderActs({ protocol: PROTOCOL, contest, rows });
  if (!ordered.ok) throw new Error(ordered.refusal);
  return ordered.value;
};

test('finds an order that the resolver accepts, whatever the order of the rows', () => {
  const { contest, rows } = play();
  fc.assert(
    fc.property(fc.shuffledSubarray(rows, { minLength: rows.length }), (shuffled) => {
      const { state, unplaced } = order(contest.contest, shuffled);
      expect(unplaced).toEqual([]);
      expect(state.acts.acts).toHaveLength(contest.acts.length);
      for (const entry of [1, 2, 3, 4]) expect(state.getSum(entry)).toEqual(contest.state.getSum(entry));
    }),
    { numRuns: 30 },
  );
});

test('names the rows that contradict the others', () => {
  const { contest, rows } = play();
  const stranger = attestAct('evaluation', review(1, [1, 1]), {
    attester: ENTRANT,
    time: 2_150n,
    refUID: contest.contest.uid,
  });
  expect(order(contest.contest, [...rows, stranger]).unplaced).toEqual([
    { uid: stranger.uid, kind: 'attested', time: 2_150n },
  ]);
  const late = rows.map((row) => (row.attester === ben ? { ...row, revocationTime: 4_000n } : row));
  const [reviewOfBen] = late.filter(({ attester }) => attester === ben);
  expect(order(contest.contest, late).unplaced).toEqual([
    { uid: reviewOfBen?.uid, kind: 'revoked', time: 4_000n },
  ]);
  const admit = rows.find(({ schema }) => schema === PROTOCOL.schemas.admit);
  expect(
    order(
      contest.contest,
      rows.filter((row) => row !== admit),
    ).unplaced,
  ).not.toEqual([]);
});

test('finds an order for true histories with many acts within a second', () => {
  for (let seed = 1; seed <= 60; seed += 1) {
    const { contest, rows } = playAtRandom(seed);
    const { state, unplaced } = order(contest.contest, rows);
    expect([seed, unplaced]).toEqual([seed, []]);
    expect(state.acts.acts).toHaveLength(contest.acts.length);
  }
});

test('takes an edit of an entry after a recusal from it', () => {
  const contest = startContest();
  const { attest } = contest;
  const first = attest('entry', submission(), ENTRANT, 900n);
  attest('admit', { first: 3, submissions: [first.uid] }, ORGANIZER, 950n);
  attest('recusal', { entry: 3 }, ada, 960n);
  attest('entry', submission(first.uid), ENTRANT, 960n);
  const { state, unplaced } = order(contest.contest, [...contest.acts, ...contest.submissionActs]);
  expect(unplaced).toEqual([]);
  expect(state.recusals).toHaveLength(1);
  expect(state.entries[2]).toMatchObject({ status: 'withdrawn' });
});

test('takes the review of a second that was withdrawn later, or revealed, as the last one', () => {
  for (const isFirst of [true, false]) {
    const contest = startContest();
    const points = isFirst ? [[5, 10] as const, [0, 0] as const] : [[0, 0] as const, [5, 10] as const];
    for (const given of points) contest.attest('evaluation', review(1, given), ada, 2_100n);
    const last = contest.acts[1];
    if (last) contest.revoke(last, 2_200n);
    const { state, unplaced } = order(contest.contest, contest.acts);
    expect(unplaced).toEqual([]);
    expect(state.acts.head).toBe(contest.state.acts.head);

    const sealed = startContest(makeSealedTerms());
    const reveals = points.map((given) =>
      commitReview(sealed, { entry: 1, judge: ada, points: given }, 2_100n),
    );
    if (reveals[1]) sealed.attest('reveal', reveals[1], STRANGER, 3_100n);
    const revealed = order(sealed.contest, sealed.acts);
    expect(revealed.unplaced).toEqual([]);
    expect(revealed.state.getSum(1)).toEqual(sealed.state.getSum(1));
  }
});

/** Each acts `count` times within a second. */
const batches: Readonly<Record<string, (contest: PlayedContest, count: number) => void>> = {
  lists: ({ state, attest }, count) => {
    for (let n = 0; n < count; n += 1) {
      const first = state.entries.length + 1;
      attest('list', { first, uri: 'u', contentHash: word(1), entries: [word(n)] }, ORGANIZER, 900n);
    }
  },
  admissions: ({ state, attest }, count) => {
    for (let n = 1; n <= count; n += 1) {
      const { uid } = attest('entry', { ...submission(), contentHash: word(n) }, ENTRANT, 900n);
      attest('admit', { first: state.entries.length + 1, submissions: [uid] }, ORGANIZER, 900n);
    }
  },
  edits: ({ attest }, count) => {
    let { uid } = attest('entry', submission(), ENTRANT, 900n);
    for (let n = 0; n < count; n += 1) uid = attest('entry', submission(uid), ENTRANT, 900n).uid;
  },
  postponements: ({ state, attest }, count) => {
    for (let n = 0; n < count; n += 1) {
      const closesAt = state.times.closesAt + 1n;
      const values = { ...state.times, closesAt, revealUntil: closesAt, reason: 'r' };
      attest('postpone', values, ORGANIZER, 900n);
    }
  },
  mixed: ({ state, attest }, count) => {
    let { uid } = attest('entry', submission(), ENTRANT, 900n);
    for (let n = 0; n < count / 4; n += 1) {
      const entry = state.entries.length + 1;
      attest('admit', { first: entry, submissions: [uid] }, ORGANIZER, 900n);
      const late = { first: entry + 1, uri: 'u', contentHash: word(1), entries: [word(n)] };
      attest('list', late, ORGANIZER, 900n);
      attest('recusal', { entry }, ada, 900n);
      uid = attest('entry', submission(uid), ENTRANT, 900n).uid;
    }
  },
  judges: ({ attest }, count) => {
    for (let n = 0; n < count; n += 1) {
      const judge = address(0x1_0000 + n);
      attest('judges', { judges: [judge], listed: true }, ORGANIZER, 2_100n);
      if (n % 2) attest('recusal', { entry: 1 }, judge, 2_100n);
      else attest('judges', { judges: [judge], listed: false }, ORGANIZER, 2_100n);
    }
  },
};

test.each(Object.entries(batches))('finds the order of 200 %s within a second', (_, perform) => {
  const contest = startContest();
  perform(contest, 200);
  const rows = new Map([...contest.acts, ...contest.submissionActs].map((row) => [row.uid, row]));
  const { state, unplaced } = order(contest.contest, [...rows.values()]);
  expect(unplaced).toEqual([]);
  expect(state.acts.acts).toHaveLength(contest.acts.length);
  expect(state.submissionActs.acts).toHaveLength(contest.submissionActs.length);
});

test('searches within a second also after thousands of submissions by strangers', () => {
  const { contest, acts, submissionActs, attest } = startContest(makeTerms({ submissionsUntil: 2_000n }));
  const spam = Array.from({ length: 5_000 }, (_, index) =>
    attestAct(
      'entry',
      { ...submission(), contentHash: word(index + 1) },
      { attester: STRANGER, time: 600n + BigInt(index % 200), refUID: contest.uid },
    ),
  );
  const first = attest('entry', submission(), ENTRANT, 900n);
  attest('admit', { first: 3, submissions: [first.uid] }, ORGANIZER, 950n);
  attest('recusal', { entry: 3 }, ada, 960n);
  attest('entry', submission(first.uid), ENTRANT, 960n);
  const rows = new Map([...spam, ...acts, ...submissionActs].map((row) => [row.uid, row]));
  const { state, unplaced } = order(contest, [...rows.values()]);
  expect(unplaced).toEqual([]);
  expect(state.submissions.size).toBe(5_002);
});

test('tries a bounded number of orders within a second', () => {
  const { contest, attest } = startContest();
  const count = 200;
  const by = { attester: ORGANIZER, time: 900n, refUID: contest.uid };
  // Each waits for a submission that never comes.
  const admits = Array.from({ length: count }, (_, index) =>
    attestAct('admit', { first: 3, submissions: [word(0xa000 + index)] }, by),
  );
  const submissions = Array.from({ length: count }, (_, index) =>
    attestAct('entry', { ...submission(), contentHash: word(index + 1) }, { ...by, attester: ENTRANT }),
  );
  const rows = [
    ...admits,
    ...submissions,
    attest('judges', { judges: [STRANGER], listed: true }, ORGANIZER, 900n),
  ];
  const apply = vi.spyOn(ContestReplay.prototype, 'attest');
  const { state, unplaced } = order(contest, rows);
  expect(unplaced).toHaveLength(count);
  expect(state.submissions.size).toBe(count);
  expect(apply.mock.calls.length).toBeLessThanOrEqual(24 * 9 * rows.length);
  apply.mockRestore();
});

test('searches within few of many seconds that no order explains', () => {
  const { contest } = startContest();
  const count = 2_000;
  const rows = Array.from({ length: count }, (_, index) => {
    const by = { attester: ORGANIZER, time: 600n + BigInt(index >> 1), refUID: contest.uid };
    return attestAct('admit', { first: 9, submissions: [word(index)] }, by);
  });
  const apply = vi.spyOn(ContestReplay.prototype, 'attest');
  const copies = vi.spyOn(ContestReplay.prototype, 'clone');
  const many = Array.from({ length: 200 }, (_, index) =>
    attestAct(
      'judges',
      { judges: [address(0x1_0000 + index)], listed: true },
      {
        ...{ attester: ORGANIZER, time: 599n, refUID: contest.uid },
      },
    ),
  );
  expect(order(contest, [...rows, ...many]).unplaced).toHaveLength(count);
  expect(copies.mock.calls.length).toBeLessThan(5_000);
  expect(apply.mock.calls.length).toBeLessThan(60_000);
  apply.mockRestore();
  copies.mockRestore();
});

test('refuses a contest that the resolver refuses', () => {
  const contest = attestAct('contest', makeTerms({ weights: [1] }));
  expect(orderActs({ protocol: PROTOCOL, contest, rows: [] })).toEqual({
    ok: false,
    refusal: 'WrongCriteria',
  });
});
