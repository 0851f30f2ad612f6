import type { ChainConfig } from '@org/chain-config';
import { createClient, http } from 'viem';
import { getChainId } from 'viem/actions';
import type { UnplacedAct } from '../acts/orderActs.ts';
import { max } from '../base/bigint.ts';
import { pause } from './abortable.ts';
import { fetchLatestBlock } from './blocks.ts';
import type { ChainReadOptions } from './chainReader.ts';
import type { ActsCheck } from './checkActs.ts';
import { fetchUntil } from './fetchWithin.ts';

const TIMEOUT_MS = 5_000;
const ASK_AGAIN_MS = 2_000;
/** How long a page waits for a block after acts that are ahead. */
const PATIENCE_MS = 15_000;
/** How long an accusation waits for another block: the tip may have been replaced. */
const OTHER_BLOCK_MS = 4_000;

type Patience = Pick<ChainReadOptions, 'signal'> & { readonly patienceMs?: number | undefined };

/**
 * Waits until an endpoint has a block later than a time in seconds, or until the patience is over: the first endpoint of the
 * config that answers, as readers use it. Another host with a later block may lie.
 *
 * @throws only the signal's reason when aborted
 * @example
 * ```ts
 * import { baseSepolia } from '@org/chain-config';
 * import { waitForBlock } from '@org/contests/chain';
 *
 * await waitForBlock(baseSepolia, { time: 1_795_500_000n, patienceMs: 30_000 });
 * ```
 */
export async function waitForBlock(
  { chain }: Pick<ChainConfig, 'chain'>,
  { time, signal, patienceMs = PATIENCE_MS }: Patience & { readonly time: bigint },
): Promise<void> {
  for (const end = Date.now() + patienceMs; ; ) {
    const latest = await fetchTime(chain, signal);
    signal?.throwIfAborted();
    if ((latest !== null && latest > time) || Date.now() >= end) return;
    await pause(ASK_AGAIN_MS, signal);
  }
}

/** The time of the latest block of the first endpoint that answers for the chain; null if none does. */
async function fetchTime(
  { id, rpcUrls }: ChainConfig['chain'],
  signal: AbortSignal | undefined,
): Promise<bigint | null> {
  for (const url of rpcUrls.default.http) {
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    const fetchFn = fetchUntil(signal ? AbortSignal.any([signal, timeout]) : timeout);
    const client = createClient({ transport: http(url, { fetchFn, timeout: TIMEOUT_MS, retryCount: 0 }) });
    try {
      const [chainId, { time }] = await Promise.all([getChainId(client), fetchLatestBlock(client)]);
      if (chainId === id) return time;
    } catch {
      signal?.throwIfAborted();
    }
  }
  return null;
}

/**
 * Takes a check once more before it accuses a scan, or says that the scan is ahead: nodes lag behind each other, blocks are
 * replaced, and a scan may date a false act later than the endpoint's block. Waits first, for another block before an
 * accusation, for a block after the acts that are ahead. The first check stands if the second fails.
 *
 * @param options.check compares the scan with the chain by the endpoints of the config
 * @throws only the signal's reason when aborted
 * @example
 * ```ts
 * import { baseSepolia } from '@org/chain-config';
 * import { checkActsAgainstChain, checkAgain } from '@org/contests/chain';
 * import { createPublicClient, http } from 'viem';
 *
 * const config = baseSepolia;
 * const client = createPublicClient({ transport: http(config.chain.rpcUrls.default.http[0]) });
 * const check = () => checkActsAgainstChain({ client, config, state, unplaced });
 * const { status } = await checkAgain(await check(), { config, check });
 * ```
 */
export async function checkAgain(
  first: ActsCheck,
  {
    config,
    check,
    signal,
    patienceMs = PATIENCE_MS,
  }: Patience & { readonly config: Pick<ChainConfig, 'chain'>; readonly check: () => Promise<ActsCheck> },
): Promise<ActsCheck> {
  if (first.status !== 'ahead' && first.status !== 'altered' && first.status !== 'left-out') return first;
  const wait =
    first.status === 'ahead'
      ? { time: getLastTime(first.acts), patienceMs }
      : { time: first.reading.block.time, patienceMs: Math.min(patienceMs, OTHER_BLOCK_MS) };
  try {
    await waitForBlock(config, { ...wait, signal });
    const second = await check();
    return second.status === 'unreachable' ? first : second;
  } catch {
    signal?.throwIfAborted();
    return first;
  }
}

/** The time of the latest of these acts. */
export const getLastTime = (acts: readonly UnplacedAct[]): bigint =>
  acts.reduce((last, { time }) => max(last, time), 0n);
