import type { ChainConfig } from '@org/chain-config';
import { encodeContest, normalizeContestInput } from '@org/contests';
import { useEffect, useMemo, useState } from 'react';
import { type Address, size } from 'viem';
import type { Cost } from '../writing/describeCost.ts';
import { type ContestForm, readForm } from './contestForm.ts';
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
  const input = useMemo(() => (isValid ? readForm(form) : undefined), [form, isValid]);
  const settled = useSettled(input);
  const { cost } = useContestCost(chainConfig, account, settled);
  const sizeBytes = useMemo(() => input && size(encodeContest(normalizeContestInput(input))), [input]);
  if (!input) return { sizeBytes, cost: { status: 'not-yet' } };
  return { sizeBytes, cost: account ? cost : { status: 'no-wallet' } };
}

const SETTLES_AFTER_MS = 800;

/** Debounces a value; `undefined` passes immediately. */
const useSettled = <Value>(value: Value | undefined): Value | undefined => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (value === undefined) {
      setSettled(undefined);
      return;
    }
    const timer = setTimeout(() => setSettled(value), SETTLES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return value && settled;
};
