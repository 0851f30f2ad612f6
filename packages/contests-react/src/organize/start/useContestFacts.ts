import type { ChainConfig } from '@org/chain-config';
import { measureNewContest, type NewContest, type NewContestSize } from '@org/contests/write';
import { useMemo } from 'react';
import type { Address } from 'viem';
import { useSettled } from '../../base/page/latest.ts';
import type { Cost } from '../../write/writeState.ts';
import { useContestCost } from './useContestCost.ts';

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
};

/** The size of the texts and the estimated fee. The estimate is debounced. */
export function useContestFacts(options: ContestFactsOptions): ContestFacts {
  const { chainConfig, account, contest, isCostShown, isValid } = options;
  const settled = useSettled(isValid && isCostShown ? contest : undefined);
  const { cost } = useContestCost(chainConfig, account, settled);
  const size = useMemo(() => measure(contest), [contest]);
  if (!isValid) return { size, cost: { status: 'not-yet' } };
  return { size, cost: account ? cost : { status: 'no-wallet' } };
}

/** The size; undefined for texts with lone surrogates, which their fields report. */
export function measure(contest: NewContest): NewContestSize | undefined {
  try {
    return measureNewContest(contest);
  } catch {
    return undefined;
  }
}
