import type { Address, ChainConfig, Hex } from '@org/chain-config';
import { zeroAddress } from 'viem';
import { type SchemaDefinition, schemaDefinitions } from '../deployments/createDeployments.ts';
import type { Answer } from './finding.ts';

/** The two configured schemas of a chain, the contest's first. */
export function listSchemas({ contracts, eas }: ChainConfig): readonly [ExpectedSchema, ExpectedSchema] {
  const resolver = contracts.contestResolver ?? zeroAddress;
  return [
    { uid: eas.contestSchemaUid, resolver, ...schemaDefinitions.contest },
    { uid: eas.evaluationSchemaUid, resolver, ...schemaDefinitions.evaluation },
  ];
}

/** A schema as returned by a registry or a scan, not validated. */
export type AnsweredSchema = {
  readonly uid: unknown;
  readonly definition: unknown;
  readonly resolver: unknown;
  readonly revocable: unknown;
};

/** A schema under its configured UID and resolver. */
export type ExpectedSchema = SchemaDefinition & { readonly uid: Hex; readonly resolver: Address };

/**
 * Compares a returned schema with the one that the UID is computed from. Not registered is `absent`: like the resolver, it can be
 * deployed by anybody at any time.
 */
export function checkSchema(expected: ExpectedSchema, answered: AnsweredSchema | undefined): Answer {
  if (!answered || /^0x0+$/.test(String(answered.uid))) {
    return { status: 'absent', detail: 'not deployed yet; anyone can register it' };
  }
  const keys = ['uid', 'definition', 'resolver', 'revocable'] as const;
  const differences = keys.filter((key) => lower(answered[key]) !== lower(expected[key]));
  if (differences.length === 0) return { status: 'ok', detail: `registered: ${expected.definition}` };
  const said = differences.map((key) => `${key} ${JSON.stringify(answered[key])}`);
  return { status: 'wrong', detail: `says ${said.join(', ')}` };
}

/** Registries and scans write addresses with or without their checksum. */
const lower = (value: unknown) =>
  typeof value === 'string' && /^0x[0-9a-fA-F]{40}$/.test(value) ? value.toLowerCase() : value;
