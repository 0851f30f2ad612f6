import { baseSepolia, chainConfigs } from '@org/chain-config';
import { getResolverCodeHash } from '@org/chain-config/eas';
import { SCHEMA_NAMES } from '@org/contests';
import { getProtocolParts } from '@org/contests/deploy';
import { keccak256 } from 'viem';
import { expect, test } from 'vitest';
import { getResolverCode, listParts } from './parts.ts';

const registry = baseSepolia.eas.schemaRegistry;
const parts = listParts({ config: baseSepolia, registry });

test('lists each part after the parts that it needs', () => {
  for (const [index, part] of parts.entries())
    for (const need of part.needs) expect(parts.slice(0, index), part.name).toContain(need);
});

test.each(chainConfigs)('computes the code that chain-config knows on $slug', ({ contracts, eas }) => {
  if (!('contestResolver' in contracts)) return;
  expect(keccak256(getResolverCode(eas.contract))).toBe(getResolverCodeHash(eas.contract));
});

test('ends with the parts of @org/contests: the resolver, its schemas and that of notes', () => {
  const { contract: eas, schemaRegistry } = baseSepolia.eas;
  const { resolver, schemas, note } = getProtocolParts({ eas, schemaRegistry });
  const expected = [resolver, ...schemas, note].map(({ call }) => ({ ...call, value: 0n }));
  const last = parts.slice(-expected.length);
  expect(last.map(({ step }) => step)).toEqual(expected);
  expect(last.map(({ name }) => name)).toEqual([
    'Resolver',
    ...SCHEMA_NAMES.map((name) => `Schema ${name}`),
    'Schema note',
  ]);
});
