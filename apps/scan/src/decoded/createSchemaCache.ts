import { LRUCache } from 'lru-cache';
import type { Hex } from 'viem';
import { parseSchemaDefinition } from './parseSchemaDefinition.ts';
import type { SchemaField } from './schemaField.ts';

/** The fields of a schema, null where its definition is none. */
export type SchemaFields = readonly SchemaField[] | null;

/** Parsed definitions of the schemas that were used last. */
export type SchemaCache = {
  /** Undefined where the cache does not know the schema. */
  get: (uid: Hex) => SchemaFields | undefined;
  /** Parses a definition unless that has been done; null is one that is too long to be parsed. */
  parse: (uid: Hex, definition: string | null) => SchemaFields;
  clear: () => void;
};

/** Characters of all definitions together; parsed they take up to a hundred times as much memory. */
const MAX_CHARACTERS = 200_000;
/** What even the shortest one takes. */
const LEAST_CHARACTERS = 100;

export function createSchemaCache(maxCharacters = MAX_CHARACTERS): SchemaCache {
  const kept = new LRUCache<Hex, { fields: SchemaFields }>({ maxSize: maxCharacters });
  return {
    get: (uid) => kept.get(uid)?.fields,
    parse(uid, definition) {
      const known = kept.get(uid);
      if (known) return known.fields;
      const fields = definition === null ? null : parseSchemaDefinition(definition);
      kept.set(uid, { fields }, { size: LEAST_CHARACTERS + (fields ? (definition?.length ?? 0) : 0) });
      return fields;
    },
    clear: () => kept.clear(),
  };
}
