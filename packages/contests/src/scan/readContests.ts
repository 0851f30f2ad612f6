import type { Hex } from 'viem';
import type { Attestation } from '../attestation/attestation.ts';
import type { Contest } from '../contest/contest.ts';
import { decodeContest } from '../contest/contestSchemas.ts';
import type { ScanConnection } from './askScan.ts';
import type { AskOptions, ContestCodec } from './scanReader.ts';

/** The contests that rows of a list contain, in their order; omits rows that are not contests. The UIDs are checked before. */
export async function readContests(
  connection: ScanConnection,
  rows: readonly Attestation[],
  {
    chainId,
    more,
    signal,
  }: AskOptions & { readonly chainId: number; readonly more?: ContestCodec | undefined },
): Promise<readonly Contest[]> {
  const found = new Map<Hex, Contest>();
  const others: Attestation[] = [];
  for (const row of rows) {
    const contest = decodeContest(row, chainId);
    if (contest.ok) found.set(row.uid, contest.value);
    else others.push(row);
  }
  for (const contest of more ? await more.readContests(others, { connection, signal }) : [])
    found.set(contest.uid, contest);
  return rows.flatMap(({ uid }) => found.get(uid) ?? []);
}
