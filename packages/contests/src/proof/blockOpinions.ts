import { createClient, type Hex, http } from 'viem';
import { getBlock, getChainId } from 'viem/actions';
import type { Block } from '../base/attestation.ts';
import { lowerCase } from '../base/hex.ts';
import { fetchUntil } from '../chain/abortable.ts';
import type { ChainReadOptions } from '../chain/chainReader.ts';
import { findHosts, getHostname, nameDispute } from '../chain/hosts.ts';

/** For all requests to all endpoints together: a silent one delays the answers of the others by this. */
const TIMEOUT_MS = 5_000;

const HASH = /^0x[0-9a-f]{64}$/i;

/** An endpoint's answer about a block. `absent`: it has no block with this number yet. */
export type BlockOpinion =
  | { readonly url: string; readonly status: 'agrees'; readonly isFinal: boolean }
  | { readonly url: string; readonly status: 'differs'; readonly hash: Hex }
  | { readonly url: string; readonly status: 'absent' | 'another-chain' | 'unreachable' };

/**
 * Asks each endpoint for the hash of the block with this number, for at most 5 seconds.
 *
 * @throws only the signal's reason when aborted
 * @example
 * ```ts
 * import { fetchBlockOpinions, weighOpinions } from '@org/contests/proof';
 *
 * const opinions = await fetchBlockOpinions(config.chain.rpcUrls.default.http, { block, chainId: config.chain.id });
 * const { status, hosts } = weighOpinions(opinions);
 * if (status === 'claimed') console.log(`Only ${hosts[0]} says so.`);
 * ```
 */
export async function fetchBlockOpinions(
  urls: readonly string[],
  { block, chainId, signal }: BlockQuestion,
): Promise<readonly BlockOpinion[]> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const fetchFn = fetchUntil(signal ? AbortSignal.any([signal, timeout]) : timeout);
  const ask = async (url: string): Promise<BlockOpinion> => {
    const client = createClient({ transport: http(url, { fetchFn, timeout: TIMEOUT_MS, retryCount: 0 }) });
    const [actual, latest, found, finalized] = await Promise.all([
      getChainId(client),
      getBlock(client),
      getBlock(client, { blockNumber: block.number }).catch(() => null),
      // Some endpoints do not know this tag.
      getBlock(client, { blockTag: 'finalized' }).catch(() => null),
    ]);
    if (actual !== chainId) return { url, status: 'another-chain' };
    if (latest.number < block.number) return { url, status: 'absent' };
    if (!found || !HASH.test(found.hash)) return { url, status: 'unreachable' };
    const hash = lowerCase(found.hash);
    if (hash !== lowerCase(block.hash)) return { url, status: 'differs', hash };
    return { url, status: 'agrees', isFinal: finalized?.number != null && finalized.number >= block.number };
  };
  const opinions = await Promise.all(
    urls.map((url) => ask(url).catch((): BlockOpinion => ({ url, status: 'unreachable' }))),
  );
  signal?.throwIfAborted();
  return opinions;
}

type BlockQuestion = Pick<ChainReadOptions, 'signal'> & {
  readonly block: Pick<Block, 'number' | 'hash'>;
  readonly chainId: number;
};

/**
 * The hosts that vouch for the hash of a block: `hosts` agree. `confirmed`: at least two hosts agree. `claimed`: only one
 * host does. `disputed`: an endpoint has another block; `hosts` names one that does not, if any, then those that do. `unknown`:
 * nobody has the block.
 */
export type BlockWord = {
  readonly status: 'confirmed' | 'claimed' | 'disputed' | 'unknown';
  readonly hosts: readonly string[];
};

/**
 * Weighs what endpoints say about a block. Endpoints of one host count as one.
 *
 * @param from the URL of the endpoint that named the block: the first host of a dispute if none agrees
 * @example
 * ```ts
 * import { weighOpinions } from '@org/contests/proof';
 *
 * if (weighOpinions(opinions).status === 'confirmed') console.log('Two hosts agree.');
 * ```
 */
export function weighOpinions(opinions: readonly BlockOpinion[], from?: string): BlockWord {
  const find = (wanted: BlockOpinion['status']) =>
    opinions.filter(({ status }) => status === wanted).map(({ url }) => url);
  const agreeing = find('agrees');
  const differing = find('differs');
  if (differing.length > 0) {
    const others = from === undefined ? agreeing : [...agreeing, from];
    return { status: 'disputed', hosts: nameDispute(others, differing) };
  }
  const hosts = findHosts(agreeing).map(getHostname);
  if (hosts.length === 0) return { status: 'unknown', hosts };
  return { status: hosts.length > 1 ? 'confirmed' : 'claimed', hosts };
}
