import type { Hex } from 'viem';
import { decodeAbi } from './decodeAbi.ts';
import { parseSchemaDefinition } from './parseSchemaDefinition.ts';

/** The schema of attestations that name a schema: `bytes32 schemaId,string name`, the same on every chain. */
export const SCHEMA_NAME_UID: Hex = '0x44d562ac1d7cd77e232978687fea027ace48f719cf1d58c7888e509663bb87fc';

const fields = parseSchemaDefinition('bytes32 schemaId,string name') ?? [];

/** What such an attestation says; null where its data cannot be read. */
export function readSchemaName(data: Hex): { schemaId: Hex; name: string } | null {
  try {
    const [schemaId, name] = decodeAbi(fields, Buffer.from(data.slice(2), 'hex'));
    return { schemaId: String(schemaId) as Hex, name: String(name).replaceAll('\0', '\uFFFD') };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
