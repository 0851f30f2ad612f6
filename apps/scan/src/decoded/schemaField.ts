/** A type as ABI has it. `text` is how it is written, with the short names spelled out (`uint` is `uint256`). */
export type AbiType =
  | { kind: 'uint' | 'int'; bits: number; text: string }
  | { kind: 'address' | 'bool' | 'bytes' | 'string'; text: string }
  | { kind: 'fixedBytes'; size: number; text: string }
  | { kind: 'array'; item: AbiType; length: number | null; text: string }
  | { kind: 'tuple'; fields: SchemaField[]; text: string };

/** One field of an EAS schema; a field without a name is allowed. */
export type SchemaField = { name: string | null; type: AbiType };
