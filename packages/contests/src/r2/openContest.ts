import type { Hex } from 'viem';
import type { Attestation } from '../attestation/attestation.ts';
import { toAddress } from './canonicalReader.ts';
import { readContestData, toDataBytes, type UnreadContest, type ValuesR2 } from './decode.ts';
import { refuse, refuseUnless } from './refusals.ts';
import { FLAGS_R2, LIMITS_R2 } from './schemas.ts';

const ZERO_UID = /^0x0{64}$/;

/** Reads the attestation of a contest, or refuses it with the resolver's error. */
export function openContest(attestation: Attestation, schema: Hex): ValuesR2['contest'] {
  refuseUnless(attestation.expirationTime === 0n, 'Expiring');
  refuseUnless(attestation.schema === schema, 'ForeignSchema');
  refuseUnless(attestation.revocable, 'Irrevocable');
  const { judgeWords, ...contest } = readContestData(toDataBytes(attestation.data));
  refuseUnless(ZERO_UID.test(attestation.refUID), 'UnexpectedReference');
  checkTimes(contest, attestation.time);
  checkCriteria(contest);
  refuseUnless(judgeWords.length <= LIMITS_R2.judges, 'TooManyJudges');
  refuseUnless(contest.entries.length <= LIMITS_R2.entries, 'TooManyEntries');
  const judges = judgeWords.map((word, index) => {
    const judge = toAddress(word);
    if (judgeWords.indexOf(word) < index) refuse('AlreadyJudge');
    return judge;
  });
  return { ...contest, judges };
}

type Terms = Omit<UnreadContest, 'judgeWords'>;

function checkTimes({ flags, submissionsUntil, opensAt, closesAt, revealUntil }: Terms, time: bigint): void {
  refuseUnless(flags <= FLAGS_R2.submissions + FLAGS_R2.sealed, 'WrongFlags');
  refuseUnless(submissionsUntil <= opensAt && opensAt < closesAt && closesAt <= revealUntil, 'WrongTimes');
  refuseUnless(closesAt > time, 'WrongTimes');
  const takesSubmissions = (flags & FLAGS_R2.submissions) !== 0;
  refuseUnless(takesSubmissions ? submissionsUntil > time : submissionsUntil === 0n, 'WrongTimes');
  const isSealed = (flags & FLAGS_R2.sealed) !== 0;
  refuseUnless(isSealed === revealUntil > closesAt, 'WrongTimes');
}

function checkCriteria({ maxPoints, weights }: Terms): void {
  refuseUnless(maxPoints.length <= LIMITS_R2.criteria, 'TooManyCriteria');
  refuseUnless(maxPoints.length > 0 && maxPoints.length === weights.length, 'WrongCriteria');
  refuseUnless(
    [...maxPoints, ...weights].every((value) => value !== 0),
    'WrongCriteria',
  );
}
