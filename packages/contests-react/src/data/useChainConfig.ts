import type { ChainConfig } from '@org/chain-config';
import { useConfig } from '../base/provider/contests.ts';
import { findChain } from '../base/provider/findChain.ts';
import { UnknownChainError } from './errors.ts';

/** @throws {UnknownChainError} */
export function useChainConfig(chain: string): ChainConfig {
  const chainConfig = findChain(useConfig(), chain);
  if (!chainConfig) throw new UnknownChainError(chain);
  return chainConfig;
}
