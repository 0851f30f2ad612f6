import { type Client, createClient, type Hex, http } from 'viem';
import { getBlock, getChainId } from 'viem/actions';
import { lowerCase } from '../base/hex.ts';
import { fetchWithin, pause } from './abortable.ts';
import type { ChainReadOptions } from './chainReader.ts';
import type { ActsReading } from './createActsReader.ts';
import { isTimeout } from './endpointErrors.ts';
import { readContestView } from './fetchContestView.ts';
import { findHosts, getHostname, nameDispute } from './hosts.ts';

/**
 * The hosts that confirm a reading from the chain. `confirmed`: `hosts`, at least two, say the same. `claimed`: one host does, or none
 * answered and `hosts` names the endpoint that gave the reading. `disputed`: a host states another block or other acts; `hosts`
 * names one that does not, then those that do. If all of them do, as when the block was replaced, it is the first one alone: they
 * may agree with each other.
 */
export type ReadingWord = {
  readonly status: 'confirmed' | 'claimed' | 'disputed';
  readonly hosts: readonly string[];
};

export type ReadingWordOptions = ChainReadOptions & {
  /** The URL of an endpoint that answered while the contest was read. Other endpoints may have given parts of the reading. */
  readonly from: string;
  /** The configured endpoints. */
  readonly urls: readonly string[];
};

const TIMEOUT_MS = 5_000;

/** Asking more hosts would take longer for little. */
const MOST_HOSTS = 3;

/** Another host may not have the block yet, or have another one for a moment. */
const PAUSES_MS = [0, 1_000, 2_000];

/**
 * Asks endpoints of different hosts whether they have the block of a reading, and there the same accumulators of the contest.
 * One endpoint can invent a block, a contest, and acts that lead to its accumulator. The endpoint that answered is asked like
 * the others: requests fail over, so it may not have given the reading.
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
  const asked = findHosts([from, ...urls]).slice(0, MOST_HOSTS);
  if (asked.length < 2) return { status: 'claimed', hosts: [getHostname(from)] };
  const opinions = await Promise.all(
    asked.map(async (url) => ({ url, opinion: await askHost(url, reading, signal) })),
  );
  signal?.throwIfAborted();
  const find = (wanted: Opinion) =>
    opinions.filter(({ opinion }) => opinion === wanted).map(({ url }) => url);
  const agreeing = find('agrees');
  const differing = find('differs');
  if (differing.length > 0) {
    const others = [...agreeing, ...find('unknown')];
    const named = others.length > 0 ? differing : differing.slice(0, 1);
    return { status: 'disputed', hosts: nameDispute(others, named) };
  }
  const hosts = (agreeing.length > 0 ? agreeing : [from]).map(getHostname);
  return { status: hosts.length > 1 ? 'confirmed' : 'claimed', hosts };
}

type Opinion = 'agrees' | 'differs' | 'unknown';
type Reading = Parameters<typeof fetchReadingWord>[0];

async function askHost(url: string, reading: Reading, signal: AbortSignal | undefined): Promise<Opinion> {
  const transport = http(url, { fetchFn: fetchWithin(TIMEOUT_MS), timeout: TIMEOUT_MS, retryCount: 0 });
  const client = createClient({ transport });
  let opinion: Opinion = 'unknown';
  for (const pauseMs of PAUSES_MS) {
    try {
      await pause(pauseMs, signal);
      opinion = await askOnce(client, reading);
    } catch (error) {
      if (signal?.aborted) return 'unknown';
      // A silent host would delay the answer each time.
      if (isTimeout(error)) return opinion;
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
  // Zeros differ, too: an endpoint can invent a contest at a true block.
  const kept = { uid: state.attestation.uid, resolver: protocol.resolver };
  const view = await readContestView(client, kept, block.number);
  const isAgreed =
    isSame(view.head, state.acts.head) &&
    view.acts === state.acts.acts.length &&
    (!hasSubmissionLog || isSame(view.submissionsHead, state.submissionActs.head));
  return isAgreed ? 'agrees' : 'differs';
}

const isSame = (one: Hex | null, other: Hex | null): boolean =>
  one !== null && other !== null && lowerCase(one) === lowerCase(other);
