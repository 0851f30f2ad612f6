import type { ChainConfig } from '@org/chain-config';
import { createScanReader, type ScanReader } from '@org/contests';
import { createContestCodecR2 } from '@org/contests/r2';

/** A reader of a chain's contests. */
export function getListReader({ chain, eas }: ChainConfig): ScanReader {
  const chainId = chain.id;
  return createScanReader({ endpoint: eas.graphQl, chainId, more: createContestCodecR2({ chainId }) });
}
