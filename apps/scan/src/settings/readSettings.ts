import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type ChainConfig, ChainConfigError, chainConfigs, parseChainConfigs } from '@org/chain-config';
import * as v from 'valibot';
import { StartError } from '../errors.ts';
import type { Settings } from './settings.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const portSchema = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/),
  v.transform(Number),
  v.minValue(1),
  v.maxValue(65_535),
);

/**
 * Reads the settings from the environment. The names are those of the whole product; what only others need is left to
 * them.
 *
 * @throws {StartError} `settings`, listing every wrong name and value
 */
export function readSettings(env: Environment): Settings {
  const problems: string[] = [];
  const given = (name: string) => env[name]?.trim() || undefined;
  const configs = readConfigs(given('CHAINS'), problems);
  checkUrlNames(env, { configs, problems });

  const port = v.safeParse(portSchema, given('SCAN_PORT') ?? '4350');
  if (!port.success) problems.push('SCAN_PORT must be a port from 1 to 65535.');

  const slug = given('DEFAULT_CHAIN') ?? 'base-sepolia';
  const config = configs.find((each) => each.slug === slug);
  if (!config) problems.push(`DEFAULT_CHAIN must be one of ${configs.map((each) => each.slug).join(', ')}.`);

  const rpcName = `RPC_URL_${config?.chain.id}`;
  const rpcUrl = given(rpcName) ?? config?.chain.rpcUrls.default.http[0];
  if (config && !rpcUrl) problems.push(`${rpcName} is needed: no RPC endpoint is known for ${config.slug}.`);
  if (rpcUrl && !isHttpUrl(rpcUrl)) problems.push(`${rpcName} must be an http or https address.`);

  const database = readDatabase(given('DATABASE_URL'), problems);
  if (problems.length > 0 || !port.success || !config || !rpcUrl) {
    const list = problems.map((problem) => `- ${problem}`).join('\n');
    throw new StartError({ code: 'settings', message: `The settings are not usable:\n${list}` });
  }
  return { port: port.output, config, rpcUrl, databaseDirectory: database };
}

/** All chains that are known by name, and those that `CHAINS` brings as JSON or as paths of JSON files. */
function readConfigs(chains: string | undefined, problems: string[]): readonly ChainConfig[] {
  if (!chains) return chainConfigs;
  const sources = chains.startsWith('[')
    ? [chains]
    : chains.split(',').filter((item) => item.trim().endsWith('.json'));
  const added = sources.flatMap((source) => {
    try {
      const isJson = source.startsWith('[');
      return parseChainConfigs(JSON.parse(isJson ? source : readFileSync(source.trim(), 'utf8')));
    } catch (error) {
      const why = error instanceof ChainConfigError || error instanceof Error ? error.message : String(error);
      problems.push(`CHAINS: ${why}`);
      return [];
    }
  });
  const addedSlugs = new Set(added.map(({ slug }) => slug));
  return [...added, ...chainConfigs.filter(({ slug }) => !addedSlugs.has(slug))];
}

function checkUrlNames(
  env: Environment,
  { configs, problems }: { configs: readonly ChainConfig[]; problems: string[] },
) {
  for (const name of Object.keys(env).filter((each) => /^(RPC|SCAN)_URL/.test(each) && env[each]?.trim())) {
    const id = /^(?:RPC|SCAN)_URL_(\d+)$/.exec(name)?.[1];
    const isKnown = configs.some(({ chain }) => String(chain.id) === id);
    if (!isKnown) problems.push(`${name} names no configured chain.`);
  }
}

function readDatabase(url: string | undefined, problems: string[]): string | null {
  if (!url) return null;
  if (url.startsWith('file:')) return resolve(url.slice('file:'.length).replace(/^\/\/(?=\/)/, ''));
  if (/^postgres(ql)?:/.test(url)) {
    problems.push(
      'DATABASE_URL: the scan keeps its own database, in memory or in a folder (file:./data); leave it out.',
    );
    return null;
  }
  problems.push('DATABASE_URL must name a folder, as file:./data.');
  return null;
}

function isHttpUrl(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:');
}
