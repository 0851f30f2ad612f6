import { type Client, createClient, type Hex, http } from 'viem';
import { getBlock, getChainId } from 'viem/actions';
import type { Block } from '../base/attestation.ts';
import { lowerCase } from '../base/hex.ts';
import { fetchWithin } from '../chain/fetchWithin.ts';
import { findHosts, getHostname } from '../chain/hosts.ts';

const TIMEOUT_MS = 10_000;

const HASH = /^0x[0-9a-f]{64}$/i;

/** An endpoint's answer about a block. `absent`: it has no block with this number yet. */
export type BlockOpinion =
  | { readonly url: string; readonly status: 'agrees'; readonly isFinal: boolean }
  | { readonly url: string; readonly status: 'differs'; readonly hash: Hex }
  | { readonly url: string; readonly status: 'absent' | 'another-chain' | 'unreachable' };

/**
 * Asks each endpoint for the hash of the block with this number. Never throws.
 *
 * @example
 * ```ts
 * import { fetchBlockOpinions, weighOpinions } from '@org/contests/proof';
 *
 * const opinions = await fetchBlockOpinions(config.chain.rpcUrls.default.http, { block, chainId: config.chain.id });
 * const { status, hosts } = weighOpinions(opinions);
 * if (status === 'claimed') console.log(`Only ${hosts[0]} says so.`);
 * ```
 */
export function fetchBlockOpinions(
  urls: readonly string[],
  { block, chainId }: { readonly block: Pick<Block, 'number' | 'hash'>; readonly chainId: number },
): Promise<readonly BlockOpinion[]> {
  return Promise.all(
    urls.map(async (url): Promise<BlockOpinion> => {
      const fetchFn = fetchWithin(TIMEOUT_MS);
      const client = createClient({ transport: http(url, { fetchFn, timeout: TIMEOUT_MS, retryCount: 1 }) });
      try {
        if ((await getChainId(client)) !== chainId) return { url, status: 'another-chain' };
        const latest = await getBlock(client);
        if (latest.number < block.number) return { url, status: 'absent' };
        const { hash } = await getBlock(client, { blockNumber: block.number });
        if (!HASH.test(hash)) return { url, status: 'unreachable' };
        if (lowerCase(hash) !== lowerCase(block.hash))
          return { url, status: 'differs', hash: lowerCase(hash) };
        return { url, status: 'agrees', isFinal: await isFinal(client, block) };
      } catch {
        return { url, status: 'unreachable' };
      }
    }),
  );
}

/** Some endpoints do not know the tag `finalized`. */
async function isFinal(client: Client, block: Pick<Block, 'number'>): Promise<boolean> {
  const finalized = await getBlock(client, { blockTag: 'finalized' }).catch(() => null);
  return finalized?.number != null && finalized.number >= block.number;
}

/**
 * The hosts that vouch for the hash of a block: `hosts` agree. `confirmed`: at least two hosts agree. `claimed`: only one
 * host does. `disputed`: an endpoint has another block. `unknown`: nobody has the block.
 */
export type BlockWord = {
  readonly status: 'confirmed' | 'claimed' | 'disputed' | 'unknown';
  readonly hosts: readonly string[];
};

/**
 * Weighs what endpoints say about a block. Endpoints of one host count as one.
 *
 * @example
 * ```ts
 * import { weighOpinions } from '@org/contests/proof';
 *
 * if (weighOpinions(opinions).status === 'confirmed') console.log('Two hosts agree.');
 * ```
 */
export function weighOpinions(opinions: readonly BlockOpinion[]): BlockWord {
  const agreeing = opinions.filter(({ status }) => status === 'agrees');
  const hosts = findHosts(agreeing.map(({ url }) => url)).map(getHostname);
  if (opinions.some(({ status }) => status === 'differs')) return { status: 'disputed', hosts };
  if (hosts.length === 0) return { status: 'unknown', hosts };
  return { status: hosts.length > 1 ? 'confirmed' : 'claimed', hosts };
}
