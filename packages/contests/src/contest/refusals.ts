/** Why the resolver refuses an act: the names of its errors. */
export type Refusal =
  | 'ForeignSchema'
  | 'Expiring'
  | 'Irrevocable'
  | 'Undecodable'
  | 'Oversized'
  | 'UnknownContest'
  | 'ContestIsRevoked'
  | 'OutsideWindow'
  | 'NotOrganizer'
  | 'NotJudge'
  | 'NotEntrant'
  | 'UnexpectedReference'
  | 'MissingTitle'
  | 'MissingDocument'
  | 'WrongTimes'
  | 'WrongFlags'
  | 'WrongCriteria'
  | 'TooManyCriteria'
  | 'NoJudges'
  | 'TooManyJudges'
  | 'NoEntries'
  | 'TooManyEntries'
  | 'AlreadyJudge'
  | 'NoSubmissions'
  | 'UnknownSubmission'
  | 'SubmissionIsWithdrawn'
  | 'SubmissionIsReplaced'
  | 'AlreadyAdmitted'
  | 'UnknownEntry'
  | 'EntryIsWithdrawn'
  | 'EntryIsDisqualified'
  | 'WrongNumber'
  | 'MissingReason'
  | 'ContestIsSealed'
  | 'ContestIsNotSealed'
  | 'IsRecused'
  | 'TooManyActs'
  | 'WrongNumberOfPoints'
  | 'OverMaximum'
  | 'NotInForce'
  | 'NotCommitted'
  | 'AlreadyRevealed'
  | 'WrongPreimage';

/** Thrown and caught inside this folder only; an Error's stack trace would cost more than the decision. */
class Refused {
  readonly reason: Refusal;

  constructor(reason: Refusal) {
    this.reason = reason;
  }
}

/** Ends a decision. Call it before anything is changed. */
export function refuse(reason: Refusal): never {
  throw new Refused(reason);
}

/** Ends a decision unless a condition holds. */
export function refuseUnless(holds: boolean, reason: Refusal): asserts holds {
  if (!holds) refuse(reason);
}

/** Runs a decision; its value, or the reason of the refusal. */
export function decide<Value>(
  run: () => Value,
): { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly reason: Refusal } {
  try {
    return { ok: true, value: run() };
  } catch (thrown) {
    if (thrown instanceof Refused) return { ok: false, reason: thrown.reason };
    throw thrown;
  }
}
