import type { ChainConfig } from '../chainConfig.ts';
import type { Place } from './place.ts';

/** An entry and where it was read, so that a clash can name both places. */
export type PlacedConfig = { readonly config: ChainConfig; readonly place: Place };

/** Reports every id and every slug that a later entry shares with an earlier one. */
export function reportRepeated(entries: readonly PlacedConfig[]) {
  const ids = new Map<number, Place>();
  const slugs = new Map<string, Place>();
  for (const { config, place } of entries) {
    claim(ids, config.chain.id, place, place.at('chain').at('id'));
    claim(slugs, config.slug, place, place.at('slug'));
  }
}

function claim<key extends number | string>(owners: Map<key, Place>, key: key, place: Place, field: Place) {
  const owner = owners.get(key);
  if (owner) field.report(`must be unique, but ${JSON.stringify(key)} is taken by ${owner.path}`);
  else owners.set(key, place);
}
