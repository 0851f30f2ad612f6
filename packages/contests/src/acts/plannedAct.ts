import type { Hex } from 'viem';
import type { Attestation } from '../base/attestation.ts';
import {
  NOTE_SCHEMA,
  NOTE_SCHEMA_UID,
  SCHEMAS,
  type SchemaName,
  type SchemaUids,
} from '../contest/schemas.ts';

/** The schemas of acts, and that of notes, which no resolver sees. */
export type ActSchemaName = SchemaName | 'note';

/** An attestation to make or to revoke. */
export type PlannedAct =
  | { readonly kind: 'attest'; readonly name: ActSchemaName; readonly data: Hex }
  | { readonly kind: 'revoke'; readonly attestation: Attestation };

export const getSchemaUid = (schemas: SchemaUids, name: ActSchemaName): Hex =>
  name === 'note' ? NOTE_SCHEMA_UID : schemas[name];

export const isRevocable = (name: ActSchemaName): boolean =>
  name === 'note' ? NOTE_SCHEMA.revocable : SCHEMAS[name].revocable;
