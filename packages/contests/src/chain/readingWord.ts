import { type Client, createClient, type Hex, http } from 'viem';
import { getBlock, getChainId, readContract } from 'viem/actions';
import { lowerCase } from '../abi/hex.ts';
import { pause } from './abortable.ts';
import type { ChainReadOptions } from './chainReader.ts';
import type { ActsReading } from './createActsReader.ts';
import { fetchWithin } from './fetchWithin.ts';
import { findHosts, getHostname } from './hosts.ts';
import { resolverViews } from './resolverViews.ts';

/**
 * Whose word a reading from the chain is. `hosts`: the one that gave it, then those that say the same. `confirmed`: at least
 * one other host does. `claimed`: none does. `disputed`: another host states another block or other acts.
 */
export type ReadingWord = {
  readonly status: 'confirmed' | 'claimed' | 'disputed';
  readonly hosts: readonly string[];
};

export type ReadingWordOptions = ChainReadOptions & {
  /** The URL of the endpoint that gave the reading. */
  readonly from: string;
  /** The configured endpoints. */
  readonly urls: readonly string[];
};

const TIMEOUT_MS = 5_000;

/** Asking more hosts would take longer for little. */
const MOST_HOSTS = 2;

/** Another host may not have the block yet, or have another one for a moment. */
const PAUSES_MS = [0, 1_000, 2_000];

/**
 * Asks endpoints of other hosts whether they have the block of a reading, and there the same accumulators of the contest.
 * One endpoint can invent a block, a contest, and acts that lead to its accumulator.
 *
 * @throws only the signal's reason when aborted
 * @example
 * ```ts
 * import { createActsReader, fetchReadingWord } from '@org/contests/chain';
 *
 * const urls = config.chain.rpcUrls.default.http;
 * const lookup = await createActsReader({ client, config }).fetchActs(uid);
 * if (lookup.status === 'found') {
 *   const { status, hosts } = await fetchReadingWord(lookup.reading, { from: urls[0] ?? '', urls });
 *   if (status === 'claimed') console.log(`Only ${hosts[0]} says so.`);
 * }
 * ```
 */
export async function fetchReadingWord(
  reading: Pick<ActsReading, 'block' | 'state' | 'protocol' | 'hasSubmissionLog'>,
  { from, urls, signal }: ReadingWordOptions,
): Promise<ReadingWord> {
  const others = findHosts([from, ...urls])
    .slice(1)
    .slice(0, MOST_HOSTS);
  const opinions = await Promise.all(
    others.map(async (url) => ({ url, opinion: await askHost(url, reading, signal) })),
  );
  signal?.throwIfAborted();
  const agreeing = opinions.filter(({ opinion }) => opinion === 'agrees').map(({ url }) => url);
  const hosts = [from, ...agreeing].map(getHostname);
  if (opinions.some(({ opinion }) => opinion === 'differs')) return { status: 'disputed', hosts };
  return { status: agreeing.length > 0 ? 'confirmed' : 'claimed', hosts };
}

type Opinion = 'agrees' | 'differs' | 'unknown';
type Reading = Parameters<typeof fetchReadingWord>[0];

async function askHost(url: string, reading: Reading, signal: AbortSignal | undefined): Promise<Opinion> {
  const transport = http(url, { fetchFn: fetchWithin(TIMEOUT_MS), timeout: TIMEOUT_MS, retryCount: 1 });
  const client = createClient({ transport });
  let opinion: Opinion = 'unknown';
  for (const pauseMs of PAUSES_MS) {
    try {
      await pause(pauseMs, signal);
      opinion = await askOnce(client, reading);
    } catch {
      if (signal?.aborted) return 'unknown';
    }
    if (opinion === 'agrees') return opinion;
  }
  return opinion;
}

async function askOnce(
  client: Client,
  { block, state, protocol, hasSubmissionLog }: Reading,
): Promise<Opinion> {
  if ((await getChainId(client)) !== protocol.chainId) return 'unknown';
  const { hash } = await getBlock(client, { blockNumber: block.number });
  if (!isSame(hash, block.hash)) return 'differs';
  const view = await readContract(client, {
    ...{ address: protocol.resolver, abi: resolverViews, functionName: 'getContest' },
    ...{ args: [state.attestation.uid], blockNumber: block.number },
  });
  const isAgreed =
    isSame(view.head, state.acts.head) &&
    view.acts === state.acts.acts.length &&
    (!hasSubmissionLog || isSame(view.submissionsHead, state.submissionActs.head));
  return isAgreed ? 'agrees' : 'differs';
}

const isSame = (one: Hex | null, other: Hex | null): boolean =>
  one !== null && other !== null && lowerCase(one) === lowerCase(other);
