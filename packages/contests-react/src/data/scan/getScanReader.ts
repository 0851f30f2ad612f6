import type { ChainConfig } from '@org/chain-config';
import { createScanReader, type ScanReader } from '@org/contests';

const readers = new Map<string, ScanReader>();

/** The reader for a chain's scan; one per endpoint. */
export function getScanReader(chainConfig: ChainConfig): ScanReader {
  const key = `${chainConfig.chain.id} ${chainConfig.eas.graphQl}`;
  const known = readers.get(key);
  if (known) return known;
  const reader = createScanReader({ config: chainConfig });
  readers.set(key, reader);
  return reader;
}
