import type { ChainConfig } from '@org/chain-config';
import { createScanReader, type ScanReader } from '@org/contests';

/** A reader of a chain's contests. */
export const getListReader = (config: ChainConfig): ScanReader => createScanReader({ config });
