import type { ChainConfig } from '@org/chain-config';
import { encodeContest, normalizeContestInput } from '@org/contests';
import { useMemo } from 'react';
import { type Address, size } from 'viem';
import { useSettled } from '../page/useSettled.ts';
import type { Cost } from '../writing/describeCost.ts';
import { type ContestForm, readContestForm } from './contestForm.ts';
import { useContestCost } from './useContestCost.ts';

/** Facts about the attestation while the form is being filled in. */
export type ContestFacts = {
  /** In bytes; undefined while the form is invalid. */
  readonly sizeBytes: number | undefined;
  readonly cost: Cost | { readonly status: 'no-wallet' | 'not-yet' };
};

export type ContestFactsOptions = {
  readonly chainConfig: ChainConfig;
  readonly account: Address | undefined;
  readonly form: ContestForm;
  readonly isValid: boolean;
};

/** The attestation's size and estimated fee. The estimate is debounced. */
export function useContestFacts({ chainConfig, account, form, isValid }: ContestFactsOptions): ContestFacts {
  const input = useMemo(() => (isValid ? readContestForm(form) : undefined), [form, isValid]);
  const settled = useSettled(input);
  const { cost } = useContestCost(chainConfig, account, settled);
  const sizeBytes = useMemo(() => input && size(encodeContest(normalizeContestInput(input))), [input]);
  if (!input) return { sizeBytes, cost: { status: 'not-yet' } };
  return { sizeBytes, cost: account ? cost : { status: 'no-wallet' } };
}
