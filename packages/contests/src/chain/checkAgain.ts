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
import { findHosts } from './hosts.ts';

/** Asking more hosts would take longer for little. */
const MOST_HOSTS = 3;
const TIMEOUT_MS = 5_000;
const ASK_AGAIN_MS = 2_000;
/** How long a page waits for a later block. */
const PATIENCE_MS = 15_000;

type Patience = Pick<ChainReadOptions, 'signal'> & { readonly patienceMs?: number | undefined };

/**
 * Waits for a block that is later than a time in seconds, at any of the configured hosts. Returns the config with the endpoint
 * first whose latest block is the latest, in the end also if none is later than that time.
 *
 * @throws only the signal's reason when aborted
 * @example
 * ```ts
 * import { baseSepolia } from '@org/chain-config';
 * import { fetchLatestHost } from '@org/contests/chain';
 *
 * const config = await fetchLatestHost(baseSepolia, { time: 1_795_500_000n, patienceMs: 30_000 });
 * console.log(config.chain.rpcUrls.default.http[0]);
 * ```
 */
export async function fetchLatestHost<Config extends Pick<ChainConfig, 'chain'>>(
  config: Config,
  { time, signal, patienceMs = PATIENCE_MS }: Patience & { readonly time: bigint },
): Promise<Config> {
  const { chain } = config;
  const urls = chain.rpcUrls.default.http;
  const hosts = findHosts(urls).slice(0, MOST_HOSTS);
  for (const end = Date.now() + patienceMs; ; ) {
    const heads = await Promise.all(hosts.map((url) => fetchTime(url, chain.id, signal)));
    signal?.throwIfAborted();
    const latest = heads.reduce<bigint>((last, head) => max(last, head), -1n);
    if (latest > time || Date.now() >= end) {
      const first = hosts[heads.indexOf(latest)];
      const http = [...urls].sort((a, b) => Number(b === first) - Number(a === first));
      return { ...config, chain: { ...chain, rpcUrls: { ...chain.rpcUrls, default: { http } } } };
    }
    await pause(ASK_AGAIN_MS, signal);
  }
}

/** The time of the endpoint's latest block; -1 if it does not answer or serves another chain. */
async function fetchTime(url: string, chainId: number, signal: AbortSignal | undefined): Promise<bigint> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const fetchFn = fetchUntil(signal ? AbortSignal.any([signal, timeout]) : timeout);
  const client = createClient({ transport: http(url, { fetchFn, timeout: TIMEOUT_MS, retryCount: 0 }) });
  const head = Promise.all([getChainId(client), fetchLatestBlock(client)]);
  return head.then(
    ([id, { time }]) => (id === chainId ? time : -1n),
    () => -1n,
  );
}

/**
 * Takes a check once more before it accuses a scan, or says that the scan is ahead: nodes lag behind each other, and a scan may
 * date a false act later than the endpoint's block. An accusation is checked by the same endpoints; acts that are ahead by the
 * host with the latest block, once that has passed them or the patience is over. The first check stands if the second fails.
 *
 * @param options.check compares the scan with the chain, by the first endpoint of the config that answers
 * @throws only the signal's reason when aborted
 * @example
 * ```ts
 * import { baseSepolia } from '@org/chain-config';
 * import { checkActsAgainstChain, checkAgain } from '@org/contests/chain';
 * import { createPublicClient, http } from 'viem';
 *
 * const config = baseSepolia;
 * const check = (by: typeof config) => {
 *   const client = createPublicClient({ transport: http(by.chain.rpcUrls.default.http[0]) });
 *   return checkActsAgainstChain({ client, config: by, state, unplaced });
 * };
 * const { status } = await checkAgain(await check(config), { config, check });
 * ```
 */
export async function checkAgain<Config extends Pick<ChainConfig, 'chain'>>(
  first: ActsCheck,
  {
    config,
    check,
    ...options
  }: Patience & { readonly config: Config; readonly check: (config: Config) => Promise<ActsCheck> },
): Promise<ActsCheck> {
  if (first.status !== 'ahead' && first.status !== 'altered' && first.status !== 'left-out') return first;
  try {
    // A host that lies cannot acquit a scan that another one accuses.
    const by =
      first.status === 'ahead'
        ? await fetchLatestHost(config, { time: getLastTime(first.acts), ...options })
        : config;
    const second = await check(by);
    return second.status === 'unreachable' ? first : second;
  } catch {
    options.signal?.throwIfAborted();
    return first;
  }
}

/** The time of the latest of these acts. */
export const getLastTime = (acts: readonly UnplacedAct[]): bigint =>
  acts.reduce((last, { time }) => max(last, time), 0n);
