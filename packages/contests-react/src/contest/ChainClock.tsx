import type { ChainConfig } from '@org/chain-config';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { loadChainAccess } from '../base/provider/loadChainAccess.ts';
import type { Waiting } from '../data/reading/usePhase.ts';

/** How often the chain is asked for its time, at first and if it takes long. */
const ASK_MS = 2_000;
const ASK_LATE_MS = 15_000;
const PATIENT_QUESTIONS = 30;

/** After so many failures in a row the chain cannot be reached: a packet is lost, a limit is met more often. */
const FAILURES = 5;
/** How much later this device's clock decides than the chain would. In seconds. */
const DOUBT = 60n;

export type ChainClockProps = {
  readonly chainConfig: ChainConfig;
  readonly waiting: Waiting;
  /** A new phase has begun: what the page shows is read again. */
  readonly onPassed: () => void;
};

/**
 * Draws nothing: asks the chain for the time of its latest block until that has reached a moment. While the chain cannot be
 * reached, the clock of this device decides, a while later.
 */
export function ChainClock({ chainConfig, waiting: { moment, onTime }, onPassed }: ChainClockProps) {
  const { data, isError, errorUpdatedAt } = useQuery({
    queryKey: ['chain', chainConfig.slug, 'time', `${moment}`],
    queryFn: async () => (await (await loadChainAccess(chainConfig)).client.getBlock()).timestamp,
    refetchInterval: ({ state: { dataUpdateCount } }) =>
      dataUpdateCount < PATIENT_QUESTIONS ? ASK_MS : ASK_LATE_MS,
    retry: FAILURES - 1,
    retryDelay: ASK_MS,
    gcTime: 0,
  });
  const time = isError ? BigInt(Math.floor(errorUpdatedAt / 1000)) - DOUBT : data;
  const hasPassed = time !== undefined && time >= moment;
  useEffect(() => {
    if (!hasPassed) return;
    onTime(time);
    onPassed();
  }, [hasPassed, time, onTime, onPassed]);
  return null;
}
