import type { ChainConfig } from '@org/chain-config';
import type { UnplacedAct } from '@org/contests';
import { type ActsCheck, checkAgain } from '@org/contests/chain';
import type { Hex } from 'viem';
import { forgetAhead, getAhead, keepAhead } from './actsAhead.ts';

type Recheck = {
  readonly config: ChainConfig;
  readonly uid: Hex;
  readonly check: (earlier: readonly UnplacedAct[]) => Promise<ActsCheck>;
  readonly signal: AbortSignal;
};

/** Compares once more before a scan is accused or called ahead. Loaded once a scan differs from the chain. */
export async function recheckScan(
  first: ActsCheck,
  { config, uid, check, signal }: Recheck,
): Promise<ActsCheck> {
  const remember = (outcome: ActsCheck): ActsCheck => {
    if (outcome.status === 'ahead') {
      const { acts, submissionActs } = outcome.reading;
      const known = new Set([...acts, ...(submissionActs ?? [])].map((act) => act.uid));
      keepAhead(config, uid, { acts: outcome.acts, known });
    } else if (outcome.status === 'agrees' || outcome.status === 'behind') forgetAhead(config, uid);
    return outcome;
  };
  return checkAgain(remember(first), {
    ...{ config, signal },
    check: async () => remember(await check(getAhead(config, uid))),
  });
}
