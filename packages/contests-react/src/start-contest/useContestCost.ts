import type { ChainConfig } from '@org/chain-config';
import type { ContestInput } from '@org/contests';
import type { Address } from 'viem';
import { useWriteCost } from '../writing/useWriteCost.ts';

/** The attestation to sign and its cost. Sends no requests before a wallet is connected. */
export function useContestCost(
  chainConfig: ChainConfig,
  account: Address | undefined,
  input: ContestInput | undefined,
) {
  return useWriteCost({
    chainConfig,
    key: ['contest', account, toKey(input)],
    prepare:
      account &&
      input &&
      (({ prepareContest }, client) => prepareContest({ client, config: chainConfig, account, input })),
  });
}

/** Query keys are JSON, which has no bigint. */
const toKey = (input: ContestInput | undefined) => input && { ...input, endsAt: `${input.endsAt}` };
