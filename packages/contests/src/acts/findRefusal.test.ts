import type { Address, Hex } from 'viem';
import { expect, test } from 'vitest';
import { address, JUDGES, word } from '../../test/make.ts';
import {
  attestAct,
  ENTRANT,
  makeSealedTerms,
  makeTerms,
  ORGANIZER,
  PROTOCOL,
  startContest,
} from '../../test/makeContest.ts';
import { encodeActData, encodeNote, NOTE_SCHEMA_UID, type NoteValues, type SchemaName } from '../index.ts';
import { type ActRefusal, findRefusal, findRevocable, findStartRefusal } from './findRefusal.ts';
import type { PlannedAct } from './plannedAct.ts';

const [ada = ORGANIZER, ben = ORGANIZER] = JUDGES;
const stranger = address(0x77);

const attest = <Name extends SchemaName>(
  name: Name,
  values: Parameters<typeof encodeActData<Name>>[1],
): PlannedAct => ({ kind: 'attest', name, data: encodeActData(name, values) });
const review = (entry: number, points: readonly number[], comment = '') =>
  attest('evaluation', { entry, points, comment, commentHash: null });
const recuse = (entry: number) => attest('recusal', { entry });
const admit = (...submissions: Hex[]) => attest('admit', { first: 4, submissions });

const note = (about: NoteValues['about'], text = 'Hello.'): PlannedAct => ({
  kind: 'attest',
  name: 'note',
  data: encodeNote({ about, kind: 'text', text }),
});
const judges = (listed: boolean, ...changed: Address[]) => attest('judges', { judges: changed, listed });
const postpone = (closesAt: bigint) =>
  attest('postpone', {
    ...{ submissionsUntil: 1_000n, opensAt: 2_000n, closesAt, revealUntil: closesAt, reason: 'Rain.' },
  });
const list = (first: number) =>
  attest('list', { first, uri: 'ipfs://x', contentHash: word(1), entries: [word(2)] });

/** A contest in its judging, with two reviews, a recusal, a disqualification, and three submissions. */
function play() {
  const contest = startContest();
  const entry = (n: number) => ({ contentHash: word(n), uri: 'ipfs://x', replaces: null });
  const [admitted, pending, gone] = [7, 8, 9].map((n) => contest.attest('entry', entry(n), ENTRANT, 600n));
  if (!admitted || !pending || !gone) throw new Error('There are three.');
  contest.attest('admit', { first: 3, submissions: [admitted.uid] }, ORGANIZER, 700n);
  contest.revoke(gone, 800n);
  const first = contest.attest(
    'evaluation',
    { entry: 1, points: [1, 1], comment: '', commentHash: null },
    ada,
    2_000n,
  );
  contest.attest('evaluation', { entry: 1, points: [2, 2], comment: '', commentHash: null }, ada, 2_001n);
  contest.attest('recusal', { entry: 3 }, ada, 2_002n);
  contest.attest('disqualify', { entry: 2, reason: 'Copied.' }, ORGANIZER, 2_003n);
  return { ...contest, admitted, pending, gone, first };
}
type Play = ReturnType<typeof play>;

test.each<[ActRefusal | null, string, Address | null, bigint, (played: Play) => PlannedAct]>([
  [null, 'a review', ben, 2_100n, () => review(1, [5, 10])],
  [null, 'a review by a judge who is not named', null, 2_100n, () => review(3, [5, 10])],
  ['NotJudge', 'a review by a stranger', stranger, 2_100n, () => review(1, [5, 10])],
  ['OutsideWindow', 'a review too early', ben, 1_999n, () => review(1, [5, 10])],
  ['OutsideWindow', 'a review too late', ben, 3_000n, () => review(1, [5, 10])],
  ['WrongNumberOfPoints', 'a review with one criterion', ben, 2_100n, () => review(1, [5])],
  ['OverMaximum', 'too many points', ben, 2_100n, () => review(1, [6, 10])],
  ['UnknownEntry', 'an unknown entry', ben, 2_100n, () => review(9, [5, 10])],
  ['EntryIsDisqualified', 'a disqualified entry', ben, 2_100n, () => review(2, [5, 10])],
  ['IsRecused', 'a review after a recusal', ada, 2_100n, () => review(3, [5, 10])],
  ['Oversized', 'a comment of 4,097 bytes', ben, 2_100n, () => review(1, [5, 10], 'x'.repeat(4_097))],
  [
    'ContestIsNotSealed',
    'a commitment',
    ben,
    2_100n,
    () => attest('commit', { entry: 1, commitment: word(1) }),
  ],
  [null, 'a recusal', ben, 1_000n, () => recuse(1)],
  ['NotJudge', 'a recusal of a stranger', stranger, 1_000n, () => recuse(1)],
  [null, 'an admission', ORGANIZER, 1_900n, ({ pending }) => admit(pending.uid)],
  [null, 'an admission by whom it may be', null, 1_900n, ({ pending }) => admit(pending.uid)],
  ['NotOrganizer', 'an admission by a judge', ada, 1_900n, ({ pending }) => admit(pending.uid)],
  ['AlreadyAdmitted', 'a second admission', ORGANIZER, 1_900n, ({ admitted }) => admit(admitted.uid)],
  ['SubmissionIsWithdrawn', 'of a withdrawn one', ORGANIZER, 1_900n, ({ gone }) => admit(gone.uid)],
  ['UnknownSubmission', 'of an unknown one', ORGANIZER, 1_900n, () => admit(word(1))],
  [null, 'a new judge', ORGANIZER, 2_100n, () => judges(true, stranger)],
  ['NotOrganizer', 'a new judge by a judge', ada, 2_100n, () => judges(true, stranger)],
  ['AlreadyJudge', 'a judge twice', ORGANIZER, 2_100n, () => judges(true, ada)],
  ['OutsideWindow', 'the removal of a judge after a review', ORGANIZER, 2_100n, () => judges(false, ben)],
  [null, 'a postponement', null, 2_100n, () => postpone(4_000n)],
  ['WrongTimes', 'a postponement by more than 14 days', ORGANIZER, 2_100n, () => postpone(1_212_601n)],
  ['WrongTimes', 'a postponement of nothing', ORGANIZER, 2_100n, () => postpone(3_000n)],
  [null, 'a late list', null, 2_100n, () => list(4)],
  ['WrongNumber', 'a list whose number is taken', ORGANIZER, 2_100n, () => list(3)],
  [null, 'a note about the contest', ORGANIZER, 9_000n, () => note(null)],
  [null, 'a note about an entry', null, 9_000n, () => note(3)],
  [null, 'a note about a submission', ORGANIZER, 9_000n, ({ gone }) => note(gone.uid)],
  ['NotOrganizer', 'a note by a judge', ada, 2_100n, () => note(null)],
  ['UnknownEntry', 'a note about an unknown entry', ORGANIZER, 2_100n, () => note(4)],
  ['UnknownSubmission', 'a note about something else', ORGANIZER, 2_100n, () => note(word(5 << 20))],
  ['Oversized', 'a note of 16,385 bytes', ORGANIZER, 2_100n, () => note(null, 'x'.repeat(16_385))],
  [
    null,
    'a withdrawal of a note',
    ORGANIZER,
    9_000n,
    ({ gone }) => ({
      kind: 'revoke',
      attestation: { ...gone, schema: NOTE_SCHEMA_UID, attester: ORGANIZER, revocationTime: 0n },
    }),
  ],
  [
    'OutsideWindow',
    'a late submission',
    ENTRANT,
    1_000n,
    () => attest('entry', { contentHash: word(1), uri: '', replaces: null }),
  ],
  [
    'NotEntrant',
    "an edit of somebody else's",
    stranger,
    900n,
    ({ pending }) => attest('entry', { contentHash: word(1), uri: '', replaces: pending.uid }),
  ],
  [
    null,
    'a withdrawal of a submission',
    ENTRANT,
    1_900n,
    ({ pending }) => ({ kind: 'revoke', attestation: pending }),
  ],
  [
    'AccessDenied',
    "of somebody else's",
    stranger,
    1_900n,
    ({ pending }) => ({ kind: 'revoke', attestation: pending }),
  ],
  [
    'AlreadyRevoked',
    'of a withdrawn one',
    ENTRANT,
    1_900n,
    ({ gone }) => ({ kind: 'revoke', attestation: { ...gone, revocationTime: 800n } }),
  ],
  [
    'NotInForce',
    'of a replaced review',
    ada,
    2_100n,
    ({ first }) => ({ kind: 'revoke', attestation: first }),
  ],
  [
    'OutsideWindow',
    'of the contest during judging',
    ORGANIZER,
    2_100n,
    ({ contest }) => ({ kind: 'revoke', attestation: contest }),
  ],
  [
    'Irrevocable',
    'of a recusal',
    ada,
    2_100n,
    () => ({ kind: 'revoke', attestation: attestAct('recusal', { entry: 3 }, { attester: ada }) }),
  ],
])('finds the refusal %s %s', (refusal, _, from, time, plan) => {
  const played = play();
  expect(findRefusal(played.state, plan(played), { from, time })).toBe(refusal);
});

test('in a sealed contest, a review is refused and a commitment is not', () => {
  const { state } = startContest(makeSealedTerms());
  const at = { from: ada, time: 2_100n };
  expect(findRefusal(state, review(1, [5, 10]), at)).toBe('ContestIsSealed');
  expect(findRefusal(state, attest('commit', { entry: 1, commitment: word(1) }), at)).toBeNull();
});

test.each<[ActRefusal | null, Parameters<typeof makeTerms>[0]]>([
  [null, {}],
  ['MissingTitle', { title: '' }],
  ['WrongTimes', { submissionsUntil: 400n }],
  ['WrongTimes', { opensAt: 3_000n }],
  ['AlreadyJudge', { judges: [ada, ada] }],
  ['WrongCriteria', { maxPoints: [], weights: [] }],
])('finds the refusal of starting a contest: %s', (refusal, change) => {
  const data = encodeActData('contest', makeTerms(change));
  expect(findStartRefusal(PROTOCOL, data, { from: ORGANIZER, time: 500n })).toBe(refusal);
});

test('finds what can be withdrawn by its UID', () => {
  const { state, contest, pending, gone, first } = play();
  const at = { from: ENTRANT, time: 1_900n };
  const find = (uid: Hex) => findRevocable(state, uid);
  expect(find(contest.uid)).toBe(state.attestation);
  expect(find(first.uid)?.attester).toBe(ada);
  expect(find(word(1))).toBeUndefined();
  const [open, over] = [find(pending.uid), find(gone.uid)];
  if (!open || !over) throw new Error('The contest has both.');
  expect(findRefusal(state.clone(), { kind: 'revoke', attestation: open }, at)).toBeNull();
  expect(findRefusal(state.clone(), { kind: 'revoke', attestation: over }, at)).toBe('AlreadyRevoked');
});
