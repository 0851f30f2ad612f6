import { assertChain, fetchFirstBlock, fetchLatestBlock } from './blocks.ts';
import type { ChainReader, ChainSource } from './chainReader.ts';
import { asChainError } from './endpointErrors.ts';
import { fetchAttestationsTwice } from './fetchAttestations.ts';

/**
 * Creates a reader of attestations and blocks; `createActsReader` of `@org/contests/chain` reads a contest.
 *
 * @example
 * ```ts
 * import { baseSepolia } from '@org/chain-config';
 * import { createChainReader } from '@org/contests/chain';
 * import { createPublicClient, http } from 'viem';
 *
 * const client = createPublicClient({ chain: baseSepolia.chain, transport: http() });
 * const chain = createChainReader({ client, config: baseSepolia });
 * const [attestation] = await chain.fetchAttestations([uid]);
 * ```
 */
export function createChainReader(source: ChainSource): ChainReader {
  const chainId = source.config.chain.id;
  return {
    fetchAttestations: (uids, options = {}) =>
      asChainError({ chainId, signal: options.signal }, async () => {
        await assertChain(source);
        return [...(await fetchAttestationsTwice(source, uids, options)).values()];
      }),

    fetchFirstBlock: (time, { signal } = {}) =>
      asChainError({ chainId, signal }, () => fetchFirstBlock(source, { time, signal })),

    fetchBlock: () => asChainError({ chainId }, () => fetchLatestBlock(source.client)),
  };
}
