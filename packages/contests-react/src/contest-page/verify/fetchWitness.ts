import type { ChainConfig } from '@org/chain-config';
import { fetchFinality, type ProofFinality } from '@org/contests/proof';
import { type Chain, createPublicClient, http } from 'viem';

/** The time after which an endpoint that does not answer is no witness. */
const TIMEOUT_MS = 5_000;

/** What an endpoint of another host says about a block. */
export type Witness = { readonly host: string; readonly says: ProofFinality };

type Named = { readonly block: { readonly number: bigint; readonly hash: `0x${string}` } };

/**
 * Asks the configured endpoints of other hosts, one after the other, whether a block is final. Null if there is none, or none
 * answers: then one endpoint has the only word.
 */
export async function fetchWitness(
  config: ChainConfig,
  { block, host, signal }: Named & { readonly host: string; readonly signal: AbortSignal },
): Promise<Witness | null> {
  const chain = config.chain as unknown as Chain;
  for (const url of chain.rpcUrls.default.http) {
    const other = new URL(url).host;
    if (other === host) continue;
    const client = createPublicClient({
      chain,
      transport: http(url, { timeout: TIMEOUT_MS, retryCount: 0 }),
    });
    const says = await fetchFinality({ client, config }, block, { signal }).catch(() => null);
    signal.throwIfAborted();
    if (says !== null) return { host: other, says };
  }
  return null;
}
