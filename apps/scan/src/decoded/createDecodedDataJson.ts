import type { Hex } from 'viem';
import { decodeAbi, type FieldValue } from './decodeAbi.ts';
import { type FieldType, parseSchemaDefinition, type SchemaField } from './parseSchemaDefinition.ts';

type Item = { name: string | null; type: string; value: unknown };

/** Names are repeated for each tuple of a list, and a name may be as long as the definition. In characters per byte. */
const MAX_CHARACTERS = 32;
const FREE_CHARACTERS = 20_000;

/** The remaining characters. */
type Budget = { left: number };

/**
 * easscan's `decodedDataJson`: one item per field, with its value nested once more; `""` if the schema's definition or
 * the data cannot be decoded. Numbers of more than 48 bits are `{ type: 'BigNumber', hex }`.
 *
 * @param fields the parsed definition of the schema, null if invalid
 * @param data the attestation's data, `0x` and hex digits
 */
export function createDecodedDataJson(fields: readonly SchemaField[] | null, data: string): string {
  if (!fields) return '';
  try {
    const values = decodeAbi(fields, Buffer.from(data.slice(2), 'hex'));
    const most = MAX_CHARACTERS * (data.length / 2) + FREE_CHARACTERS;
    const budget = { left: most };
    const items = fields.map(({ name, type }, index) => {
      const value = toItemJson(values[index] ?? '', type, budget);
      const signature = name === null ? toSignature(type) : `${toSignature(type)} ${name}`;
      spend(budget, { name, type });
      return { name, type: type.text, signature, value: { name, type: type.text, value } };
    });
    const json = JSON.stringify(items);
    return json.length > most ? '' : json;
  } catch (error) {
    if (error instanceof RangeError) return '';
    throw error;
  }
}

function toSignature(type: FieldType): string {
  if (type.kind === 'array' && type.item.kind === 'tuple') {
    return `${toSignature(type.item)}${type.length === null ? '[]' : `[${type.length}]`}`;
  }
  if (type.kind !== 'tuple') return type.text;
  const fields = type.fields.map((field) =>
    field.name === null ? field.type.text : `${field.type.text} ${field.name}`,
  );
  return `(${fields.join(',')})`;
}

/** A tuple's fields have their names, also in a list of tuples; nested values are plain lists. */
function toItemJson(value: FieldValue, type: FieldType, budget: Budget): unknown {
  if (type.kind === 'array' && type.item.kind === 'tuple' && Array.isArray(value)) {
    return value.map((item) => toItemJson(item, type.item, budget));
  }
  if (type.kind === 'tuple' && Array.isArray(value)) {
    return type.fields.map((field, index): Item => {
      spend(budget, field);
      return { name: field.name, type: field.type.text, value: toPlainJson(value[index] ?? '') };
    });
  }
  return toPlainJson(value);
}

/** Charges a name and a type before they are written. @throws {RangeError} */
function spend(budget: Budget, { name, type }: SchemaField) {
  budget.left -= (name?.length ?? 0) + type.text.length;
  if (budget.left < 0) throw new RangeError('names and types are too long');
}

function toPlainJson(value: FieldValue): unknown {
  if (typeof value === 'bigint') return { type: 'BigNumber', hex: toBigNumberHex(value) };
  if (typeof value === 'object') return value.map(toPlainJson);
  return value;
}

/** Whole bytes, with a minus sign before `0x`: `0x00`, `0x0100`, `-0x05`. */
function toBigNumberHex(value: bigint): string {
  const digits = (value < 0n ? -value : value).toString(16);
  return `${value < 0n ? '-' : ''}0x${digits.length % 2 === 0 ? digits : `0${digits}`}`;
}

/** The schema that names schemas: `bytes32 schemaId,string name`, the same on every chain. */
export const SCHEMA_NAME_UID: Hex = '0x44d562ac1d7cd77e232978687fea027ace48f719cf1d58c7888e509663bb87fc';

const fields = parseSchemaDefinition('bytes32 schemaId,string name') ?? [];

/** Decodes such an attestation; null if its data is invalid. */
export function readSchemaName(data: Hex): { schemaId: Hex; name: string } | null {
  try {
    const [schemaId, name] = decodeAbi(fields, Buffer.from(data.slice(2), 'hex'));
    return { schemaId: String(schemaId) as Hex, name: String(name).replaceAll('\0', '\uFFFD') };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
