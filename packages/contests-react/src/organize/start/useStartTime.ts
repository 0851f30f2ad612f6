import type { ChainConfig } from '@org/chain-config';
import { useQuery } from '@tanstack/react-query';
import { loadChainAccess } from '../../base/provider/loadChainAccess.ts';

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
