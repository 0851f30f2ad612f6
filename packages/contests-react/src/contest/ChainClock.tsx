import type { ChainConfig } from '@org/chain-config';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { loadChainAccess } from '../base/provider/loadChainAccess.ts';
import { getNowSeconds } from '../base/text/useNow.ts';
import type { Waiting } from '../data/reading/usePhase.ts';

/** How often the chain is asked for its time, at first and if it takes long. */
const ASK_MS = 2_000;
const ASK_LATE_MS = 15_000;
const PATIENT_QUESTIONS = 30;

export type ChainClockProps = {
  readonly chainConfig: ChainConfig;
  readonly waiting: Waiting;
  /** A new phase has begun: what the page shows is read again. */
  readonly onPassed: () => void;
};

/**
 * Draws nothing: asks the chain for the time of its latest block until that has reached a moment. While the chain cannot be
 * reached, the clock of this device decides.
 */
export function ChainClock({ chainConfig, waiting: { moment, onTime }, onPassed }: ChainClockProps) {
  const { data, isError } = useQuery({
    queryKey: ['chain', chainConfig.slug, 'time', `${moment}`],
    queryFn: async () => (await (await loadChainAccess(chainConfig)).client.getBlock()).timestamp,
    refetchInterval: ({ state: { dataUpdateCount } }) =>
      dataUpdateCount < PATIENT_QUESTIONS ? ASK_MS : ASK_LATE_MS,
    retry: false,
    gcTime: 0,
  });
  const time = isError ? getNowSeconds() : data;
  const hasPassed = time !== undefined && time >= moment;
  useEffect(() => {
    if (!hasPassed) return;
    onTime(time);
    onPassed();
  }, [hasPassed, time, onTime, onPassed]);
  return null;
}
