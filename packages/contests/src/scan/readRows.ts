import type { Protocol } from '../acts/contestReplay.ts';
import type { Attestation } from '../base/attestation.ts';
import type { Contest } from '../contest/contest.ts';
import type { ScanConnection } from './askScan.ts';
import type { AskOptions, GivenReview } from './scanReader.ts';

type Reading = AskOptions & { readonly connection: ScanConnection; readonly protocol: Protocol | null };

/** The contests that rows of a list contain, in their order. The UIDs are checked before. The code is loaded with the first one. */
export async function readContests(
  rows: readonly Attestation[],
  { protocol, ...ask }: Reading,
): Promise<readonly Contest[]> {
  if (rows.length === 0 || !protocol) return [];
  const { readListedContests } = await import('./readListed.ts');
  return readListedContests(rows, { ...ask, protocol });
}

/** The same for reviews: null for a row that is not a review, `of-another` for another judge's review that the account revealed. */
export async function readReviews(
  rows: readonly Attestation[],
  { protocol, ...ask }: Reading,
): Promise<readonly (GivenReview | 'of-another' | null)[]> {
  if (rows.length === 0 || !protocol) return [];
  const { readGivenReviews } = await import('./readListed.ts');
  return readGivenReviews(rows, { ...ask, protocol });
}
