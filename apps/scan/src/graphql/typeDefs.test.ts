import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { digestSchema, type SchemaDigest } from '../../test/digestSchema.ts';
import { createTypeDefs } from './typeDefs.ts';

// The types and names of easscan's schema, from its introspection.
const easscan: SchemaDigest = JSON.parse(
  readFileSync(new URL('../../test/easscanSchema.json', import.meta.url), 'utf8'),
);
const ours = digestSchema(buildSchema(createTypeDefs()));

test('has only types, fields, arguments, inputs and enums of easscan, with the same types', () => {
  const strange = Object.entries(ours).flatMap(([type, fields]) =>
    Object.entries(fields)
      .filter(([field, is]) => easscan[type]?.[field] !== is)
      .map(([field, is]) => `${type}.${field}: ${is}, not ${easscan[type]?.[field]}`),
  );
  expect(strange).toEqual([]);
});

test('omits ENS names, as the README says', () => {
  const missing = Object.entries(easscan).flatMap(([type, fields]) => {
    const mine = ours[type];
    if (!mine) return [type];
    return Object.keys(fields).flatMap((field) => (field in mine ? [] : [`${type}.${field}`]));
  });
  const isOfEns = (name: string) => /EnsName|ensName/.test(name);
  expect(missing.filter((name) => !isOfEns(name))).toEqual([]);
  expect(missing.filter(isOfEns).length).toBeGreaterThan(20);
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  expect(readme).toContain('ENS names');
});
