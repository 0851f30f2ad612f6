import { getResolverGenerations, type ResolverGeneration } from '@org/chain-config/resolvers';
import type { Hex } from 'viem';
import type { ContestCodec } from '../scan/scanReader.ts';
import type { GenerationR2 } from './contestState.ts';

/**
 * Lets the lists of `createScanReader` and `createAccountReader` include contests and reviews of version 2. They are read
 * from few attestations: contests with the judges and entries of the start, the times in force, and the texts of a `data:`
 * document. The code that reads them is loaded with the first one.
 *
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
  /** The resolvers to accept; by default those of `@org/chain-config/resolvers`. */
  readonly generations?: readonly ResolverGeneration[];
}): ContestCodec {
  const find = (isOf: (schemas: ResolverGeneration['schemas']) => boolean): GenerationR2 | null => {
    const found = generations.find(({ schemas }) => isOf(schemas));
    return found ? { chainId, eas: found.eas, resolver: found.address, schemas: found.schemas } : null;
  };
  const getReviewUids = ({ evaluation, reveal }: ResolverGeneration['schemas']): readonly Hex[] => [
    evaluation,
    reveal,
  ];
  return {
    schemaUids: generations.map(({ schemas }) => schemas.contest),
    reviewSchemaUids: generations.flatMap(({ schemas }) => getReviewUids(schemas)),
    async readContests(rows, ask) {
      if (rows.length === 0) return [];
      const { readListedContests } = await import('./readListed.ts');
      return readListedContests(rows, {
        ...ask,
        find: (row) => find(({ contest }) => contest === row.schema),
      });
    },
    async readReviews(rows, ask) {
      if (rows.length === 0) return [];
      const { readGivenReviews } = await import('./readListed.ts');
      return readGivenReviews(rows, {
        ...ask,
        find: (row) => find((schemas) => getReviewUids(schemas).includes(row.schema)),
      });
    },
  };
}
