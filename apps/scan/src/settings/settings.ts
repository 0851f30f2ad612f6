import type { ChainConfig } from '@org/chain-config';

/** What the environment says, parsed. */
export type Settings = {
  port: number;
  config: ChainConfig;
  rpcUrl: string;
  /** Folder of the database; null keeps it in memory. */
  databaseDirectory: string | null;
};
