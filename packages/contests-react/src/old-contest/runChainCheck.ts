import type { ChainConfig } from '@org/chain-config';
import type { Contest, ScanRows } from '@org/contests';
import type { ChainReadOptions } from '@org/contests/chain';
import type { QueryClient } from '@tanstack/react-query';
import type { ChainAccess } from '../chain/chainAccess.ts';
import { readFrugally } from '../chain/readFrugally.ts';
import type { Verdict } from '../contest/check/checkState.ts';
import { contestQuery, evaluationsQuery, scanHeadQuery } from '../scan/queries.ts';
import { verdictKey } from './verdictKey.ts';

export type ChainCheckOptions = {
  readonly chainConfig: ChainConfig;
  readonly contest: Contest;
  readonly queryClient: QueryClient;
  /** The visitor requested the check, without a request limit. */
  readonly isAsked: boolean;
  readonly signal: AbortSignal;
  readonly onProgress?: ChainReadOptions['onProgress'];
};

/**
 * Refetches from scan and chain and compares them. The page then shows the scan's new rows, and the verdict is cached
 * under `queryKey`.
 *
 * @throws {TooManyRequestsError} unless it was asked for
 */
export async function runChainCheck(options: ChainCheckOptions) {
  const { chainConfig, queryClient } = options;
  // The head is fetched first, so that the rows are at least as recent.
  const head = await queryClient
    .fetchQuery({ ...scanHeadQuery(chainConfig), staleTime: 0 })
    .catch(() => null);
  const [contest, { rows, isFresh }] = await Promise.all([fetchContest(options), fetchRows(options)]);
  const { value: outcome } = await readFrugally(
    { ...options, uid: contest.uid },
    ({ client, check }, reading) =>
      check({
        client,
        config: chainConfig,
        contest,
        scanAttestations: [...rows.consistent, ...rows.mismatched],
        scanMissing: rows.missing,
        scanHead: isFresh ? head : null,
        ...reading,
      }),
  );
  const verdict = describe(outcome);
  const queryKey = verdictKey(chainConfig, contest, rows);
  queryClient.setQueryData(queryKey, verdict);
  return { verdict, queryKey };
}

/** The contest may have been withdrawn since it was read. */
const fetchContest = async ({ chainConfig, contest, queryClient }: ChainCheckOptions): Promise<Contest> => {
  const query = { ...contestQuery(chainConfig, contest.uid), staleTime: 0 };
  const lookup = await queryClient.fetchQuery(query).catch(() => undefined);
  return lookup?.status === 'found' ? lookup.contest : contest;
};

/** Falls back to the cached rows if the scan does not respond; these must not be compared with a newer head. */
const fetchRows = async ({
  chainConfig,
  contest,
  queryClient,
}: ChainCheckOptions): Promise<{ readonly rows: ScanRows; readonly isFresh: boolean }> => {
  const shown = evaluationsQuery(chainConfig, contest);
  try {
    return { rows: await queryClient.fetchQuery({ ...shown, staleTime: 0 }), isFresh: true };
  } catch (error) {
    const before = queryClient.getQueryData(shown.queryKey);
    if (!before) throw error;
    return { rows: before, isFresh: false };
  }
};

const describe = (outcome: Awaited<ReturnType<ChainAccess['check']>>): Verdict => {
  switch (outcome.status) {
    case 'agrees':
      return { status: 'agrees', block: outcome.block.number };
    case 'unreachable':
      return { status: 'unreachable' };
    default:
      return { status: outcome.status, uids: outcome.uids };
  }
};
