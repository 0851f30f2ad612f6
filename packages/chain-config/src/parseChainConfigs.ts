import type { ChainConfig } from './chainConfig.ts';
import { ChainConfigError, type ChainConfigIssue } from './errors.ts';
import { createPlace } from './parse/place.ts';
import { readEntry } from './parse/readEntry.ts';
import { type PlacedConfig, reportRepeated } from './parse/reportRepeated.ts';

/**
 * Reads a list of chains from outside: the environment, a file, an answer. All of it is right, or none of it is taken.
 *
 * The specification's fields (`chain`, `contracts`, `eas` with its four) are enough for an entry; the slug then comes
 * from the chain's name, and the status is `live`. Addresses carry their EIP-55 checksum. Endpoints begin with
 * `https://`; `http://` is for an entry with status `local`, and for this machine. Keys inside `chain` are viem's to
 * add; anywhere else an unknown key is refused.
 *
 * @param value a list as `JSON.parse` gives it
 * @throws {ChainConfigError} `chain-configs-invalid`, with every problem and its path in `issues`
 * @example
 * import { parseChainConfigs } from '@org/chain-config';
 *
 * const configs = parseChainConfigs(JSON.parse(process.env.CHAIN_CONFIGS ?? '[]'));
 * @see https://eips.ethereum.org/EIPS/eip-55
 */
export function parseChainConfigs(value: unknown): readonly ChainConfig[] {
  const issues: ChainConfigIssue[] = [];
  const root = createPlace(issues);
  const entries: PlacedConfig[] = [];
  if (!Array.isArray(value)) root.report('must be a list of chain configs');
  else {
    for (const [index, item] of value.entries()) {
      const place = root.at(index);
      const config = readEntry(item, place);
      if (config) entries.push({ config, place });
    }
  }
  reportRepeated(entries);
  if (issues.length > 0) throw new ChainConfigError({ issues });
  return entries.map(({ config }) => config);
}
