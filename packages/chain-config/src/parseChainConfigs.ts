import type { ChainConfig, ChainConfigInput } from './base/chainConfig.ts';
import { ChainConfigError, type ChainConfigIssue } from './base/errors.ts';
import { checkEntry, readSlug } from './parse/checkEntry.ts';
import { createField, type Field, readItems } from './parse/field.ts';
import { freeze, snapshot } from './parse/record.ts';

/**
 * Validates the entries and fills in defaults.
 *
 * @throws {ChainConfigError} `chain-configs-invalid` if there are any issues, including earlier ones
 */
export function readEntries(
  entries: readonly Field[],
  issues: ChainConfigIssue[],
  isHttpAllowed?: boolean,
): readonly ChainConfig[] {
  const taken = new Map<unknown, string>();
  for (const entry of entries) {
    checkEntry(entry, isHttpAllowed);
    const id = entry.at('chain').at('id');
    claim(entry, id, Number.isSafeInteger(id.value) && Number(id.value));
    claim(entry, entry.at('slug'), readSlug(entry));
  }
  if (issues.length > 0) throw new ChainConfigError({ issues });
  // The cast is safe: the entries have no issues.
  return freeze(entries.map((entry) => toConfig(entry.value as ChainConfigInput, readSlug(entry))));

  /** Ids are numbers and slugs are strings, so one map is enough for both. */
  function claim(entry: Field, field: Field, key: number | string | false) {
    const owner = taken.get(key);
    if (owner) field.report(`is taken by ${owner}`);
    else if (key) taken.set(key, entry.path);
  }
}

function toConfig(entry: ChainConfigInput, slug: string): ChainConfig {
  const { status, eas, notes } = entry;
  return {
    ...entry,
    slug,
    status: status ?? 'live',
    eas: {
      ...eas,
      schemaRegistry: eas.schemaRegistry ?? null,
      scanUrl: eas.scanUrl ?? null,
      deployedAtBlock: eas.deployedAtBlock ?? null,
    },
    notes: notes ?? [],
  };
}

/**
 * Parses a list of chains from the environment, a file or a response. One invalid value rejects the whole list.
 *
 * The specification's fields (`chain`, `contracts`, `eas` with its four) are enough for an entry; the slug is then derived
 * from the chain's name, and the status is `live`. Addresses have their EIP-55 checksum; in `chain.contracts` all lower
 * case is accepted too, because viem writes some addresses so. Endpoints begin with `https://` (`wss://`) and contain
 * no password; `http://` (`ws://`) is allowed only for this machine in an entry with status `local`. A placeholder such as
 * `YOUR-API-KEY`, one RPC twice, and an explorer's page of transactions instead of its start page are problems too. Unknown
 * keys are rejected, except inside `chain`, where viem may add some.
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
