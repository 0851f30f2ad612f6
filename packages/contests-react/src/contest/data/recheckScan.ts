import type { ChainConfig } from '@org/chain-config';
import type { UnplacedAct } from '@org/contests';
import { type ActsCheck, checkAgain } from '@org/contests/chain';
import type { Hex } from 'viem';

/** Acts of a scan that were later than the chain, by contest: a scan can date a false act anew at each read. */
const ahead = new Map<string, readonly UnplacedAct[]>();

/** More than a scan is ahead with in one read. The chain passes the first ones first. */
const MOST_AHEAD = 20;

type Recheck = {
  readonly config: ChainConfig;
  readonly uid: Hex;
  readonly check: (config: ChainConfig, earlier: readonly UnplacedAct[]) => Promise<ActsCheck>;
  readonly signal: AbortSignal;
};

/** Compares once more before a scan is accused or called ahead. Loaded once a scan differs from the chain. */
export function recheckScan(first: ActsCheck, { uid, check, ...options }: Recheck): Promise<ActsCheck> {
  const key = `${options.config.chain.id} ${uid}`;
  const remember = (outcome: ActsCheck): ActsCheck => {
    if (outcome.status === 'ahead')
      ahead.set(key, [...(ahead.get(key) ?? []), ...outcome.acts].slice(0, MOST_AHEAD));
    return outcome;
  };
  return checkAgain(remember(first), {
    ...options,
    check: async (by) => remember(await check(by, ahead.get(key) ?? [])),
  });
}
