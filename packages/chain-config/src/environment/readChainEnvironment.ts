import type { ChainConfig } from '../chainConfig.ts';
import { merge } from '../parse/merge.ts';
import type { Environment } from './environment.ts';
import { readNamedChains } from './readNamedChains.ts';
import { tryParse } from './tryParse.ts';

/**
 * What the environment says about chains.
 *
 * @example
 * import type { ChainEnvironment } from '@org/chain-config/environment';
 *
 * const isUsable = ({ problems }: ChainEnvironment) => problems.length === 0;
 */
export type ChainEnvironment = {
  /** In the order of `CHAINS`, each with the endpoints that the environment gives it. */
  readonly chains: readonly ChainConfig[];
  /** One of `chains`; undefined only when there are problems. */
  readonly defaultChain: ChainConfig | undefined;
  /** A line for each wrong name and value: `RPC_URL_10: no chain of CHAINS has this id`. Use nothing unless it is empty. */
  readonly problems: readonly string[];
};

/** Names that begin like these and are none of them are misspelled, and would be ignored without a word. */
const SETTING_PATTERN = /^(?:CHAINS|DEFAULT_CHAIN|((?:RPC|SCAN)_URL))(.*)/s;

/**
 * Reads the settings about chains that every process of a deployment shares.
 *
 * | name | value |
 * |---|---|
 * | `CHAINS` | slugs and paths of JSON files with entries of one's own, separated by commas; default: every live chain |
 * | `DEFAULT_CHAIN` | one of their slugs; default: `base-sepolia` where it is offered, else the first |
 * | `RPC_URL_<id>`, `SCAN_URL_<id>` | another endpoint for a chain of `CHAINS` |
 *
 * @param env for example `process.env`
 * @param readFile reads a file that `CHAINS` names
 * @example
 * import { readFileSync } from 'node:fs';
 * import { readChainEnvironment } from '@org/chain-config/environment';
 *
 * const { chains, problems } = readChainEnvironment(process.env, (path) => readFileSync(path, 'utf8'));
 * for (const problem of problems) console.error(problem);
 */
export function readChainEnvironment(env: Environment, readFile: (path: string) => string): ChainEnvironment {
  const problems: string[] = [];
  const report = (problem: string) => void problems.push(problem);
  const setting = (name: string) => env[name]?.trim() || undefined;

  const named = readNamedChains(setting('CHAINS'), { readFile, report });
  if (named.length + problems.length === 0) report('CHAINS: names no chain');
  const slugs = named.map(({ slug }) => slug);
  const suffixes = named.map(({ chain }) => `_${chain.id}`);
  for (const name of Object.keys(env).filter(setting)) {
    const [, isEndpoint, rest = ''] = SETTING_PATTERN.exec(name) ?? [];
    if (isEndpoint && !suffixes.includes(rest)) report(`${name}: no chain of CHAINS has this id`);
    else if (!isEndpoint && rest) report(`${name}: there is no such setting`);
  }

  const withEndpoints = named.map((config, index) => {
    const rpcUrl = setting(`RPC_URL${suffixes[index]}`);
    const rpcUrls = rpcUrl && { default: { http: [rpcUrl] } };
    return merge(config, { chain: { rpcUrls }, eas: { graphQl: setting(`SCAN_URL${suffixes[index]}`) } });
  });
  const chains = tryParse(
    () => withEndpoints,
    ({ path, message }) => {
      const suffix = suffixes[Number.parseInt(path.slice(1), 10)];
      // Each entry by itself is right, so it is an endpoint, or two entries that do not go together.
      const name = path.includes('eas')
        ? `SCAN_URL${suffix}`
        : path.includes('rpc')
          ? `RPC_URL${suffix}`
          : 'CHAINS';
      report(`${name}: ${path} ${message}`);
    },
  );
  const wanted = setting('DEFAULT_CHAIN') ?? slugs.find((slug) => slug === 'base-sepolia') ?? slugs[0];
  if (wanted && !slugs.includes(wanted))
    report(`DEFAULT_CHAIN: "${wanted}" is none of CHAINS (${slugs.join(', ')})`);
  return { chains, defaultChain: chains.find(({ slug }) => slug === wanted), problems };
}
