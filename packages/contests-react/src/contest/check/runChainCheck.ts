import type { ChainConfig } from '@org/chain-config';
import type { Contest, ScanRows } from '@org/contests';
import type { ChainReadOptions } from '@org/contests/chain';
import type { QueryClient } from '@tanstack/react-query';
import type { ChainAccess } from '../../chain/chainAccess.ts';
import { readFrugally } from '../../chain/readFrugally.ts';
import { contestQuery, evaluationsQuery, scanHeadQuery } from '../../scan/queries.ts';
import type { Verdict } from './chainCheck.ts';
import { verdictKey } from './verdictKey.ts';

export type ChainCheckOptions = {
  readonly chainConfig: ChainConfig;
  readonly contest: Contest;
  readonly queryClient: QueryClient;
  /** The visitor wants the check, whatever it takes. */
  readonly isAsked: boolean;
  readonly signal: AbortSignal;
  readonly onProgress?: ChainReadOptions['onProgress'];
};

/**
 * Asks scan and chain anew and compares them. The page then shows what the scan answered, and keeps the verdict with it,
 * under `queryKey`.
 *
 * @throws {TooManyRequestsError} unless it was asked for
 */
export async function runChainCheck(options: ChainCheckOptions) {
  const { chainConfig, queryClient } = options;
  // The head first: what is asked later may know more than it, never less.
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

/** The contest may have been withdrawn meanwhile. */
const fetchContest = async ({ chainConfig, contest, queryClient }: ChainCheckOptions): Promise<Contest> => {
  const query = { ...contestQuery(chainConfig, contest.uid), staleTime: 0 };
  const lookup = await queryClient.fetchQuery(query).catch(() => undefined);
  return lookup?.status === 'found' ? lookup.contest : contest;
};

/** What the page shows stays where the scan does not answer now; then a newer head says nothing about it. */
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
