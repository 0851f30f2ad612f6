import type { ChainConfig } from '@org/chain-config';
import type { Contest, ScanRows } from '@org/contests';
import type { ChainReadOptions } from '@org/contests/chain';
import type { QueryClient } from '@tanstack/react-query';
import type { ChainAccess } from '../../chain/chainAccess.ts';
import { readFrugally } from '../../chain/readFrugally.ts';
import { evaluationsQuery, scanHeadQuery } from '../../scan/queries.ts';
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
 * Asks scan and chain anew and compares them. The page then shows what the scan answered, and keeps the verdict with it.
 *
 * @throws {TooManyRequestsError} unless it was asked for
 */
export const runChainCheck = async (options: ChainCheckOptions): Promise<Verdict> => {
  const { chainConfig, contest, queryClient } = options;
  // The head first: rows that are asked later may know more than it, never less.
  const scanHead = await queryClient
    .fetchQuery({ ...scanHeadQuery(chainConfig), staleTime: 0 })
    .catch(() => null);
  const shown = evaluationsQuery(chainConfig, contest);
  const rows = await queryClient.fetchQuery({ ...shown, staleTime: 0 }).catch((error): ScanRows => {
    const before = queryClient.getQueryData(shown.queryKey);
    if (!before) throw error;
    return before;
  });
  const { value: outcome } = await readFrugally(
    { ...options, uid: contest.uid },
    ({ client, check }, reading) =>
      check({
        client,
        config: chainConfig,
        contest,
        scanAttestations: [...rows.consistent, ...rows.mismatched],
        scanMissing: rows.missing,
        scanHead,
        ...reading,
      }),
  );
  const verdict = describe(outcome);
  queryClient.setQueryData(verdictKey(chainConfig, contest, rows), verdict);
  return verdict;
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
