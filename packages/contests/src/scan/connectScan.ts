import type { ChainConfig } from '@org/chain-config';
import { createConnection, type ScanConnection, type ScanOptions } from './askScan.ts';

/** A chain whose scan is asked: that of its config, or another one. */
export type ConfiguredScan = Partial<Omit<ScanOptions, 'chainId'>> & { readonly config: ChainConfig };

/** The connection to the scan of a chain. */
export function connectScan({
  config,
  endpoint = config.eas.graphQl,
  ...rest
}: ConfiguredScan): ScanConnection {
  return createConnection({ endpoint, ...rest });
}
