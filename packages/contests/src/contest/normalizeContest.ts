import { checksumAddress } from '../abi/checksumAddress.ts';
import { lowerCase } from '../abi/hex.ts';
import type { Contest } from './contest.ts';

/** The same contest with one spelling for the same bytes; judges and entries listed twice collapse to the first. */
export function normalizeContest(contest: Contest): Contest {
  const { uid, schemaUid, organizer, judges, entries } = contest;
  return {
    ...contest,
    uid: lowerCase(uid),
    schemaUid: lowerCase(schemaUid),
    organizer: checksumAddress(organizer),
    judges: [...new Set(judges.map(checksumAddress))],
    entries: [...new Set(entries)],
  };
}
