import type { ChainConfig } from './chainConfig.ts';
import type { ChainConfigIssue } from './errors.ts';
import { createField, readItems } from './parse/field.ts';
import { readEntries } from './parse/readEntries.ts';
import { snapshot } from './parse/snapshot.ts';

/**
 * Reads a list of chains from outside: the environment, a file, an answer. All of it is right, or none of it is taken.
 *
 * The specification's fields (`chain`, `contracts`, `eas` with its four) are enough for an entry; the slug then comes
 * from the chain's name, and the status is `live`. Addresses carry their EIP-55 checksum; in `chain.contracts` one that
 * is wholly in lower case, as viem writes some of its own, is taken too. Endpoints begin with `https://` (`wss://`) and
 * hold no password; `http://` (`ws://`) is for this machine in an entry with status `local`. Keys inside `chain` are
 * viem's to add; anywhere else an unknown key is refused.
 *
 * @param value plain data, as `JSON.parse` gives it (functions inside `chain` are kept)
 * @returns a frozen copy, entry by entry
 * @throws {ChainConfigError} `chain-configs-invalid`, with every problem and its path in `issues`
 * @example
 * import { parseChainConfigs } from '@org/chain-config';
 *
 * const configs = parseChainConfigs(JSON.parse(process.env.CHAIN_CONFIGS ?? '[]'));
 * @see https://eips.ethereum.org/EIPS/eip-55
 */
export function parseChainConfigs(value: unknown): readonly ChainConfig[] {
  const issues: ChainConfigIssue[] = [];
  return readEntries(readItems(createField(snapshot(value, issues), issues)), issues);
}
