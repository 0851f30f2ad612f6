import { type ChainConfig, ChainConfigError, parseChainConfigs } from '@org/chain-config';
import type { Hex } from 'viem';
import { ConfigError } from './errors.ts';
import type { DocumentName, PublicConfig } from './publicConfig.ts';

const DOCUMENTS = ['terms', 'privacy'] as const satisfies readonly DocumentName[];

const MAX_NAME_LENGTH = 60;
const ORIGIN = /^https?:\/\/[^/?#\s]+$/;
const PROJECT_ID = /^\w+$/;
const UID = /^0x[0-9a-f]{64}$/;

/**
 * Validates the configuration. Hand-written: a schema library would cost every
 * visitor more bytes than these few fields justify.
 *
 * @throws {ConfigError} `config-invalid` with every problem named.
 */
export function parsePublicConfig(input: unknown): PublicConfig {
  const fields = typeof input === 'object' && input !== null ? (input as Record<string, unknown>) : {};
  const issues: string[] = [];
  const readText = (name: string, isGood: (text: string) => boolean): string => {
    const value = fields[name];
    if (typeof value === 'string' && isGood(value)) return value;
    issues.push(`${name}: ${value === undefined ? 'is missing' : 'cannot be used'}`);
    return '';
  };

  const productName = readText('productName', (text) => !!text.trim() && text.length <= MAX_NAME_LENGTH);
  const publicOrigin = readText('publicOrigin', (text) => ORIGIN.test(text));
  const { chains, cause } = readChains(fields.chains, issues);
  const defaultChain = readText('defaultChain', (text) => chains.some((chain) => chain.slug === text));
  const walletConnectProjectId =
    fields.walletConnectProjectId === null
      ? null
      : readText('walletConnectProjectId', (text) => PROJECT_ID.test(text));
  const hiddenUids = readUids(fields.hiddenUids, issues);
  const documents = readDocuments(fields.documents, issues);
  const feeds = fields.feeds === true;
  const storesDocuments = fields.storesDocuments === true;
  const resolvesNames = fields.resolvesNames === true;

  if (issues.length > 0) throw new ConfigError('config-invalid', { issues, cause });
  return {
    productName,
    publicOrigin,
    defaultChain,
    chains,
    walletConnectProjectId,
    hiddenUids,
    documents,
    feeds,
    storesDocuments,
    resolvesNames,
  };
}

/** Defaults to none. */
const readUids = (input: unknown = [], issues: string[]): readonly Hex[] => {
  if (Array.isArray(input) && input.every((uid): uid is Hex => typeof uid === 'string' && UID.test(uid)))
    return input;
  issues.push('hiddenUids: cannot be used');
  return [];
};

const readDocuments = (input: unknown = null, issues: string[]): readonly DocumentName[] | null => {
  if (input === null) return null;
  if (Array.isArray(input)) return DOCUMENTS.filter((name) => input.includes(name));
  issues.push('documents: cannot be used');
  return null;
};

const readChains = (
  input: unknown,
  issues: string[],
): { readonly chains: readonly ChainConfig[]; readonly cause?: ChainConfigError } => {
  try {
    const chains = parseChainConfigs(input);
    if (chains.length > 0) return { chains };
    issues.push('chains: none');
    return { chains, cause: new ChainConfigError({}) };
  } catch (error) {
    if (!(error instanceof ChainConfigError)) throw error;
    issues.push(...error.issues.map((issue) => `chains${issue.path}: ${issue.message}`));
    return { chains: [], cause: error };
  }
};
