import type { ChainConfig } from '@org/chain-config';
import { type Contest, createAccountScan, createScanReader } from '@org/contests';
import type { Address } from 'viem';
import { findJudge } from '../reading/judges.ts';

/** Few enough for the contests to be asked for by their UIDs: a scan limits the size of a request. */
const PER_REQUEST = 100;

/** Contests whose organizer has added or removed a judge, with the judges after that; `next` as `skip`. */
export type JudgeChanges = { readonly contests: readonly Contest[]; readonly next: number | null };

/** Fetches the contests in which this judge was added or removed after the start. */
export async function fetchJudgeChanges(
  chainConfig: ChainConfig,
  account: Address,
  { skip, signal }: { readonly skip: number; readonly signal: AbortSignal },
): Promise<JudgeChanges> {
  const scan = createAccountScan({ config: chainConfig });
  const { changes, next } = await scan.fetchJudgeChanges(account, { skip, take: PER_REQUEST, signal });
  if (changes.length === 0) return { contests: [], next };
  const ids = [...new Set(changes.map(({ contest }) => contest))];
  const where = { id: { in: ids } };
  const page = await createScanReader({ config: chainConfig }).fetchContests({
    where,
    skip: 0,
    take: ids.length,
    signal,
  });
  const contests = page.contests.flatMap((contest): Contest | readonly [] => {
    const change = changes.find(({ contest: uid, by }) => uid === contest.uid && by === contest.organizer);
    return change ? { ...contest, judges: changeJudges(contest, account, change.isListed) } : [];
  });
  return { contests, next };
}

function changeJudges(contest: Contest, account: Address, isListed: boolean): readonly Address[] {
  const listed = findJudge(contest, account);
  if (!isListed) return contest.judges.filter((judge) => judge !== listed);
  return listed ? contest.judges : [...contest.judges, account];
}
