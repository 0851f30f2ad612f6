import type { ChainConfig } from '@org/chain-config';
import type { Client } from 'viem';

/** The chain whose profiles are meant: any viem client of it, and its config. */
export type ProfileSource = {
  readonly client: Client;
  readonly config: Pick<ChainConfig, 'chain' | 'eas' | 'contracts'>;
};
