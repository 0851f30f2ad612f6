import { getResolverGenerations, type ResolverGeneration } from '@org/chain-config/resolvers';
import type { ContestCodec } from '../scan/scanReader.ts';
import { openContestR2 } from './contestState.ts';
import { readContestDocument } from './readDocument.ts';
import { toContestR2 } from './readResultR2.ts';

/**
 * Lets the lists of `createScanReader` and `createAccountReader` include contests of version 2. They are read from their
 * attestation alone: with the judges and entries of the beginning, and with the texts of a `data:` document.
 *
 * @param options.generations the resolvers to accept; by default those of `@org/chain-config/resolvers`
 * @example
 * ```ts
 * import { local } from '@org/chain-config';
 * import { createScanReader } from '@org/contests';
 * import { createContestCodecR2 } from '@org/contests/r2';
 *
 * const chainId = local.chain.id;
 * const scan = createScanReader({ endpoint: local.eas.graphQl, chainId, more: createContestCodecR2({ chainId }) });
 * const { contests } = await scan.fetchContests({ skip: 0, take: 20 });
 * ```
 */
export function createContestCodecR2({
  chainId,
  generations = getResolverGenerations(chainId),
}: {
  readonly chainId: number;
  readonly generations?: readonly ResolverGeneration[];
}): ContestCodec {
  return {
    schemaUids: generations.map(({ schemas }) => schemas.contest),
    async readContest(row) {
      const found = generations.find(({ schemas }) => schemas.contest === row.schema);
      if (!found) return null;
      const { address: resolver, eas, schemas } = found;
      const opened = openContestR2({ chainId, eas, resolver, schemas }, row);
      if (!opened.ok) return null;
      const state = opened.value;
      if (row.revocationTime !== 0n) state.revoke(row);
      const document = await readContestDocument(state.values);
      return toContestR2({ chainId, state, order: 'not-confirmed', hasSubmissionLog: false, document });
    },
  };
}
