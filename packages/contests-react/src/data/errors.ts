import type { ChainConfig } from '@org/chain-config';
import { findChain, useConfig } from '../base/provider/contests.ts';

/** @throws {UnknownChainError} */
export function useChainConfig(chain: string): ChainConfig {
  const chainConfig = findChain(useConfig(), chain);
  if (!chainConfig) throw new UnknownChainError(chain);
  return chainConfig;
}

/** A hook is asked about a chain that the configuration does not have. */
export class UnknownChainError extends Error {
  override readonly name = 'UnknownChainError';
  readonly code = 'unknown-chain';
  readonly chain: string;

  constructor(chain: string) {
    super(`The configuration has no chain ${chain}`);
    this.chain = chain;
  }
}
