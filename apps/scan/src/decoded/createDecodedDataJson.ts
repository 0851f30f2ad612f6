import type { Hex } from 'viem';
import { getAddress } from 'viem/utils';
import { type FieldType, parseSchemaDefinition, type SchemaField } from './parseSchemaDefinition.ts';

/** A decoded value. Integers of up to 48 bits are numbers, larger ones bigints. Tuples are lists. */
type FieldValue = string | boolean | number | bigint | readonly FieldValue[];

/**
 * Limits for expansion: offsets can point to the same bytes again and again, and a batch holds a thousand attestations.
 * Encoders write each value once.
 */
const MAX_DECODED_BYTES = 1_000_000;
const MAX_EXPANSION = 8;
const FREE_BYTES = 1_024;

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

type Frame = { bytes: Uint8Array; base: number; budget: { left: number } };

/**
 * Decodes ABI data as ethers 5 does, which easscan uses: numbers are truncated to their type's bits, padding after
 * bytes is not checked, dirty addresses and invalid UTF-8 are errors.
 *
 * @throws {RangeError} when the data is invalid, or expands too much
 */
function decodeAbi(fields: readonly SchemaField[], bytes: Uint8Array): FieldValue[] {
  const left = Math.min(MAX_DECODED_BYTES, MAX_EXPANSION * bytes.length + FREE_BYTES);
  return readTuple(fields, { bytes, base: 0, budget: { left } });
}

function readTuple(fields: readonly SchemaField[], frame: Frame): FieldValue[] {
  let at = frame.base;
  return fields.map(({ type }) => {
    const value = readAt(type, frame, at);
    at += isDynamic(type) ? 32 : staticSize(type);
    return value;
  });
}

/** Reads a value with its head at `at`; the head of a dynamic value is its offset from the frame's base. */
function readAt(type: FieldType, frame: Frame, at: number): FieldValue {
  const place = isDynamic(type) ? frame.base + readLength(frame, at) : at;
  spendBytes(frame, 32);
  switch (type.kind) {
    case 'uint':
    case 'int': {
      const word = readWord(frame, place);
      const value = type.kind === 'uint' ? BigInt.asUintN(type.bits, word) : BigInt.asIntN(type.bits, word);
      return type.bits <= 48 ? Number(value) : value;
    }
    case 'bool':
      return readWord(frame, place) !== 0n;
    case 'address': {
      const word = readWord(frame, place);
      if (word >> 160n !== 0n) throw new RangeError('not an address');
      return getAddress(`0x${word.toString(16).padStart(40, '0')}`);
    }
    case 'fixedBytes':
      return toHex(readBytes(frame, place, 32).subarray(0, type.size));
    case 'bytes':
      return toHex(readDynamicBytes(frame, place));
    case 'string':
      return readText(readDynamicBytes(frame, place));
    case 'tuple':
      return readTuple(type.fields, { ...frame, base: place });
    case 'array': {
      const count = type.length ?? readLength(frame, place);
      const base = type.length === null ? place + 32 : place;
      if (count * 32 > frame.bytes.length) throw new RangeError('more items than bytes');
      const items = Array.from({ length: count }, (): SchemaField => ({ name: null, type: type.item }));
      return readTuple(items, { ...frame, base });
    }
  }
}

function isDynamic(type: FieldType): boolean {
  if (type.kind === 'bytes' || type.kind === 'string') return true;
  if (type.kind === 'array') return type.length === null || isDynamic(type.item);
  return type.kind === 'tuple' && type.fields.some((field) => isDynamic(field.type));
}

function staticSize(type: FieldType): number {
  if (type.kind === 'array') return (type.length ?? 0) * staticSize(type.item);
  if (type.kind === 'tuple') return type.fields.reduce((size, field) => size + staticSize(field.type), 0);
  return 32;
}

function readBytes({ bytes }: Frame, at: number, length: number): Uint8Array {
  if (at + length > bytes.length) throw new RangeError('beyond the end');
  return bytes.subarray(at, at + length);
}

function readWord(frame: Frame, at: number): bigint {
  return BigInt(toHex(readBytes(frame, at, 32)));
}

function readLength(frame: Frame, at: number): number {
  const word = readWord(frame, at);
  if (word > BigInt(frame.bytes.length)) throw new RangeError('beyond the end');
  return Number(word);
}

function readDynamicBytes(frame: Frame, at: number): Uint8Array {
  const length = readLength(frame, at);
  spendBytes(frame, length);
  return readBytes(frame, at + 32, Math.ceil(length / 32) * 32).subarray(0, length);
}

function readText(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch (cause) {
    throw new RangeError('not UTF-8', { cause });
  }
}

function spendBytes({ budget }: Frame, bytes: number) {
  budget.left -= bytes;
  if (budget.left < 0) throw new RangeError('expands beyond the limit');
}

function toHex(bytes: Uint8Array): `0x${string}` {
  return `0x${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex')}`;
}

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
