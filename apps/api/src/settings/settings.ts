import type { SiweRateLimits } from '@org/auth-siwe/server';
import type { ChainConfig } from '@org/chain-config';
import type { DatabaseSettings, LogLevel, TrustedProxies } from '@org/server-kit';
import type { Hex } from 'viem';
import { UID } from '../base/identifiers.ts';

/** The operator's texts, as plain text; null if not set. */
export type Documents = { readonly terms: string | null; readonly privacy: string | null };

/** The public configuration, part of each page and of `/config.json`. */
export type PublicConfig = {
  readonly productName: string;
  /** For example `https://laurel.example`, without a trailing slash. */
  readonly publicOrigin: string;
  /** The slug of one of `chains`. */
  readonly defaultChain: string;
  /** With the operator's RPC and scan URLs. */
  readonly chains: readonly ChainConfig[];
  readonly walletConnectProjectId: string | null;
  /** Contests and reviews that the operator hides, in lower case. They stay on the chain and in every result. */
  readonly hiddenUids: readonly Hex[];
  /** The operator's texts that this server has: pages ask for no others. */
  readonly documents: readonly (keyof Documents)[];
  /** True if the server has feeds and calendars of contests; a plain web server has none. */
  readonly feeds: true;
  /** True if this server stores documents and pictures: only with a database that keeps them, or for a local chain. */
  readonly storesDocuments: boolean;
  /** True if this server looks up ENS names: only with an RPC of mainnet. */
  readonly resolvesNames: boolean;
};

/** `PublicConfig` as a JSON Schema: a field without a description here does not compile. */
export const publicConfigSchema = {
  type: 'object',
  required: ['productName', 'publicOrigin', 'defaultChain', 'chains', 'walletConnectProjectId'],
  properties: {
    productName: { type: 'string' },
    publicOrigin: { type: 'string' },
    defaultChain: { type: 'string', description: 'The slug of one of the chains.' },
    chains: { type: 'array', minItems: 1, items: { type: 'object' } },
    walletConnectProjectId: { type: ['string', 'null'] },
    hiddenUids: { type: 'array', items: { type: 'string', pattern: UID.source } },
    documents: { type: 'array', items: { enum: ['terms', 'privacy'] satisfies (keyof Documents)[] } },
    feeds: { const: true, description: 'Feeds and calendars of contests are served.' },
    storesDocuments: { type: 'boolean', description: 'Whether `POST /api/documents` stores documents.' },
    resolvesNames: { type: 'boolean', description: 'Whether `/api/names/{name}` looks up ENS names.' },
  } satisfies Record<keyof PublicConfig, object>,
} as const;

/** The server's settings, parsed. */
export type Settings = {
  readonly port: number;
  /** The address to listen on. */
  readonly host: string;
  /** The folder with the build of `apps/web`; null: the one of this repository. */
  readonly webDist: string | null;
  /** The place where sessions, drafts and documents are stored. */
  readonly database: DatabaseSettings;
  readonly trustedProxies: TrustedProxies;
  /** Null: none. */
  readonly rateLimits: SiweRateLimits | null;
  readonly publicConfig: PublicConfig;
  /** The public chains, with the server's private RPC URLs. */
  readonly serverChains: readonly ChainConfig[];
  /** The chain of ENS names, with the server's RPCs; null: names are not looked up. */
  readonly nameChain: ChainConfig | null;
  /** The gateway for pictures on IPFS; null: they are not shown. */
  readonly ipfsGateway: string | null;
  readonly documents: Documents;
  /** Documents and pictures that the operator hides. */
  readonly hiddenCids: readonly string[];
  /** The contacts for reports of vulnerabilities, as URIs. */
  readonly securityContacts: readonly string[];
  readonly logLevel: LogLevel;
  /** True if HSTS covers subdomains. */
  readonly hstsIncludesSubdomains: boolean;
  /** A line for each setting that is valid but probably a mistake. */
  readonly warnings: readonly string[];
};
