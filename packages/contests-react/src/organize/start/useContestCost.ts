import type { ChainConfig } from '@org/chain-config';
import type { NewContest } from '@org/contests/write';
import type { Address } from 'viem';
import { useWriteCost } from '../../write/useWrite.ts';

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
