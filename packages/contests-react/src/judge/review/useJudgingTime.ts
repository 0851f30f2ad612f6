import type { ChainConfig } from '@org/chain-config';
import type { Contest } from '@org/contests';
import { useQuery } from '@tanstack/react-query';
import { loadChainAccess } from '../../base/provider/loadChainAccess.ts';
import { useNow } from '../../base/text/useNow.ts';
import { loadWriters } from '../../write/loadWriters.ts';

/** How often the chain is asked again whether judging has ended, once it has by this device's clock. */
const ASK_AGAIN_MS = 10_000;

/**
 * The time by which a form is checked. The chain decides whether judging is open, not this device: a slow clock never says that
 * it has not begun, and a fast one says that it has ended only if the chain does, or cannot be asked.
 */
export function useJudgingTime(chainConfig: ChainConfig, contest: Contest): bigint {
  const now = useNow(contest.endsAt);
  const isPast = now >= contest.endsAt;
  const { data: isOpen = false } = useQuery({
    queryKey: ['chain', chainConfig.slug, 'is-open', contest.uid, `${contest.endsAt}`],
    queryFn: async ({ signal }) => {
      const [writers, { client }] = await Promise.all([loadWriters(), loadChainAccess(chainConfig)]);
      return (await writers.fetchJudging(client, contest, signal)).status === 'open';
    },
    enabled: isPast,
    refetchInterval: ASK_AGAIN_MS,
    retry: false,
  });
  return isPast && !isOpen ? now : contest.terms.opensAt;
}
