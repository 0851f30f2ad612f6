import type { ChainConfig } from '../chainConfig.ts';
import { chainConfigs } from '../chainConfigs.ts';
import { mainnet } from '../chains/mainnet.ts';
import { ChainConfigError, type ChainConfigIssue } from '../errors.ts';
import { findChainConfigBySlug } from '../getChainConfig.ts';
import { merge } from '../parse/record.ts';
import { parseChainConfigs } from '../parseChainConfigs.ts';

/**
 * Settings as a process gets them, by name; an empty value counts as not set.
 *
 * @example
 * import type { Environment } from '@org/chain-config/environment';
 *
 * const env: Environment = { CHAINS: 'base,optimism', RPC_URL_8453: 'https://rpc.example.org' };
 */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The list that is read, or an empty one and a call of `report` for each problem. */
function tryParse(read: () => unknown, report: (issue: ChainConfigIssue) => void): readonly ChainConfig[] {
  try {
    return parseChainConfigs(read());
  } catch (error) {
    if (error instanceof ChainConfigError) error.issues.forEach(report);
    else report({ path: '', message: String(Object(error).message) });
    return [];
  }
}

/** The entries that `CHAINS` names. */
function readNamedChains(
  chains: string | undefined,
  { readFile, report }: { readFile: (path: string) => string; report: (problem: string) => void },
): readonly ChainConfig[] {
  if (!chains) return chainConfigs.filter(({ status }) => status === 'live');
  return chains.split(',').flatMap((item) => {
    const name = item.trim();
    if (name.endsWith('.json')) {
      const read = () => JSON.parse(readFile(name));
      return tryParse(read, ({ path, message }) =>
        report(`CHAINS: ${name}: ${path && `${path} `}${message}`),
      );
    }
    const config = findChainConfigBySlug(name);
    if (!config) report(`CHAINS: "${name}" is none of ${chainConfigs.map(({ slug }) => slug).join(', ')}`);
    return config ?? [];
  });
}

/**
 * What the environment says about chains.
 *
 * @example
 * import type { ChainEnvironment } from '@org/chain-config/environment';
 *
 * const isUsable = ({ problems }: ChainEnvironment) => problems.length === 0;
 */
export type ChainEnvironment = {
  /** In the order of `CHAINS`, each with the endpoints that the environment gives it. Everybody may see them. */
  readonly chains: readonly ChainConfig[];
  /**
   * The same chains with the RPC URLs of `SERVER_RPC_URL_<id>` where it is set. They are the server's secret: they
   * belong in no page, header, log line or error.
   */
  readonly serverChains: readonly ChainConfig[];
  /**
   * Ethereum, where names of accounts are, also where `CHAINS` does not offer it: with the RPCs of `SERVER_RPC_URL_1`, as
   * secret as the others. Undefined only when there are problems.
   */
  readonly serverMainnet: ChainConfig | undefined;
  /** One of `chains`; undefined only when there are problems. */
  readonly defaultChain: ChainConfig | undefined;
  /** A line for each wrong name and value: `RPC_URL_10: no chain of CHAINS has this id`. Use nothing unless it is empty. */
  readonly problems: readonly string[];
};

/** Unknown names that begin like these are misspelled, and would be ignored without a word. */
const SETTING_PATTERN = /^(?:CHAINS|DEFAULT_CHAIN|((?:SERVER_)?RPC_URL|SCAN_URL))(.*)/s;

const suffixOf = ({ chain }: ChainConfig) => `_${chain.id}`;
/** Names are looked up there, whatever the product offers. */
const MAINNET_SETTING = 'SERVER_RPC_URL_1';

/**
 * Reads the settings about chains that every process of a deployment shares.
 *
 * | name | value |
 * |---|---|
 * | `CHAINS` | slugs and paths of JSON files with entries of one's own, separated by commas; default: every live chain |
 * | `DEFAULT_CHAIN` | one of their slugs; default: `base-sepolia` where it is offered, else the first |
 * | `RPC_URL_<id>` | other RPCs for a chain of `CHAINS`, separated by commas or spaces, the first choice first; public |
 * | `SERVER_RPC_URL_<id>` | RPCs that only the server asks, in place of the public ones; secret. That of mainnet (1) also where it is none of `CHAINS`, for names |
 * | `SCAN_URL_<id>` | another scan for a chain of `CHAINS`; public |
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
  const suffixes = named.map(suffixOf);
  for (const name of Object.keys(env).filter(setting)) {
    const [, endpoint, rest = ''] = SETTING_PATTERN.exec(name) ?? [];
    if (endpoint && !suffixes.includes(rest) && name !== MAINNET_SETTING)
      report(`${name}: no chain of CHAINS has this id`);
    else if (!endpoint && rest) report(`${name}: there is no such setting`);
  }

  /** The chains with the endpoints of these settings; without any they keep those that they have. */
  const parse = (configs: readonly ChainConfig[], rpcName: string) =>
    tryParse(
      () =>
        configs.map((config) => {
          const suffix = suffixOf(config);
          const http = setting(rpcName + suffix)?.split(/[\s,]+/);
          const rpcUrls = http && { default: { http } };
          return merge(config, {
            chain: { rpcUrls },
            eas: { graphQl: setting(`SCAN_URL${suffix}`) },
          });
        }),
      ({ path, message }) => {
        const config = configs[Number.parseInt(path.slice(1), 10)];
        const suffix = config && suffixOf(config);
        // Each entry by itself is right, so it is an endpoint, or two entries that do not go together.
        const name = path.includes('eas')
          ? `SCAN_URL${suffix}`
          : path.includes('rpc')
            ? `${rpcName}${suffix}`
            : 'CHAINS';
        report(`${name}: ${path} ${message}`);
      },
    );
  const chains = parse(named, 'RPC_URL');
  const serverChains = parse(chains, 'SERVER_RPC_URL');
  const serverMainnet =
    serverChains.find(({ chain }) => chain.id === 1) ?? parse([mainnet], 'SERVER_RPC_URL')[0];
  const wanted = setting('DEFAULT_CHAIN') ?? slugs.find((slug) => slug === 'base-sepolia') ?? slugs[0];
  if (wanted && !slugs.includes(wanted))
    report(`DEFAULT_CHAIN: "${wanted}" is none of CHAINS (${slugs.join(', ')})`);
  return {
    chains,
    serverChains,
    serverMainnet,
    defaultChain: chains.find(({ slug }) => slug === wanted),
    problems,
  };
}
