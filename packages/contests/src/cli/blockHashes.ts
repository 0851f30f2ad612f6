import { type Client, createClient, type Hex, http } from 'viem';
import { getBlock, getChainId } from 'viem/actions';
import { lowerCase } from '../abi/hex.ts';
import type { Block } from '../attestation/attestation.ts';
import { fetchWithin } from './fetchWithin.ts';
import { UnusableInput } from './terminal.ts';

const TIMEOUT_MS = 10_000;

const HASH = /^0x[0-9a-f]{64}$/i;

/** What an endpoint says about the block of a bundle. `absent`: it has no block with this number yet. */
export type BlockOpinion =
  | { readonly url: string; readonly status: 'agrees'; readonly isFinal: boolean }
  | { readonly url: string; readonly status: 'differs'; readonly hash: Hex }
  | { readonly url: string; readonly status: 'absent' | 'another-chain' | 'unreachable' };

/** @throws {UnusableInput} for anything other than http and https URLs, separated by commas */
export function readUrls(text: string): readonly string[] {
  const urls = text.split(',').map((url) => url.trim());
  if (urls.some((url) => !/^https?:\/\//i.test(url) || !URL.canParse(url)))
    throw new UnusableInput('--rpc must be URLs of RPC endpoints, separated by commas.');
  return [...new Set(urls)];
}

/** Asks each endpoint for the hash of a block. Never throws. */
export function fetchOpinions(
  urls: readonly string[],
  { block, chainId }: { readonly block: Block; readonly chainId: number },
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
        if (lowerCase(hash) !== block.hash) return { url, status: 'differs', hash: lowerCase(hash) };
        return { url, status: 'agrees', isFinal: await isFinal(client, block) };
      } catch {
        return { url, status: 'unreachable' };
      }
    }),
  );
}

/** Some endpoints do not know the tag `finalized`. */
async function isFinal(client: Client, block: Block): Promise<boolean> {
  const finalized = await getBlock(client, { blockTag: 'finalized' }).catch(() => null);
  return finalized?.number != null && finalized.number >= block.number;
}

/** The opinion of an endpoint as text. */
export function describeOpinion(opinion: BlockOpinion): string {
  switch (opinion.status) {
    case 'agrees':
      return opinion.isFinal ? 'agrees, and the block is final' : 'agrees; the block is not final yet';
    case 'differs':
      return `differs: ${opinion.hash}`;
    case 'absent':
      return 'does not have this block yet';
    case 'another-chain':
      return 'serves another chain';
    case 'unreachable':
      return 'does not answer';
  }
}
