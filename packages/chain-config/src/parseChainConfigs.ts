import type { ChainConfig } from './chainConfig.ts';
import { ChainConfigError, type ChainConfigIssue } from './errors.ts';
import { createField, readItems } from './parse/field.ts';
import { readEntry } from './parse/readEntry.ts';
import { createTaken } from './parse/taken.ts';

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
  const taken = createTaken();
  const configs = readItems(createField(value, issues)).flatMap((entry) => readEntry(entry, taken) ?? []);
  if (issues.length > 0) throw new ChainConfigError({ issues });
  return configs;
}
