import type { ChainConfig } from '@org/chain-config';
import { encodeContest, normalizeContestInput } from '@org/contests';
import { useMemo } from 'react';
import { type Address, size } from 'viem';
import type { ContestFacts } from './contestFacts.ts';
import { type ContestForm, readForm } from './contestForm.ts';
import { useContestCost } from './useContestCost.ts';
import { useSettled } from './useSettled.ts';

export type ContestFactsOptions = {
  readonly chainConfig: ChainConfig;
  readonly account: Address | undefined;
  readonly form: ContestForm;
  readonly isValid: boolean;
};

/** Size and fee of what the form would become. The chain is asked once nobody types any more. */
export const useContestFacts = ({
  chainConfig,
  account,
  form,
  isValid,
}: ContestFactsOptions): ContestFacts => {
  const input = useMemo(() => (isValid ? readForm(form) : undefined), [form, isValid]);
  const settled = useSettled(input);
  const { cost } = useContestCost(chainConfig, account, settled);
  const sizeBytes = useMemo(() => input && size(encodeContest(normalizeContestInput(input))), [input]);
  if (!input) return { sizeBytes, cost: { status: 'not-yet' } };
  return { sizeBytes, cost: account ? cost : { status: 'no-wallet' } };
};
