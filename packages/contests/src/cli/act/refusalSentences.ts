import type { ContestReplay } from '../../acts/contestReplay.ts';
import type { ActRefusal } from '../../acts/findRefusal.ts';
import type { PlannedAct } from '../../acts/plannedAct.ts';
import { decodeActData, TIME_NAMES } from '../../contest/decode.ts';
import { ACT_LIMITS } from '../../contest/schemas.ts';
import { toDate } from '../input/terminal.ts';

const SENTENCES: { readonly [Refusal in ActRefusal]: string } = {
  AccessDenied: 'Only the account that made an attestation can withdraw it.',
  AlreadyAdmitted: 'This submission is admitted already, or named twice.',
  AlreadyJudge: 'One of these accounts is a judge already, or named twice.',
  AlreadyRevealed: 'This review is revealed already.',
  AlreadyRevoked: 'This is withdrawn already.',
  ContestIsNotSealed: 'This contest is not sealed: its reviews are public at once, without --secret.',
  ContestIsRevoked: 'The organizer has withdrawn this contest.',
  ContestIsSealed: 'This contest is sealed: a review needs --secret FILE, and is revealed after judging.',
  EntryIsDisqualified: 'This entry is disqualified.',
  EntryIsWithdrawn: 'This entry is withdrawn.',
  Expiring: 'An act cannot expire.',
  ForeignSchema: 'This is not an attestation of the contest.',
  Irrevocable: 'This cannot be withdrawn.',
  IsRecused: 'The judge is recused from this entry, which is final.',
  MissingDocument: 'The document has no hash.',
  MissingReason: 'The reason is missing.',
  MissingTitle: 'The contest has no title.',
  NoEntries: 'The list has no entries.',
  NoJudges: 'The list has no judges.',
  NoSubmissions: 'This contest takes no submissions.',
  NotCommitted: 'This judge has no sealed review of this entry.',
  NotEntrant: 'Only the account that made a submission can replace it.',
  NotInForce: 'There is no review, submission or note in force to withdraw.',
  NotJudge: 'The account is not a judge of this contest.',
  NotOrganizer: 'Only the organizer of the contest can do this.',
  OutsideWindow: 'This is not possible now.',
  OverMaximum: 'The points exceed the maximum of a criterion.',
  Oversized:
    'A text is too long: a title has at most 800 bytes, a comment or a reason 4,096, a URI 8,192, a note 16,384.',
  SubmissionIsReplaced: 'This submission was replaced by a later one.',
  SubmissionIsWithdrawn: 'This submission is withdrawn.',
  TooManyActs: 'The judge has changed the review of this entry too often: there are at most 30 changes.',
  TooManyCriteria: 'A contest has at most 20 criteria.',
  TooManyEntries: 'A contest has at most 1,000 entries, and one act gives at most 200 numbers.',
  TooManyJudges: 'A contest has at most 500 judges, and one act changes at most 100.',
  Undecodable: 'The resolver cannot read this.',
  UnexpectedReference: 'A contest refers to no other attestation.',
  UnknownContest: 'This belongs to another contest.',
  UnknownEntry: 'The contest has no entry with this number.',
  UnknownSubmission: 'The contest has no such submission.',
  WrongCriteria: 'Each criterion needs a maximum and a weight above zero, and there must be at least one.',
  WrongFlags: 'The contest has unknown flags.',
  WrongNumber: 'Other entries got these numbers meanwhile. Run the command again to get the next ones.',
  WrongNumberOfPoints: 'Each criterion needs its points.',
  WrongPreimage: 'This is not the review that the judge has sealed.',
  WrongTimes:
    'The times must be in this order: submissionsUntil, opensAt, closesAt, revealUntil; closesAt and submissionsUntil are in the future, and revealUntil is after closesAt.',
};

const POSTPONEMENT =
  'Each time of a postponement is at least the one in force, and at most 14 days after that of the start. A time that has passed stays. The order is submissionsUntil, opensAt, closesAt, revealUntil, and at least one time changes.';

const PREPARATION =
  'After judging has opened, the contest can be withdrawn and judges removed only until the first review.';

/**
 * Why an act would be refused, as a sentence with the terms of the contest that explain it. `state` is null for a contest
 * that is not started yet.
 */
export function describeRefusal(
  refusal: ActRefusal,
  state: ContestReplay | null,
  time: bigint,
  act: PlannedAct | null = null,
): string {
  const sentence = SENTENCES[refusal];
  if (!state) return sentence;
  const { maxPoints } = state.values;
  if (refusal === 'WrongNumberOfPoints') return `${sentence} This contest has ${maxPoints.length}.`;
  if (refusal === 'OverMaximum') return `${sentence} The maxima are ${maxPoints.join(', ')}.`;
  if (refusal === 'WrongTimes')
    return `${POSTPONEMENT} It is ${toDate(time)}. ${describeTimes(state)} ${describeLatest(state)}`;
  if (refusal !== 'OutsideWindow') return sentence;
  const why = act && endsWithReviews(act, state) ? `${sentence} ${PREPARATION}` : sentence;
  return `${why} It is ${toDate(time)}. ${describeTimes(state)}`;
}

/** True if an act is possible until judging opens, and then until the first review. */
function endsWithReviews(act: PlannedAct, { attestation }: ContestReplay): boolean {
  if (act.kind === 'revoke') return act.attestation.uid === attestation.uid;
  if (act.name !== 'judges') return false;
  const change = decodeActData('judges', act.data);
  return change.ok && !change.value.listed;
}

function describeTimes({ hasSubmissions, isSealed, times: inForce }: ContestReplay): string {
  const times = [
    ...(hasSubmissions ? [`submissions until ${toDate(inForce.submissionsUntil)}`] : []),
    `judging from ${toDate(inForce.opensAt)} until ${toDate(inForce.closesAt)}`,
    ...(isSealed ? [`reveals until ${toDate(inForce.revealUntil)}`] : []),
  ];
  return `The contest has ${times.join(', ')}.`;
}

function describeLatest({ hasSubmissions, isSealed, values }: ContestReplay): string {
  const names = TIME_NAMES.filter(
    (name) => (name !== 'submissionsUntil' || hasSubmissions) && (name !== 'revealUntil' || isSealed),
  );
  const latest = names.map((name) => `${name} ${toDate(values[name] + ACT_LIMITS.postponement)}`);
  return `At the latest: ${latest.join(', ')}.`;
}
