import { type ChainConfig, ChainConfigError, parseChainConfigs } from '@org/chain-config';
import * as v from 'valibot';
import { ConfigError } from './errors.ts';

/** The part of the configuration that every visitor may see. Chains carry the RPC and scan URLs to be used. */
export type PublicConfig = {
  readonly productName: string;
  readonly publicOrigin: string;
  /** The slug of one of `chains`. */
  readonly defaultChain: string;
  readonly chains: readonly ChainConfig[];
  readonly walletConnectProjectId: string | null;
};

const schema = v.object({
  productName: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60)),
  publicOrigin: v.pipe(v.string(), v.regex(/^https?:\/\/[^/?#\s]+$/, 'not an origin')),
  defaultChain: v.string(),
  chains: v.array(v.unknown()),
  walletConnectProjectId: v.nullable(v.pipe(v.string(), v.regex(/^\w+$/, 'not a project id'))),
});

/**
 * Reads the configuration from data that came over the network.
 *
 * @throws {ConfigError} `config-invalid` with every problem named.
 */
export const parsePublicConfig = (input: unknown): PublicConfig => {
  const parsed = v.safeParse(schema, input);
  if (!parsed.success) {
    const issues = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'config'}: ${issue.message}`);
    throw new ConfigError('config-invalid', { issues });
  }
  const chains = parseChains(parsed.output.chains);
  if (!chains.some((chain) => chain.slug === parsed.output.defaultChain)) {
    throw new ConfigError('config-invalid', {
      issues: [`defaultChain: "${parsed.output.defaultChain}" is none of the chains`],
    });
  }
  return { ...parsed.output, chains };
};

const parseChains = (input: unknown): readonly ChainConfig[] => {
  try {
    return parseChainConfigs(input);
  } catch (cause) {
    if (!(cause instanceof ChainConfigError)) throw cause;
    const issues = cause.issues.map((issue) => `chains${issue.path}: ${issue.message}`);
    throw new ConfigError('config-invalid', { issues, cause });
  }
};
