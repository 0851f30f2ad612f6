import type { ChainConfig } from '@org/chain-config';
import type { TrustedProxies } from '@org/server-kit';
import type { LogLevel } from '../log.ts';

/** What the environment says, parsed. */
export type Settings = {
  port: number;
  /** The address to listen on. */
  host: string;
  config: ChainConfig;
  /** Possibly secret: `config` has the public ones. */
  rpcUrl: string;
  /** One node answers there, not many behind one address of which some are late. */
  isLoneNode: boolean;
  /** `postgres://…` a server, `file:…` a folder for an embedded one; null keeps it in memory. */
  databaseUrl: string | null;
  /** Whose word counts on where a request comes from. */
  trustedProxies: TrustedProxies;
  logLevel: LogLevel;
};
