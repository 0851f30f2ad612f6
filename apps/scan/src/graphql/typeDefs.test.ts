import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isObjectType,
} from 'graphql';
import { expect, test } from 'vitest';
import { createTypeDefs } from './typeDefs.ts';

/** The types of a schema: each field with its arguments and type, and each enum's values. */
type SchemaDigest = Record<string, Record<string, string>>;

type AnyField = GraphQLField<unknown, unknown> | GraphQLInputField;

/** All types reachable from queries, without mutations. */
function digestSchema(schema: GraphQLSchema): SchemaDigest {
  const digest: SchemaDigest = {};
  const visit = (name: string): void => {
    const type = schema.getType(name);
    if (digest[name] || !type) return;
    if (isEnumType(type)) {
      digest[`enum ${name}`] = Object.fromEntries(type.getValues().map((value) => [value.name, '']));
    }
    if (!isObjectType(type) && !isInputObjectType(type)) return;
    const fields: Record<string, string> = {};
    digest[name] = fields;
    for (const field of Object.values<AnyField>(type.getFields())) {
      fields[field.name] = String(field.type);
      for (const arg of 'args' in field ? field.args : ([] as GraphQLArgument[])) {
        fields[`${field.name}(${arg.name})`] = String(arg.type);
        visit(getNamedType(arg.type).name);
      }
      visit(getNamedType(field.type).name);
    }
  };
  visit('Query');
  return digest;
}

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
