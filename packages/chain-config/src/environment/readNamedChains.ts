import type { ChainConfig } from '../chainConfig.ts';
import { chainConfigs } from '../chainConfigs.ts';
import { findChainConfigBySlug } from '../findChainConfigBySlug.ts';
import { tryParse } from './tryParse.ts';

/** The entries that `CHAINS` names. */
export function readNamedChains(
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
