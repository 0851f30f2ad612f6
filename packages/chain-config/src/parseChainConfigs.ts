import type { ChainConfig } from './base/chainConfig.ts';
import type { ChainConfigIssue } from './base/errors.ts';
import { createField, readItems } from './parse/field.ts';
import { readEntries } from './parse/readEntries.ts';
import { snapshot } from './parse/snapshot.ts';

/**
 * Parses a list of chains from the environment, a file or a response. One invalid value rejects the whole list.
 *
 * The specification's fields (`chain`, `contracts`, `eas` with its four) are enough for an entry; the slug is then derived
 * from the chain's name, and the status is `live`. Addresses have their EIP-55 checksum; in `chain.contracts` all lower
 * case is accepted too, because viem writes some addresses so. Endpoints begin with `https://` (`wss://`) and contain
 * no password; `http://` (`ws://`) is allowed only for this machine in an entry with status `local`. Unknown keys are
 * rejected, except inside `chain`, where viem may add some.
 *
 * @param value plain data, as `JSON.parse` returns it (functions inside `chain` are kept)
 * @returns a deeply frozen copy
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
