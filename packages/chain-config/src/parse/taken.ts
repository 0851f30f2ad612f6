import type { Field } from './field.ts';

/** Remembers which ids and slugs are in use, and reports the second use of one. */
export type Taken = {
  readonly id: (entry: Field) => void;
  readonly slug: (slug: string, entry: Field) => void;
};

export function createTaken(): Taken {
  const ids = new Map<unknown, Field>();
  const slugs = new Map<unknown, Field>();
  return {
    id: (entry) => {
      const field = entry.at('chain').at('id');
      if (typeof field.value === 'number') claim(ids, field.value, entry, field);
    },
    slug: (slug, entry) => claim(slugs, slug, entry, entry.at('slug')),
  };
}

function claim(owners: Map<unknown, Field>, key: unknown, entry: Field, field: Field) {
  const owner = owners.get(key);
  if (owner) field.report(`must be unique, but ${JSON.stringify(key)} is taken by ${owner.path}`);
  else owners.set(key, entry);
}
