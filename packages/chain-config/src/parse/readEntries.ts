import type { ChainConfig, ChainConfigInput } from '../base/chainConfig.ts';
import { ChainConfigError, type ChainConfigIssue } from '../base/errors.ts';
import { checkEntry, readSlug } from './checkEntry.ts';
import type { Field } from './field.ts';
import { freeze } from './record.ts';

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
