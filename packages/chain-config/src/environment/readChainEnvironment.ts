import type { ChainConfig } from '../chainConfig.ts';
import { applyEndpoints } from './applyEndpoints.ts';
import type { Environment } from './environment.ts';
import { readNamedChains } from './readNamedChains.ts';

/** What the environment says about chains. */
export type ChainEnvironment = {
  /** In the order of `CHAINS`, each with the endpoints that the environment gives it. */
  readonly chains: readonly ChainConfig[];
  /** One of `chains`; undefined only when there are problems. */
  readonly defaultChain: ChainConfig | undefined;
  /** A line for each wrong name and value: `RPC_URL_10: no chain of CHAINS has the id 10`. Use nothing unless it is empty. */
  readonly problems: readonly string[];
};

const PUBLIC_DEFAULT = 'base-sepolia';
/** Names that begin like these and are none of them are misspelled, and would be ignored without a word. */
const family = /^(RPC_URL|SCAN_URL|CHAINS|DEFAULT_CHAIN)/;
const known = /^(RPC_URL_\d+|SCAN_URL_\d+|CHAINS|DEFAULT_CHAIN)$/;

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
  for (const name of Object.keys(env)) {
    if (family.test(name) && !known.test(name)) problems.push(`${name}: there is no such setting`);
  }
  const named = readNamedChains(env.CHAINS?.trim(), { readFile, problems });
  const chains = applyEndpoints(named, { env, problems });
  const slugs = named.map(({ slug }) => slug);
  const wanted = env.DEFAULT_CHAIN?.trim();
  if (wanted && !slugs.includes(wanted)) {
    problems.push(`DEFAULT_CHAIN: "${wanted}" is none of CHAINS (${slugs.join(', ')})`);
  }
  const defaultSlug = wanted || (slugs.includes(PUBLIC_DEFAULT) ? PUBLIC_DEFAULT : slugs[0]);
  return { chains, defaultChain: chains.find(({ slug }) => slug === defaultSlug), problems };
}
