import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chainConfigs } from '@org/chain-config';
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
  const databaseDirectory = readDatabase(given('DATABASE_URL'), problems);
  const rpcUrl = config?.chain.rpcUrls.default.http[0];
  if (config && !rpcUrl)
    problems.push(`RPC_URL_${config.chain.id}: is needed, ${config.slug} knows no endpoint`);

  if (problems.length > 0 || !port.success || !config || !rpcUrl) {
    const list = problems.map((problem) => `- ${problem}`).join('\n');
    throw new StartError({ code: 'settings', message: `The settings are wrong:\n${list}` });
  }
  return { port: port.output, config, rpcUrl, databaseDirectory };
}

function readDatabase(url: string | undefined, problems: string[]): string | null {
  if (!url) return null;
  const path = /^file:(?:\/\/(?=\/))?(.+)$/.exec(url)?.[1];
  if (path) return resolve(path);
  problems.push('DATABASE_URL: must name a folder, as file:./data (the scan brings its own PostgreSQL)');
  return null;
}
