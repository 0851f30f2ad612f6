import { CONTEST_SCHEMA_UID, contestSchemas, EVALUATION_SCHEMA_UID, evaluationSchemas } from '@org/contests';
import type { Hex } from 'viem';
import { createDecodedDataJson } from '../src/decoded/createDecodedDataJson.ts';
import { parseSchemaDefinition } from '../src/decoded/parseSchemaDefinition.ts';

/** A schema of the rows that a bench makes. */
export type SampleSchema = { readonly uid: Hex; readonly definition: string };

/** The schema of contests, and that of their reviews. */
export const CONTESTS: SampleSchema = {
  uid: CONTEST_SCHEMA_UID,
  definition: contestSchemas[CONTEST_SCHEMA_UID]?.definition ?? '',
};
export const REVIEWS: SampleSchema = {
  uid: EVALUATION_SCHEMA_UID,
  definition: evaluationSchemas[EVALUATION_SCHEMA_UID]?.definition ?? '',
};

/** A comment of a usual length. */
export const COMMENT =
  'As long as people write when they have looked at an entry for a while and want to be fair to those behind it.';

/** Writes the text of the column `decodedDataJson`. */
export function createDecoder({ definition }: SampleSchema): (data: Hex) => string {
  const fields = parseSchemaDefinition(definition);
  return (data) => createDecodedDataJson(fields, data);
}
