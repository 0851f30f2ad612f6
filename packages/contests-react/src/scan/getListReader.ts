import type { ChainConfig } from '@org/chain-config';
import { createScanReader, type ScanReader } from '@org/contests';
import { createContestCodecR2 } from '@org/contests/r2';

/** A reader of a chain's contests. */
export function getListReader(chainConfig: ChainConfig): ScanReader {
  const { chain, eas } = chainConfig;
  const more = createContestCodecR2(chainConfig);
  return createScanReader({ endpoint: eas.graphQl, chainId: chain.id, more });
}
