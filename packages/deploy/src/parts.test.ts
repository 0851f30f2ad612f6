import { base, baseSepolia, local } from '@org/chain-config';
import { getResolverGenerations } from '@org/chain-config/resolvers';
import { getProtocolParts } from '@org/contests/deploy';
import { SCHEMA_NAMES_R2 } from '@org/contests/r2';
import { encodeRegistration, listSchemas } from '@org/contests/write';
import { expect, test } from 'vitest';
import { listParts } from './parts.ts';
import { getResolver } from './resolver.ts';

const registry = baseSepolia.eas.schemaRegistry;
const parts = listParts({ config: baseSepolia, registry });

test('registers for version 1 what the start form registers, in the same order', () => {
  const own = parts.filter(({ name }) => name.startsWith('Schema ') && name.endsWith(', version 1'));
  expect(own.map(({ step }) => step)).toEqual(
    listSchemas(base).map((schema) => ({ to: registry, data: encodeRegistration(schema), value: 0n })),
  );
});

test('lists each part after the parts that it needs', () => {
  for (const [index, part] of parts.entries())
    for (const need of part.needs) expect(parts.slice(0, index), part.name).toContain(need);
});

test('computes what chain-config says about the resolver of the local chain', () => {
  const { generation } = getResolver(local.eas.contract);
  expect(getResolverGenerations(local.chain.id)).toContainEqual(generation);
});

test('ends with the parts of @org/contests: the resolver, its schemas and that of notes', () => {
  const { contract: eas, schemaRegistry } = baseSepolia.eas;
  const { resolver, schemas, note } = getProtocolParts({ eas, schemaRegistry });
  const expected = [resolver, ...schemas, note].map(({ call }) => ({ ...call, value: 0n }));
  const last = parts.slice(-expected.length);
  expect(last.map(({ step }) => step)).toEqual(expected);
  expect(last.map(({ name }) => name)).toEqual([
    'Resolver of version 2',
    ...SCHEMA_NAMES_R2.map((name) => `Schema ${name}, version 2`),
    'Schema note',
  ]);
});
