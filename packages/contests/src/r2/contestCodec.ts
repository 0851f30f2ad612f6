import type { ChainConfig } from '@org/chain-config';
import type { ContestCodec } from '../scan/scanReader.ts';
import { getProtocol } from './protocol.ts';

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
 * const scan = createScanReader({ endpoint: local.eas.graphQl, chainId, more: createContestCodecR2(local) });
 * const { contests } = await scan.fetchContests({ skip: 0, take: 20 });
 * ```
 */
export function createContestCodecR2(config: ChainConfig): ContestCodec {
  const protocol = getProtocol(config);
  const { contest, evaluation, reveal } = protocol?.schemas ?? {};
  return {
    schemaUids: contest ? [contest] : [],
    reviewSchemaUids: evaluation && reveal ? [evaluation, reveal] : [],
    async readContests(rows, ask) {
      if (rows.length === 0 || !protocol) return [];
      const { readListedContests } = await import('./readListed.ts');
      return readListedContests(rows, { ...ask, protocol });
    },
    async readReviews(rows, ask) {
      if (rows.length === 0 || !protocol) return [];
      const { readGivenReviews } = await import('./readListed.ts');
      return readGivenReviews(rows, { ...ask, protocol });
    },
  };
}
