import { describe, expect, test } from 'vitest';
import { address, JUDGES, STRANGER, word } from '../../test/make.ts';
import {
  attestAct,
  commitReview,
  ENTRANT,
  makeSealedTerms,
  makeTerms,
  ORGANIZER,
  type PlayedContest,
  startContest,
} from '../../test/makeContest.ts';
import type { ActValues, Schedule } from '../contest/decode.ts';
import type { SchemaName } from '../contest/schemas.ts';

const [ada, ben] = JUDGES;
const review = { entry: 1, points: [1, 1], comment: '', commentHash: null };

/** Attests without the helper that throws: the refusal, or null. */
function attempt<Name extends SchemaName>(
  { state, contest }: PlayedContest,
  name: Name,
  values: Parameters<typeof attestAct<Name>>[1],
  { by = ORGANIZER, time = 600n }: { by?: `0x${string}`; time?: bigint } = {},
) {
  const head = state.acts.head;
  const refusal = state.attest(attestAct(name, values, { attester: by, time, refUID: contest.uid }));
  if (refusal !== null) expect(state.acts.head).toBe(head);
  return refusal;
}

describe('a postponement', () => {
  // 1,000, 2,000, 3,000, and 3,000 or 4,000 if sealed.
  const fortnight = 1_209_600n;
  const from = (terms: ActValues['contest'], change: Partial<Schedule>) => ({
    ...{ submissionsUntil: terms.submissionsUntil, opensAt: terms.opensAt, closesAt: terms.closesAt },
    ...{ revealUntil: terms.revealUntil, reason: 'The hall is flooded.' },
    ...change,
  });
  const open = makeTerms();
  const later = from(open, { closesAt: 3_500n, revealUntil: 3_500n });

  test('moves the windows, and keeps the times of the start beside those in force', () => {
    const contest = startContest();
    const { state } = contest;
    expect(state.times).toMatchObject({ opensAt: 2_000n, closesAt: 3_000n });
    expect(attempt(contest, 'postpone', later)).toBeNull();
    expect(state.times).toMatchObject({ opensAt: 2_000n, closesAt: 3_500n, revealUntil: 3_500n });
    expect(state.values).toMatchObject({ closesAt: 3_000n });
    expect(state.postponements).toMatchObject([{ time: 600n, reason: 'The hall is flooded.' }]);
    expect(state.acts.acts.at(-1)?.kind).toBe('postponed');
    expect(attempt(contest, 'evaluation', review, { by: ada, time: 3_499n })).toBeNull();
    expect(attempt(contest, 'evaluation', review, { by: ada, time: 3_500n })).toBe('OutsideWindow');
  });

  test.each<[string, ActValues['contest'], Partial<Schedule>, bigint, string | null]>([
    ['changes nothing', open, {}, 600n, 'WrongTimes'],
    ['one second', open, { closesAt: 3_001n, revealUntil: 3_001n }, 600n, null],
    ['an earlier end', open, { closesAt: 2_999n, revealUntil: 2_999n }, 600n, 'WrongTimes'],
    ['an earlier start', open, { opensAt: 1_999n }, 600n, 'WrongTimes'],
    ['14 days', open, { closesAt: 3_000n + fortnight, revealUntil: 3_000n + fortnight }, 600n, null],
    [
      'a second more',
      open,
      { closesAt: 3_001n + fortnight, revealUntil: 3_001n + fortnight },
      600n,
      'WrongTimes',
    ],
    ['reveals of an open contest', open, { revealUntil: 3_001n }, 600n, 'WrongTimes'],
    ['an end without its reveals', open, { closesAt: 3_001n }, 600n, 'WrongTimes'],
    ['a start at the end', open, { opensAt: 3_000n }, 600n, 'WrongTimes'],
    ['submissions after the start', open, { submissionsUntil: 2_001n }, 600n, 'WrongTimes'],
    ['submissions', open, { submissionsUntil: 1_001n }, 999n, null],
    ['submissions that have just ended', open, { submissionsUntil: 1_001n }, 1_000n, 'WrongTimes'],
    ['judging that has just begun', open, { opensAt: 2_001n }, 2_000n, 'WrongTimes'],
    ['the last second', open, { closesAt: 3_001n, revealUntil: 3_001n }, 2_999n, null],
    ['too late', open, { closesAt: 3_001n, revealUntil: 3_001n }, 3_000n, 'OutsideWindow'],
    [
      'submissions where there are none',
      makeTerms({ flags: 0, submissionsUntil: 0n }),
      { submissionsUntil: 1n },
      600n,
      'WrongTimes',
    ],
    [
      'judging without its submissions',
      makeTerms({ submissionsUntil: 2_000n }),
      { opensAt: 2_001n },
      600n,
      null,
    ],
    ['reveals alone', makeSealedTerms(), { revealUntil: 4_001n }, 600n, null],
    ['no time for reveals', makeSealedTerms(), { closesAt: 4_000n }, 600n, 'WrongTimes'],
    [
      'the end of time',
      makeTerms({ closesAt: 2n ** 64n - 2n, revealUntil: 2n ** 64n - 2n }),
      { closesAt: 2n ** 64n - 1n, revealUntil: 2n ** 64n - 1n },
      600n,
      null,
    ],
  ])('is judged by its times: %s: %o', (_, terms, change, time, refusal) => {
    expect(attempt(startContest(terms), 'postpone', from(terms, change), { time })).toBe(refusal);
  });

  test('is limited from the start, however often it was postponed', () => {
    const contest = startContest();
    for (const add of [1n, 2n, fortnight]) {
      const closesAt = 3_000n + add;
      expect(attempt(contest, 'postpone', from(open, { closesAt, revealUntil: closesAt }))).toBeNull();
    }
    const beyond = 3_000n + fortnight + 1n;
    expect(attempt(contest, 'postpone', from(open, { closesAt: beyond, revealUntil: beyond }))).toBe(
      'WrongTimes',
    );
  });

  test('asks for the window, then the actor, then the times', () => {
    const contest = startContest();
    const wrong = from(open, {});
    expect(attempt(contest, 'postpone', { ...wrong, reason: '' }, { by: ada, time: 3_000n })).toBe(
      'MissingReason',
    );
    expect(attempt(contest, 'postpone', { ...wrong, reason: 'x'.repeat(4_097) })).toBe('Oversized');
    expect(attempt(contest, 'postpone', wrong, { by: ada, time: 3_000n })).toBe('OutsideWindow');
    expect(attempt(contest, 'postpone', wrong, { by: ada })).toBe('NotOrganizer');
  });
});

describe('a change of judges', () => {
  const accounts = (count: number, from = 0x1_0000) =>
    Array.from({ length: count }, (_, index) => address(from + index));

  test('adds and removes several at once', () => {
    const contest = startContest();
    expect(attempt(contest, 'judges', { judges: accounts(3), listed: true })).toBeNull();
    expect(contest.state.judges.size).toBe(JUDGES.length + 3);
    expect(attempt(contest, 'judges', { judges: [...accounts(2), ada], listed: false })).toBeNull();
    expect([...contest.state.judges]).toEqual([...JUDGES.slice(1), ...accounts(1, 0x1_0002)]);
    expect(contest.state.acts.acts.map(({ kind }) => kind)).toEqual(['judgesChanged', 'judgesChanged']);
  });

  test.each<[string, `0x${string}`[], boolean, string]>([
    ['nobody', [], true, 'NoJudges'],
    ['more than 100', accounts(101), true, 'TooManyJudges'],
    ['more than 100 at once, also to remove', accounts(101), false, 'TooManyJudges'],
    ['a judge', [STRANGER, ada], true, 'AlreadyJudge'],
    ['an account twice', [STRANGER, STRANGER], true, 'AlreadyJudge'],
    ['somebody who is no judge', [ada, STRANGER], false, 'NotJudge'],
    ['a judge twice, to remove', [ada, ada], false, 'NotJudge'],
  ])('is refused as a whole: %s', (_, judges, listed, refusal) => {
    const contest = startContest();
    expect(attempt(contest, 'judges', { judges, listed })).toBe(refusal);
    expect([...contest.state.judges]).toEqual(JUDGES);
  });

  test('counts after the actor, and names a broken address before the limit', () => {
    const contest = startContest();
    expect(attempt(contest, 'judges', { judges: [], listed: true }, { by: ada })).toBe('NotOrganizer');
    const { contest: started, state } = contest;
    const row = attestAct(
      'judges',
      { judges: [STRANGER], listed: true },
      { refUID: started.uid, time: 600n },
    );
    const data = `${row.data.slice(0, -64)}${'f'.repeat(64)}` as const;
    expect(state.attest({ ...row, data: data as `0x${string}` })).toBe('Undecodable');
  });

  test('lists up to 500', () => {
    const contest = startContest();
    for (let at = 0; at < 4; at += 1)
      expect(
        attempt(contest, 'judges', { judges: accounts(100, 0x2_0000 + at * 100), listed: true }),
      ).toBeNull();
    const room = 100 - JUDGES.length;
    expect(attempt(contest, 'judges', { judges: accounts(room + 1), listed: true })).toBe('TooManyJudges');
    expect(attempt(contest, 'judges', { judges: accounts(room), listed: true })).toBeNull();
    expect(contest.state.judges.size).toBe(500);
    expect(attempt(contest, 'judges', { judges: [ada, ada], listed: true })).toBe('AlreadyJudge');
  });
});

describe('late entries', () => {
  const list = (first: number, count: number, contentHash = word(0xd1)) => ({
    ...{ first, uri: 'ipfs://late', contentHash },
    entries: Array.from({ length: count }, (_, index) => word(index)),
  });

  test('get the next numbers until judging ends', () => {
    const contest = startContest();
    expect(attempt(contest, 'list', list(3, 2), { time: 2_999n })).toBeNull();
    expect(contest.state.entries.slice(2)).toMatchObject([
      { number: 3, contentHash: word(0), submission: null, list: { uri: 'ipfs://late', place: 0 } },
      { number: 4, contentHash: word(1), submission: null, list: { uri: 'ipfs://late', place: 1 } },
    ]);
    expect(attempt(contest, 'list', list(5, 1), { time: 3_000n })).toBe('OutsideWindow');
    expect(contest.state.acts.acts.at(-1)?.kind).toBe('listed');
  });

  test('admits submissions until judging ends, with the number that the act says', () => {
    const contest = startContest();
    const submission = contest.attest(
      'entry',
      { contentHash: word(7), uri: 'u', replaces: null },
      ENTRANT,
      700n,
    );
    const submissions = [submission.uid];
    expect(attempt(contest, 'admit', { first: 2, submissions }, { time: 2_500n })).toBe('WrongNumber');
    expect(attempt(contest, 'admit', { first: 4, submissions }, { time: 2_500n })).toBe('WrongNumber');
    expect(attempt(contest, 'admit', { first: 3, submissions }, { time: 2_999n })).toBeNull();
    expect(contest.state.submissions.get(submission.uid)).toMatchObject({ status: 'admitted', entry: 3 });
  });

  test.each<[string, ReturnType<typeof list>, string]>([
    ['no document', list(3, 1, word(0)), 'MissingDocument'],
    ['a long URI', { ...list(3, 1), uri: 'x'.repeat(8_193) }, 'Oversized'],
    ['none, before its number', list(9, 0), 'NoEntries'],
    ['more than 200, before its number', list(9, 201), 'TooManyEntries'],
    ['a number that is not the next', list(2, 1), 'WrongNumber'],
  ])('are refused: %s', (_, values, refusal) => {
    const contest = startContest();
    expect(attempt(contest, 'list', values)).toBe(refusal);
    expect(contest.state.entries).toHaveLength(2);
  });

  test('end at 1,000 numbers', () => {
    const contest = startContest();
    for (let first = 3; first < 803; first += 200)
      expect(attempt(contest, 'list', list(first, 200))).toBeNull();
    expect(attempt(contest, 'list', list(803, 199))).toBe('TooManyEntries');
    expect(attempt(contest, 'list', list(803, 198))).toBeNull();
    expect(attempt(contest, 'list', list(1_001, 1))).toBe('TooManyEntries');
    expect(attempt(contest, 'admit', { first: 1_001, submissions: [] })).toBeNull();
    expect(attempt(contest, 'admit', { first: 1_000, submissions: [] })).toBe('WrongNumber');
  });
});

describe('the first review', () => {
  const removal = { judges: [ben], listed: false };
  const withdraw = ({ state, contest }: PlayedContest, time: bigint) =>
    state.revoke({ ...contest, revocationTime: time });

  test('ends the time in which the contest and its judges can be withdrawn', () => {
    const contest = startContest();
    expect(attempt(contest, 'judges', removal, { time: 2_999n })).toBeNull();
    expect([...contest.state.clone().removedJudges]).toEqual([ben]);
    expect(attempt(contest, 'judges', { ...removal, listed: true }, { time: 2_999n })).toBeNull();
    expect(contest.state.removedJudges.size).toBe(0);
    expect(withdraw(contest, 3_000n)).toBe('OutsideWindow');
    expect(withdraw(contest, 2_999n)).toBeNull();
    expect(contest.state.isRevoked).toBe(true);
  });

  test.each<[string, () => PlayedContest, (contest: PlayedContest) => void]>([
    [
      'a review, also a withdrawn one',
      startContest,
      (contest) => contest.revoke(contest.attest('evaluation', review, ada, 2_100n), 2_200n),
    ],
    [
      'a commitment',
      () => startContest(makeSealedTerms()),
      (contest) => commitReview(contest, { entry: 1, judge: ada, points: [1, 1] }, 2_100n),
    ],
  ])('can be %s', (_, start, perform) => {
    const contest = start();
    perform(contest);
    expect(contest.state.hasReviews).toBe(true);
    // Before the actor is asked.
    expect(attempt(contest, 'judges', removal, { by: STRANGER, time: 2_999n })).toBe('OutsideWindow');
    expect(withdraw(contest, 2_999n)).toBe('OutsideWindow');
    expect(attempt(contest, 'judges', { judges: [STRANGER], listed: true }, { time: 2_999n })).toBeNull();
  });

  test('is not a recusal', () => {
    const contest = startContest();
    contest.attest('recusal', { entry: 1 }, ada, 2_100n);
    expect(contest.state.hasReviews).toBe(false);
    expect(withdraw(contest, 2_200n)).toBeNull();
  });
});
