import type { ChainConfig } from '@org/chain-config';
import { measureNewContest, type NewContest, type NewContestSize, placeContest } from '@org/contests/write';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Address } from 'viem';
import { useSettled } from '../../base/page/latest.ts';
import { loadChainAccess } from '../../base/provider/loadChainAccess.ts';
import { useWriteCost } from '../../write/useWrite.ts';
import type { Cost } from '../../write/writeState.ts';

const ASK_AGAIN_MS = 60_000;

/**
 * The time at which a contest starts that starts at once: this device's, or that of the chain's latest block if that is earlier. A
 * contest would else begin later than now if the clock of this device is fast.
 */
export function useStartTime(chainConfig: ChainConfig, now: bigint, enabled: boolean): bigint {
  const { data: time } = useQuery({
    queryKey: ['chain', chainConfig.slug, 'time'],
    queryFn: async () => (await (await loadChainAccess(chainConfig)).client.getBlock()).timestamp,
    enabled: enabled,
    refetchInterval: ASK_AGAIN_MS,
    retry: false,
  });
  return time !== undefined && time < now ? time : now;
}

/** The attestation to sign and its cost. Sends no requests before a wallet is connected. */
export function useContestCost(
  chainConfig: ChainConfig,
  account: Address | undefined,
  input: NewContest | undefined,
) {
  return useWriteCost({
    chainConfig,
    key: ['contest', account, input && toKey(input)],
    prepare:
      account &&
      input &&
      (({ prepare }, client) =>
        prepare({ client, config: chainConfig, account, act: { kind: 'contest', input } })),
  });
}

/** Query keys are JSON, which has no bigint. */
const toKey = (input: NewContest): string =>
  JSON.stringify(input, (_, part) => (typeof part === 'bigint' ? `${part}` : part));

/** Facts about the contest while the form is being filled in. */
export type ContestFacts = {
  /** The size of the texts; undefined if they cannot be encoded. */
  readonly size: NewContestSize | undefined;
  readonly cost: Cost | { readonly status: 'no-wallet' | 'not-yet' };
};

export type ContestFactsOptions = {
  readonly chainConfig: ChainConfig;
  readonly account: Address | undefined;
  readonly contest: NewContest;
  /** The fee is asked for only then. */
  readonly isCostShown: boolean;
  readonly isValid: boolean;
  /** Whether the site stores texts that do not fit into the attestation. */
  readonly storesDocuments: boolean;
};

/** The size of the texts and the estimated fee. The estimate is debounced. */
export function useContestFacts(options: ContestFactsOptions): ContestFacts {
  const { chainConfig, account, contest, isCostShown, isValid, storesDocuments } = options;
  const settled = useSettled(isValid && isCostShown ? contest : undefined);
  const placed = useMemo(
    () => (settled && storesDocuments ? placeContest(settled).contest : settled),
    [settled, storesDocuments],
  );
  const { cost } = useContestCost(chainConfig, account, placed);
  const size = useMemo(() => measure(contest, storesDocuments), [contest, storesDocuments]);
  if (!isValid) return { size, cost: { status: 'not-yet' } };
  return { size, cost: account ? cost : { status: 'no-wallet' } };
}

/** The size; undefined for texts with lone surrogates, which their fields report. */
export function measure(contest: NewContest, isStored = false): NewContestSize | undefined {
  try {
    return measureNewContest(contest, { isStored });
  } catch {
    return undefined;
  }
}
