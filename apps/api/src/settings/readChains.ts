import { readFileSync } from 'node:fs';
import {
  type ChainConfig,
  ChainConfigError,
  chainConfigs,
  findChainConfigBySlug,
  parseChainConfigs,
} from '@org/chain-config';
import type { Environment } from './environment.ts';

const PUBLIC_DEFAULT = 'base-sepolia';

/**
 * The chains to offer: those that `CHAINS` names (slugs separated by commas, or a JSON file with entries of one's own),
 * each with the endpoints of `RPC_URL_<id>` and `SCAN_URL_<id>`. Problems are added to the list.
 */
export function readChains(
  env: Environment,
  problems: string[],
): { chains: readonly ChainConfig[]; defaultChain: string } {
  const named = readNamed(env.CHAINS?.trim(), problems);
  const ids = new Set(named.map(({ chain }) => String(chain.id)));
  for (const [, name = '', id = ''] of Object.keys(env).flatMap((key) => [
    /^((?:RPC|SCAN)_URL_(\d+))$/.exec(key) ?? [],
  ])) {
    if (name !== '' && env[name]?.trim() && !ids.has(id))
      problems.push(`${name}: no chain of CHAINS has the id ${id}`);
  }
  const chains = named.flatMap((config) => withEndpoints(config, env, problems));
  const wanted = env.DEFAULT_CHAIN?.trim();
  const defaultChain =
    wanted || named.find(({ slug }) => slug === PUBLIC_DEFAULT)?.slug || named[0]?.slug || '';
  if (wanted && !named.some(({ slug }) => slug === wanted)) {
    problems.push(
      `DEFAULT_CHAIN: "${wanted}" is none of CHAINS (${named.map(({ slug }) => slug).join(', ')})`,
    );
  }
  return { chains, defaultChain };
}

function readNamed(value: string | undefined, problems: string[]): readonly ChainConfig[] {
  if (!value) return chainConfigs.filter(({ status }) => status === 'live');
  if (value.endsWith('.json')) return readFile(value, problems);
  const slugs = value.split(',').map((slug) => slug.trim());
  const repeated = slugs.find((slug, index) => slugs.indexOf(slug) !== index);
  if (repeated !== undefined) problems.push(`CHAINS: names "${repeated}" twice`);
  return [...new Set(slugs)].flatMap((slug) => {
    const config = findChainConfigBySlug(slug);
    if (config === undefined) {
      problems.push(`CHAINS: "${slug}" is none of ${chainConfigs.map((known) => known.slug).join(', ')}`);
    }
    return config ?? [];
  });
}

function readFile(path: string, problems: string[]): readonly ChainConfig[] {
  try {
    const chains = parseChainConfigs(JSON.parse(readFileSync(path, 'utf8')));
    if (chains.length === 0) problems.push(`CHAINS: ${path} names no chain`);
    return chains;
  } catch (error) {
    problems.push(...describe(error, (message) => `CHAINS: ${path}: ${message}`));
    return [];
  }
}

function withEndpoints(config: ChainConfig, env: Environment, problems: string[]): readonly ChainConfig[] {
  const rpc = `RPC_URL_${config.chain.id}`;
  const scan = `SCAN_URL_${config.chain.id}`;
  const rpcUrl = env[rpc]?.trim() || config.chain.rpcUrls.default.http[0];
  const graphQl = env[scan]?.trim() || config.eas.graphQl;
  // Endpoints on this machine are the operator's own choice, whatever the chain is.
  const changed = {
    ...config,
    chain: { ...config.chain, rpcUrls: { ...config.chain.rpcUrls, default: { http: [rpcUrl] } } },
    eas: { ...config.eas, graphQl },
  };
  try {
    return parseChainConfigs([changed]);
  } catch (error) {
    const nameOf = (path: string) =>
      path.includes('graphQl') ? scan : path.includes('rpcUrls') ? rpc : 'CHAINS';
    problems.push(...describe(error, (message, path) => `${nameOf(path)}: ${message}`));
    return [];
  }
}

function describe(error: unknown, sentence: (message: string, path: string) => string): string[] {
  if (error instanceof ChainConfigError)
    return error.issues.map(({ path, message }) => sentence(`${path} ${message}`, path));
  return [sentence(error instanceof Error ? error.message : String(error), '')];
}
