import type { ChainConfig } from './base/chainConfig.ts';
import type { ChainConfigIssue } from './base/errors.ts';
import { chainConfigs } from './chainConfigs.ts';
import { mainnet } from './chains/mainnet.ts';
import { findChainConfigBySlug } from './getChainConfig.ts';
import { createField, readItems } from './parse/field.ts';
import { merge, snapshot } from './parse/record.ts';
import { readEntries } from './parseChainConfigs.ts';

/**
 * Environment variables by name; an empty value counts as not set.
 *
 * @example
 * import type { Environment } from '@org/chain-config/environment';
 *
 * const env: Environment = { CHAINS: 'base,optimism', RPC_URL_8453: 'https://rpc.example.org' };
 */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The parsed list; if it is invalid, reports each problem and returns an empty list. */
function tryParse(
  read: () => unknown,
  report: (issue: ChainConfigIssue) => void,
  isHttpAllowed?: boolean,
): readonly ChainConfig[] {
  const issues: ChainConfigIssue[] = [];
  try {
    return readEntries(readItems(createField(snapshot(read(), issues), issues)), issues, isHttpAllowed);
  } catch (error) {
    if (issues.length === 0) issues.push({ path: '', message: String(Object(error).message) });
    issues.forEach(report);
    return [];
  }
}

/**
 * Parses a JSON file as programs for Windows write it: it may begin with a byte order mark.
 *
 * @throws {Error} with a sentence for a file in UTF-16, which is read as UTF-8 here
 */
function parseJsonFile(text: string): unknown {
  if (/[\0\ufffd]/.test(text)) throw new Error('is not text in UTF-8: save it in that encoding');
  return JSON.parse(text.replace(/^\ufeff/, ''));
}

/** The entries that `CHAINS` lists. */
function readNamedChains(
  chains: string | undefined,
  readFile: (path: string) => string,
  report: (problem: string) => void,
): readonly ChainConfig[] {
  if (!chains) return chainConfigs.filter(({ status }) => status === 'live');
  return chains.split(',').flatMap((item) => {
    const name = item.trim();
    if (name.endsWith('.json')) {
      const read = () => parseJsonFile(readFile(name));
      return tryParse(read, ({ path, message }) =>
        report(`CHAINS: ${name}: ${path && `${path} `}${message}`),
      );
    }
    const config = findChainConfigBySlug(name);
    if (!config) report(`CHAINS: "${name}" is not one of ${chainConfigs.map(({ slug }) => slug).join(', ')}`);
    return config ?? [];
  });
}

/**
 * The chains of a deployment, as configured by the environment.
 *
 * @example
 * import type { ChainEnvironment } from '@org/chain-config/environment';
 *
 * const isUsable = ({ problems }: ChainEnvironment) => problems.length === 0;
 */
export type ChainEnvironment = {
  /** In the order of `CHAINS`, with the endpoints of the environment. These are public. */
  readonly chains: readonly ChainConfig[];
  /**
   * The same chains with the RPC URLs of `SERVER_RPC_URL_<id>` if it is set. These are secret: never put them in a page,
   * header, log line or error.
   */
  readonly serverChains: readonly ChainConfig[];
  /**
   * Ethereum mainnet for account names, even if `CHAINS` does not list it, with the secret RPCs of `SERVER_RPC_URL_1`.
   * Undefined only if there are problems.
   */
  readonly serverMainnet: ChainConfig | undefined;
  /** One of `chains`; undefined only if there are problems. */
  readonly defaultChain: ChainConfig | undefined;
  /** A line for each wrong name and value, such as `RPC_URL_10: no chain of CHAINS has this id`. Check that it is empty. */
  readonly problems: readonly string[];
};

/** Unknown names with these prefixes are reported, because a misspelled setting would be ignored silently. */
const SETTING_PATTERN = /^(?:CHAINS|DEFAULT_CHAIN|((?:SERVER_)?RPC_URL|SCAN_URL))(.*)/s;

const suffixOf = ({ chain }: ChainConfig) => `_${chain.id}`;
/** Allowed even if `CHAINS` does not list mainnet, because account names are looked up there. */
const MAINNET_SETTING = 'SERVER_RPC_URL_1';

/**
 * Reads the chain settings that all processes of a deployment share.
 *
 * | name | value |
 * |---|---|
 * | `CHAINS` | slugs and paths of JSON files with your own entries, separated by commas; default: every live chain |
 * | `DEFAULT_CHAIN` | one of their slugs; default: `base-sepolia` if listed, else the first |
 * | `RPC_URL_<id>` | other RPCs for a chain of `CHAINS`, separated by commas or spaces, in order of preference; public |
 * | `SERVER_RPC_URL_<id>` | RPCs that servers use instead of the public ones; secret. Id 1 is allowed even if `CHAINS` does not list mainnet |
 * | `SCAN_URL_<id>` | another scan for a chain of `CHAINS`; public |
 *
 * `SERVER_RPC_URL_<id>` may be `http://` on this machine, where an operator's own node is.
 *
 * @param env for example `process.env`
 * @param readFile reads a file that `CHAINS` lists
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

  const named = readNamedChains(setting('CHAINS'), readFile, report);
  if (named.length + problems.length === 0) report('CHAINS: lists no chain');
  const slugs = named.map(({ slug }) => slug);
  const suffixes = named.map(suffixOf);
  for (const name of Object.keys(env).filter(setting)) {
    const [, endpoint, rest = ''] = SETTING_PATTERN.exec(name) ?? [];
    if (endpoint && !suffixes.includes(rest) && name !== MAINNET_SETTING)
      report(`${name}: no chain of CHAINS has this id`);
    else if (!endpoint && rest) report(`${name}: unknown setting`);
  }

  /** The chains with the endpoints of these settings, if they are set. */
  const parse = (configs: readonly ChainConfig[], rpcName: 'RPC_URL' | 'SERVER_RPC_URL') =>
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
        // The entries were valid by themselves, so an endpoint is invalid or two entries conflict.
        const name = path.includes('eas')
          ? `SCAN_URL${suffix}`
          : path.includes('rpc')
            ? `${rpcName}${suffix}`
            : 'CHAINS';
        report(`${name}: ${path} ${message}`);
      },
      rpcName !== 'RPC_URL',
    );
  const chains = parse(named, 'RPC_URL');
  const serverChains = parse(chains, 'SERVER_RPC_URL');
  const serverMainnet =
    serverChains.find(({ chain }) => chain.id === 1) ?? parse([mainnet], 'SERVER_RPC_URL')[0];
  const wanted = setting('DEFAULT_CHAIN') ?? slugs.find((slug) => slug === 'base-sepolia') ?? slugs[0];
  if (wanted && !slugs.includes(wanted))
    report(`DEFAULT_CHAIN: "${wanted}" is not one of CHAINS (${slugs.join(', ')})`);
  return {
    chains,
    serverChains,
    serverMainnet,
    defaultChain: chains.find(({ slug }) => slug === wanted),
    problems,
  };
}
