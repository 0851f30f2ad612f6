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
  PROTOCOL,
  startContest,
} from '../../test/makeContest.ts';
import type { Attestation } from '../base/attestation.ts';
import { type ContestActs, replay } from './replay.ts';

const [ada, ben, cleo] = JUDGES;
const review = (entry: number, points: readonly number[]) => ({
  entry,
  points,
  comment: 'c',
  commentHash: null,
});
const submission = (replaces: `0x${string}` | null = null) => ({
  contentHash: word(0xe3),
  uri: 'ipfs://entry',
  replaces,
});

/** A contest with each kind of act of an open one. */
function playOpen(): PlayedContest {
  const contest = startContest();
  const { attest, revoke } = contest;
  const first = attest('entry', submission(), ENTRANT, 600n);
  const pending = attest('entry', submission(), STRANGER, 610n);
  const spare = attest('entry', submission(), address(0xe2), 620n);
  attest('admit', { first: 3, submissions: [first.uid, spare.uid] }, ORGANIZER, 700n);
  revoke(pending, 710n);
  const edited = attest('entry', submission(first.uid), ENTRANT, 1_500n);
  attest('admit', { first: 5, submissions: [edited.uid] }, ORGANIZER, 1_600n);
  revoke(spare, 1_700n);
  attest('judges', { judges: [STRANGER], listed: true }, ORGANIZER, 1_800n);
  attest('judges', { judges: [STRANGER], listed: false }, ORGANIZER, 1_800n);
  attest('recusal', { entry: 2 }, ada, 1_900n);
  attest('evaluation', review(1, [1, 1]), ada, 2_000n);
  attest('evaluation', review(1, [5, 10]), ada, 2_000n);
  const withdrawn = attest('evaluation', review(1, [3, 3]), ben, 2_100n);
  attest('evaluation', review(5, [2, 4]), ben, 2_200n);
  revoke(withdrawn, 2_300n);
  attest('evaluation', review(2, [0, 0]), cleo, 2_400n);
  attest('recusal', { entry: 2 }, cleo, 2_500n);
  attest('disqualify', { entry: 2, reason: 'A copy.' }, ORGANIZER, 2_999n);
  return contest;
}

const replayHere = ({ contest, acts, submissionActs }: Omit<ContestActs, 'protocol'>) =>
  replay({ protocol: PROTOCOL, contest, acts, submissionActs: submissionActs ?? null });

test('replays the acts of a contest to the same state', () => {
  const contest = playOpen();
  const replayed = replayHere(contest);
  if (!replayed.ok) throw new Error(replayed.fault.reason);
  const { value: state } = replayed;
  expect(state.acts).toEqual(contest.state.acts);
  expect(state.submissionActs).toEqual(contest.state.submissionActs);
  expect(state.acts.acts.map(({ kind }) => kind)).toEqual([
    ...['admitted', 'entryReplaced', 'admitted', 'entryWithdrawn', 'judgesChanged', 'judgesChanged'],
    ...['recused', 'evaluated', 'evaluated', 'evaluated', 'evaluated', 'evaluationWithdrawn'],
    ...['evaluated', 'recused', 'disqualified'],
  ]);
  expect(state.entries.map(({ status }) => status)).toEqual([
    ...['standing', 'disqualified', 'withdrawn', 'withdrawn', 'standing'],
  ]);
  expect([1, 2, 5].map((entry) => state.getSum(entry))).toEqual([
    { sum: 5 * 2 + 10, count: 1 },
    { sum: 0, count: 0 },
    { sum: 2 * 2 + 4, count: 1 },
  ]);
  expect(state.reviews.map(({ status }) => status)).toEqual([
    ...['superseded', 'in-force', 'withdrawn', 'in-force', 'recused'],
  ]);
});

test('refuses an admitted submission that expires, without the log', () => {
  const { contest, state } = startContest();
  const expiring = attestAct('entry', submission(), {
    ...{ attester: ENTRANT, time: 600n, expirationTime: 9_000n, refUID: contest.uid },
  });
  expect(state.introduce(expiring)).toBe('Expiring');
});

test('needs only the submissions that were admitted, without their log', () => {
  const { contest, acts, submissionActs, state } = playOpen();
  const submissions = submissionActs.filter(({ attester }) => attester !== STRANGER);
  const replayed = replay({ protocol: PROTOCOL, contest, acts, submissions });
  expect(replayed.ok && replayed.value.acts.head).toBe(state.acts.head);
  expect(replay({ protocol: PROTOCOL, contest, acts })).toEqual({
    ok: false,
    fault: { reason: 'unknown-submission', n: 1 },
  });
});

test('has another head if an act is left out, added or moved', () => {
  const whole = playOpen();
  const heads = new Set([whole.state.acts.head]);
  let replayed = 1;
  for (const index of whole.acts.slice(1).keys()) {
    const without = replayHere({ ...whole, acts: whole.acts.filter((_, each) => each !== index) });
    const moved = replayHere({ ...whole, acts: swap(whole.acts, index) });
    const twice = replayHere({
      ...whole,
      acts: whole.acts.toSpliced(index, 0, whole.acts[index] as Attestation),
    });
    for (const changed of [without, moved, twice]) {
      if (!changed.ok) continue;
      replayed += 1;
      heads.add(changed.value.acts.head);
    }
  }
  expect(heads.size).toBe(replayed);
  expect(replayed).toBeGreaterThan(5);
});

const swap = (acts: readonly Attestation[], at: number): readonly Attestation[] =>
  acts.map((act, index) => acts[index === at ? at + 1 : index === at + 1 ? at : index] ?? act);

test('binds the head to the chain, EAS, the resolver and the contest', () => {
  const { contest, acts, submissionActs } = playOpen();
  const protocols = [
    { ...PROTOCOL, chainId: 8453 },
    { ...PROTOCOL, eas: address(1) },
    { ...PROTOCOL, resolver: address(1) },
  ];
  const heads = [PROTOCOL, ...protocols].map((protocol) => {
    const replayed = replay({ protocol, contest, acts, submissionActs });
    return replayed.ok && replayed.value.acts.head;
  });
  expect(new Set(heads).size).toBe(4);
});

test('counts a sealed review once it is revealed, and keeps the withheld', () => {
  const contest = startContest(makeSealedTerms());
  commitReview(contest, { entry: 1, judge: ada, points: [1, 1] }, 2_100n);
  const reveal = commitReview(contest, { entry: 1, judge: ada, points: [5, 0] }, 2_200n);
  commitReview(contest, { entry: 1, judge: ben, points: [4, 4] }, 2_300n);
  contest.attest('reveal', reveal, STRANGER, 3_500n);
  const replayed = replayHere(contest);
  if (!replayed.ok) throw new Error(replayed.fault.reason);
  expect(replayed.value.getSum(1)).toEqual({ sum: 10, count: 1 });
  expect(replayed.value.reviews.map(({ kind, judge, status }) => [kind, judge, status])).toEqual([
    ['commitment', ada, 'superseded'],
    ['commitment', ada, 'revealed'],
    ['commitment', ben, 'in-force'],
    ['reveal', ada, 'in-force'],
  ]);
});

describe('replay', () => {
  const { contest, attest, acts, submissionActs } = startContest();
  const good = attest('evaluation', review(1, [1, 1]), ada, 2_100n);
  const by = (attester: typeof ada, time: bigint) => ({ attester, time, refUID: contest.uid });

  test.each<[string, readonly Attestation[], object]>([
    [
      "a stranger's review",
      [attestAct('evaluation', review(1, [1, 1]), by(STRANGER, 2_100n))],
      { reason: 'refused-act', n: 1, refusal: 'NotJudge' },
    ],
    [
      'another schema',
      [{ ...good, schema: word(1) }],
      { reason: 'refused-act', n: 1, refusal: 'ForeignSchema' },
    ],
    [
      'a time before the act before',
      [good, attestAct('recusal', { entry: 1 }, by(ada, 2_099n))],
      {
        reason: 'wrong-order',
        n: 2,
      },
    ],
    ['a revocation that did not happen', [good, good], { reason: 'wrong-order', n: 2 }],
    [
      'a third occurrence',
      Array<Attestation>(3).fill({ ...good, revocationTime: 2_200n }),
      { reason: 'refused-act', n: 3, refusal: 'NotInForce' },
    ],
    [
      'a submission that took out no entry',
      [attestAct('entry', submission(), by(ENTRANT, 600n))],
      { reason: 'unknown-submission', n: 1 },
    ],
    ['the contest as an act, not revoked', [contest], { reason: 'wrong-order', n: 1 }],
  ])('refuses the act: %s', (_, changed, fault) => {
    expect(replayHere({ contest, acts: changed, submissionActs })).toEqual({ ok: false, fault });
  });

  test('refuses a contest that the resolver refuses', () => {
    const late = attestAct('contest', makeTerms(), { time: 3_000n });
    expect(replayHere({ contest: late, acts, submissionActs })).toEqual({
      ok: false,
      fault: { reason: 'refused-contest', n: 0, refusal: 'WrongTimes' },
    });
  });

  test('refuses a submission that is not in its log in this order', () => {
    const played = playOpen();
    const log = played.submissionActs;
    expect(replayHere({ ...played, submissionActs: [...log].reverse() })).toMatchObject({ ok: false });
    expect(replayHere({ ...played, submissionActs: log.slice(1) })).toMatchObject({ ok: false });
    expect(replayHere({ ...played, submissionActs: [...log, log[0] as Attestation] })).toMatchObject({
      ok: false,
    });
  });
});
