import type { ChainConfig } from '@org/chain-config';

/** What every visitor may see: it stands in each page and in `/config.json`. */
export type PublicConfig = {
  readonly productName: string;
  /** For example `https://laurel.example`, without a slash at the end. */
  readonly publicOrigin: string;
  /** The slug of one of `chains`. */
  readonly defaultChain: string;
  /** With the RPC and scan URLs that the operator chose. */
  readonly chains: readonly ChainConfig[];
  readonly walletConnectProjectId: string | null;
};

/** All that the server was told by its environment. */
export type Settings = {
  readonly port: number;
  /** The folder that `apps/web` was built into. */
  readonly webDist: string;
  readonly publicConfig: PublicConfig;
};
