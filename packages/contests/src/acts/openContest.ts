import type { Hex } from 'viem';
import type { Attestation } from '../base/attestation.ts';
import { toAddress } from '../contest/canonicalReader.ts';
import {
  type ActValues,
  readContestData,
  type Schedule,
  toDataBytes,
  type UnreadContest,
} from '../contest/decode.ts';
import { refuse, refuseUnless } from '../contest/refusals.ts';
import { ACT_LIMITS, CONTEST_FLAGS, CONTEST_LIMITS } from '../contest/schemas.ts';

const ZERO_UID = /^0x0{64}$/;

/** Reads the attestation of a contest, or refuses it with the resolver's error. */
export function openContest(attestation: Attestation, schema: Hex): ActValues['contest'] {
  refuseUnless(attestation.expirationTime === 0n, 'Expiring');
  refuseUnless(attestation.schema === schema, 'ForeignSchema');
  refuseUnless(attestation.revocable, 'Irrevocable');
  const { judgeWords, ...contest } = readContestData(toDataBytes(attestation.data));
  refuseUnless(ZERO_UID.test(attestation.refUID), 'UnexpectedReference');
  checkTimes(contest, attestation.time);
  checkCriteria(contest);
  refuseUnless(judgeWords.length <= ACT_LIMITS.judges, 'TooManyJudges');
  refuseUnless(contest.entries.length <= ACT_LIMITS.entries, 'TooManyEntries');
  const judges = judgeWords.map((word, index) => {
    const judge = toAddress(word);
    if (judgeWords.indexOf(word) < index) refuse('AlreadyJudge');
    return judge;
  });
  return { ...contest, judges };
}

type Terms = Omit<UnreadContest, 'judgeWords'>;

/** The order of times, and whether there is a time for reveals, which the flags of a contest determine. */
export function areOrdered(
  { submissionsUntil, opensAt, closesAt, revealUntil }: Schedule,
  flags: number,
): boolean {
  const isSealed = (flags & CONTEST_FLAGS.sealed) !== 0;
  const isInOrder = submissionsUntil <= opensAt && opensAt < closesAt && closesAt <= revealUntil;
  return isInOrder && isSealed === revealUntil > closesAt;
}

function checkTimes(terms: Terms, time: bigint): void {
  const { flags, submissionsUntil, closesAt } = terms;
  refuseUnless(flags <= CONTEST_FLAGS.submissions + CONTEST_FLAGS.sealed, 'WrongFlags');
  refuseUnless(areOrdered(terms, flags) && closesAt > time, 'WrongTimes');
  const takesSubmissions = (flags & CONTEST_FLAGS.submissions) !== 0;
  refuseUnless(takesSubmissions ? submissionsUntil > time : submissionsUntil === 0n, 'WrongTimes');
}

function checkCriteria({ maxPoints, weights }: Terms): void {
  refuseUnless(maxPoints.length <= CONTEST_LIMITS.criteria, 'TooManyCriteria');
  refuseUnless(maxPoints.length > 0 && maxPoints.length === weights.length, 'WrongCriteria');
  refuseUnless(
    [...maxPoints, ...weights].every((value) => value !== 0),
    'WrongCriteria',
  );
}
