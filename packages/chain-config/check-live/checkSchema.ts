import type { SchemaDefinition } from '../deployments/createDeployments.ts';
import type { Answer } from './finding.ts';

/** A schema as returned by a registry or a scan, not validated. */
export type AnsweredSchema = {
  readonly uid: unknown;
  readonly definition: unknown;
  readonly resolver: unknown;
  readonly revocable: unknown;
};

/** Compares a returned schema with the one that the UID is computed from. */
export function checkSchema(expected: SchemaDefinition, answered: AnsweredSchema | undefined): Answer {
  if (!answered || /^0x0+$/.test(String(answered.uid))) {
    return { status: 'missing', detail: 'not registered; anyone can register it' };
  }
  const keys = ['uid', 'definition', 'resolver', 'revocable'] as const;
  const differences = keys.filter((key) => answered[key] !== expected[key]);
  if (differences.length === 0) return { status: 'ok', detail: `registered: ${expected.definition}` };
  const said = differences.map((key) => `${key} ${JSON.stringify(answered[key])}`);
  return { status: 'wrong', detail: `says ${said.join(', ')}` };
}
