import type { Place } from './place.ts';

/** Remembers which ids and slugs are in use, and reports the second use of one. */
export type Taken = {
  readonly id: (id: number, entry: Place) => void;
  readonly slug: (slug: string, entry: Place) => void;
};

export function createTaken(): Taken {
  const ids = new Map<unknown, Place>();
  const slugs = new Map<unknown, Place>();
  return {
    id: (id, entry) => claim(ids, id, entry, entry.at('chain').at('id')),
    slug: (slug, entry) => claim(slugs, slug, entry, entry.at('slug')),
  };
}

function claim(owners: Map<unknown, Place>, key: unknown, entry: Place, field: Place) {
  const owner = owners.get(key);
  if (owner) field.report(`must be unique, but ${JSON.stringify(key)} is taken by ${owner.path}`);
  else owners.set(key, entry);
}
