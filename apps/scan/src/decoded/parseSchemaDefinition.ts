import { LRUCache } from 'lru-cache';
import type { Hex } from 'viem';

/** A longer definition is not parsed. */
export const MAX_DEFINITION_LENGTH = 16_384;
const MAX_DEPTH = 8;
const TOKEN = /\s*(?:([(),]|\[\d{0,6}\])|([A-Za-z_$][\w$]*))/y;

/**
 * Parses an EAS schema definition (`uint256 id,string[] tags,(address who,bool yes) vote`); null if it is invalid:
 * anyone may register any text.
 */
export function parseSchemaDefinition(definition: string): SchemaField[] | null {
  const tokens = definition.length > MAX_DEFINITION_LENGTH ? null : readTokens(definition);
  if (!tokens) return null;
  if (tokens.length === 0) return [];
  const reader = { tokens, at: 0 };
  const fields = readFields(reader, 0);
  return fields && reader.at === tokens.length ? fields : null;
}

type Reader = { tokens: readonly string[]; at: number };

function readTokens(definition: string): string[] | null {
  const text = definition.trimEnd();
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const match = TOKEN.exec(text);
    const token = match?.[1] ?? match?.[2];
    if (token === undefined) return null;
    tokens.push(token);
  }
  return tokens;
}

function readFields(reader: Reader, depth: number): SchemaField[] | null {
  const fields: SchemaField[] = [];
  do {
    const type = readType(reader, depth);
    if (!type) return null;
    fields.push({ name: readName(reader), type });
  } while (take(reader, ','));
  return fields;
}

function readType(reader: Reader, depth: number): FieldType | null {
  if (depth > MAX_DEPTH) return null;
  const word = reader.tokens[reader.at];
  if (word === undefined) return null;
  let type: FieldType | null;
  if (word === '(' || (word === 'tuple' && reader.tokens[reader.at + 1] === '(')) {
    reader.at += word === '(' ? 1 : 2;
    const fields = readFields(reader, depth + 1);
    if (!fields || !take(reader, ')')) return null;
    type = { kind: 'tuple', fields, text: `(${fields.map((field) => field.type.text).join(',')})` };
  } else {
    reader.at += 1;
    type = readElementaryType(word);
  }
  for (let nested = depth; type; nested++) {
    const suffix: string | undefined = reader.tokens[reader.at];
    if (!suffix?.startsWith('[')) break;
    if (nested >= MAX_DEPTH) return null;
    reader.at += 1;
    const length = suffix === '[]' ? null : Number(suffix.slice(1, -1));
    type = {
      kind: 'array',
      item: type,
      length,
      text: `${type.text}${length === null ? '[]' : `[${length}]`}`,
    };
  }
  return type;
}

function readElementaryType(word: string): FieldType | null {
  if (word === 'address' || word === 'bool' || word === 'string' || word === 'bytes') {
    return { kind: word, text: word };
  }
  // EAS's name for a hash shown as an IPFS address.
  if (word === 'ipfsHash') return { kind: 'fixedBytes', size: 32, text: 'bytes32' };
  const match = /^(u?int|bytes)([1-9]\d{0,2})?$/.exec(word);
  const [, family, digits] = match ?? [];
  const size = Number(digits ?? 256);
  if (family === 'bytes') return size <= 32 ? { kind: 'fixedBytes', size, text: word } : null;
  if (family !== 'uint' && family !== 'int') return null;
  return size <= 256 && size % 8 === 0 ? { kind: family, bits: size, text: `${family}${size}` } : null;
}

function readName(reader: Reader): string | null {
  const word = reader.tokens[reader.at];
  if (word === undefined || !/^[A-Za-z_$]/.test(word)) return null;
  reader.at += 1;
  return word;
}

function take(reader: Reader, token: string): boolean {
  if (reader.tokens[reader.at] !== token) return false;
  reader.at += 1;
  return true;
}

/** An ABI type. `text` is its canonical name (`uint` is `uint256`). */
export type FieldType =
  | { kind: 'uint' | 'int'; bits: number; text: string }
  | { kind: 'address' | 'bool' | 'bytes' | 'string'; text: string }
  | { kind: 'fixedBytes'; size: number; text: string }
  | { kind: 'array'; item: FieldType; length: number | null; text: string }
  | { kind: 'tuple'; fields: SchemaField[]; text: string };

/** A field of an EAS schema; the name is optional. */
export type SchemaField = { name: string | null; type: FieldType };

/** The fields of a schema, null if its definition is invalid. */
export type SchemaFields = readonly SchemaField[] | null;

/** Parsed definitions of recently used schemas. */
export type SchemaCache = {
  /** Undefined if the schema is not cached. */
  get: (uid: Hex) => SchemaFields | undefined;
  /** Parses a definition unless it is cached; null if it is too long to be parsed. */
  parse: (uid: Hex, definition: string | null) => SchemaFields;
  clear: () => void;
};

/** Characters of all cached definitions; parsed they take up to a hundred times as much memory. */
const MAX_CHARACTERS = 200_000;
/** The cost of the shortest definition. */
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
