import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { type ChainConfig, chainConfigs } from '@org/chain-config';
import { type Environment, readChainEnvironment } from '@org/chain-config/environment';
import * as v from 'valibot';
import { StartError } from '../errors.ts';
import type { Settings } from './settings.ts';

const portSchema = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/),
  v.transform(Number),
  v.minValue(1),
  v.maxValue(65_535),
);

/** An address, or a name of this machine. */
const hostSchema = v.union([
  v.pipe(
    v.string(),
    v.check((host) => isIP(host) !== 0),
  ),
  v.pipe(v.string(), v.regex(/^(?=.*[a-z])[a-z\d-]+(?:\.[a-z\d-]+)*$/i)),
]);

const nodesSchema = v.picklist(['one', 'many']);

const levelSchema = v.picklist(['debug', 'info', 'warn', 'error']);

/**
 * Reads the settings from the environment. The names are those of the whole product; what only others need is left to
 * them. Where `CHAINS` says nothing, every chain that is known may be the one to follow.
 *
 * @throws {StartError} `settings`, listing every wrong name and value
 * @example
 * readSettings({ DEFAULT_CHAIN: 'base', RPC_URL_8453: 'https://rpc.example.org' }).config.chain.id; // 8453
 */
export function readSettings(env: Environment): Settings {
  const given = (name: string) => env[name]?.trim() || undefined;
  const everyChain = chainConfigs.map(({ slug }) => slug).join(',');
  const { defaultChain: config, ...chains } = readChainEnvironment(
    { ...env, CHAINS: given('CHAINS') ?? everyChain },
    (path) => readFileSync(path, 'utf8'),
  );
  const problems = [...chains.problems];

  const port = v.safeParse(portSchema, given('SCAN_PORT') ?? '4350');
  if (!port.success) problems.push('SCAN_PORT: must be a number from 1 to 65535');
  const host = v.safeParse(hostSchema, given('SCAN_HOST') ?? '127.0.0.1');
  if (!host.success) problems.push('SCAN_HOST: must be an address to listen on, as 127.0.0.1 or 0.0.0.0');
  const logLevel = v.safeParse(levelSchema, given('LOG_LEVEL') ?? 'info');
  if (!logLevel.success) problems.push('LOG_LEVEL: must be debug, info, warn or error');
  const databaseUrl = readDatabase(given('DATABASE_URL') ?? chooseDatabase(config), problems);
  const rpcUrl = config?.chain.rpcUrls.default.http[0];
  if (config && !rpcUrl)
    problems.push(`RPC_URL_${config.chain.id}: is needed, ${config.slug} knows no endpoint`);

  const nodes = v.safeParse(nodesSchema, given('RPC_NODES') ?? guessNodes(rpcUrl));
  if (!nodes.success) problems.push('RPC_NODES: must be one or many');

  if (
    problems.length > 0 ||
    !port.success ||
    !host.success ||
    !logLevel.success ||
    !nodes.success ||
    !config ||
    !rpcUrl
  ) {
    const list = problems.map((problem) => `- ${problem}`).join('\n');
    throw new StartError({ code: 'settings', message: `The settings are wrong:\n${list}` });
  }
  return {
    port: port.output,
    host: host.output,
    config,
    rpcUrl,
    isLoneNode: nodes.output === 'one',
    databaseUrl,
    logLevel: logLevel.output,
  };
}

/** What answers on this machine is taken for a node of its own, and not for a way to somebody else's. */
function guessNodes(rpcUrl: string | undefined): 'one' | 'many' {
  const hostname = rpcUrl && new URL(rpcUrl).hostname;
  return ['127.0.0.1', 'localhost', '[::1]'].includes(hostname ?? '') ? 'one' : 'many';
}

/** A chain on this machine begins anew each time; the rows of any other are worth keeping. */
const chooseDatabase = (config: ChainConfig | undefined): string | undefined =>
  config && config.status !== 'local' ? `file:scan-data/${config.slug}` : undefined;

function readDatabase(url: string | undefined, problems: string[]): string | null {
  if (!url) return null;
  const path = /^file:(?:\/\/(?=\/))?(.+)$/.exec(url)?.[1];
  if (path) return `file:${resolve(path)}`;
  if (/^postgres(ql)?:\/\//.test(url) && URL.canParse(url)) return url;
  // Not shown: it may hold a password.
  problems.push('DATABASE_URL: must be postgres://user:password@host/database, or a folder as file:./data');
  return null;
}
