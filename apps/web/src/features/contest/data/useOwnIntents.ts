import type { ChainConfig } from '@org/chain-config';
import type { Contest } from '@org/contests';
import { useMemo } from 'react';
import type { OpenIntent } from '../../../shared/writing/intents.ts';
import { useIntents } from '../../../shared/writing/useIntents.ts';

export type OwnIntent = Extract<OpenIntent, { kind: 'evaluation' }>;

/** Reviews of this contest that were signed (or asked for) on this device and that the scan does not show yet. */
export const useOwnIntents = (chainConfig: ChainConfig, contest: Contest): readonly OwnIntent[] => {
  const intents = useIntents();
  return useMemo(
    () =>
      intents.filter(
        (intent): intent is OwnIntent =>
          intent.kind === 'evaluation' &&
          intent.chainId === chainConfig.chain.id &&
          intent.contest === contest.uid,
      ),
    [intents, chainConfig, contest.uid],
  );
};
