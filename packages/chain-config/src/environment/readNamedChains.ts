import type { ChainConfig } from '../chainConfig.ts';
import { chainConfigs } from '../chainConfigs.ts';
import { findChainConfigBySlug } from '../findChainConfigBySlug.ts';
import { parseChainConfigs } from '../parseChainConfigs.ts';
import { describeProblems } from './describeProblems.ts';

type Options = { readFile: (path: string) => string; problems: string[] };

/** The entries that `CHAINS` names, each once; what is wrong is added to the problems. */
export function readNamedChains(value: string | undefined, options: Options): readonly ChainConfig[] {
  if (!value) return chainConfigs.filter(({ status }) => status === 'live');
  const configs = value.split(',').flatMap((item) => readItem(item.trim(), options));
  if (configs.length === 0 && options.problems.length === 0) options.problems.push('CHAINS: names no chain');
  return configs.filter((config, index) => {
    const isFirst =
      configs.findIndex(({ slug, chain }) => slug === config.slug || chain.id === config.chain.id) === index;
    if (!isFirst) options.problems.push(`CHAINS: names "${config.slug}" (${config.chain.id}) twice`);
    return isFirst;
  });
}

function readItem(item: string, { readFile, problems }: Options): readonly ChainConfig[] {
  if (item.endsWith('.json')) {
    try {
      return parseChainConfigs(JSON.parse(readFile(item)));
    } catch (error) {
      problems.push(...describeProblems(error, (text) => `CHAINS: ${item}: ${text}`));
      return [];
    }
  }
  const config = findChainConfigBySlug(item);
  if (config === undefined) {
    problems.push(`CHAINS: "${item}" is none of ${chainConfigs.map(({ slug }) => slug).join(', ')}`);
  }
  return config === undefined ? [] : [config];
}
