import type { SiweRateLimits } from '@org/auth-siwe/server';
import type { ChainConfig } from '@org/chain-config';
import type { DatabaseSettings, TrustedProxies } from '@org/server-kit';
import type { Hex } from 'viem';
import type { Documents } from '../documents.ts';

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
  /** Contests and reviews that the operator does not show, in lower case. They stay on the chain and in every result. */
  readonly hiddenUids: readonly Hex[];
};

/** All that the server was told by its environment. */
export type Settings = {
  readonly port: number;
  /** The address to listen on. */
  readonly host: string;
  /** The folder that `apps/web` was built into. */
  readonly webDist: string;
  /** Where nonces, sessions and drafts are kept. */
  readonly database: DatabaseSettings;
  readonly trustedProxies: TrustedProxies;
  /** Null: none. */
  readonly rateLimits: SiweRateLimits | null;
  readonly publicConfig: PublicConfig;
  /** The public chains, with the RPC URLs that only the server may know. */
  readonly serverChains: readonly ChainConfig[];
  /** Where names of accounts are, with the server's RPCs; null: nobody is asked for names. */
  readonly nameChain: ChainConfig | null;
  /** The origin that pictures on IPFS are read through; null: they are not shown. */
  readonly ipfsGateway: string | null;
  readonly documents: Documents;
  /** Where to report a vulnerability, as URIs; empty: nowhere. */
  readonly securityContacts: readonly string[];
  /** Whether browsers keep to https on every subdomain, too. */
  readonly hstsIncludesSubdomains: boolean;
  /** A line for each setting that works but is likely a mistake. */
  readonly warnings: readonly string[];
};
