import type { ChainConfig } from '@org/chain-config';
import type { Attestation, Contest } from '@org/contests';
import type { ChainCheck as Outcome } from '@org/contests/chain';
import type { QueryClient } from '@tanstack/react-query';
import { loadChainAccess } from '../../../shared/chain/loadChainAccess.ts';
import { evaluationsQuery, scanHeadQuery } from '../../../shared/scan/queries.ts';
import type { ChainCheck } from '../trust/chainCheck.ts';

export type ChainCheckOptions = {
  readonly chainConfig: ChainConfig;
  readonly contest: Contest;
  /** What the page shows, in case that the scan does not answer again. */
  readonly shown: readonly Attestation[];
  readonly queryClient: QueryClient;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: { readonly done: number; readonly total: number }) => void;
};

/** Asks scan and chain anew and compares them. The page shows what the scan answered. */
export const runChainCheck = async (options: ChainCheckOptions): Promise<ChainCheck> => {
  const { chainConfig, contest, shown, queryClient, signal, onProgress } = options;
  const access = await loadChainAccess(chainConfig);
  // The head first: rows that are asked later may know more than it, never less.
  const scanHead = await queryClient
    .fetchQuery({ ...scanHeadQuery(chainConfig), staleTime: 0 })
    .catch(() => null);
  const rows = await queryClient
    .fetchQuery({ ...evaluationsQuery(chainConfig, contest), staleTime: 0 })
    .catch(() => ({ consistent: shown, mismatched: [], missing: 0 }));
  const outcome = await access.check({
    client: access.client,
    config: chainConfig,
    contest,
    scanAttestations: [...rows.consistent, ...rows.mismatched],
    scanMissing: rows.missing,
    scanHead,
    signal,
    onProgress,
  });
  return describe(outcome);
};

const describe = (outcome: Outcome): ChainCheck => {
  switch (outcome.status) {
    case 'agrees':
      return { status: 'agrees', block: outcome.block.number };
    case 'unreachable':
      return { status: 'unreachable' };
    default:
      return { status: outcome.status, uids: outcome.uids };
  }
};
