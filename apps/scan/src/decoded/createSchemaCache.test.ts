import { numberToHex } from 'viem/utils';
import { expect, test } from 'vitest';
import { createSchemaCache } from './parseSchemaDefinition.ts';

const uid = (number: number) => numberToHex(number, { size: 32 });
const nested = `(${'(uint8 a,'.repeat(6)}${Array.from({ length: 1_500 }, (_, nth) => `bool b${nth}`)}${')'.repeat(7)}`;

test('issue 13: caches only the last parsed definitions', () => {
  const cache = createSchemaCache(100_000);
  for (let number = 0; number < 100; number++) expect(cache.parse(uid(number), nested)).toHaveLength(1);
  const kept = Array.from({ length: 100 }, (_, number) => cache.get(uid(number)) !== undefined);
  expect(kept.filter(Boolean).length).toBe(Math.floor(100_000 / (nested.length + 100)));
  expect(kept.at(-1)).toBe(true);
});

test('limits many short and invalid definitions too', () => {
  const cache = createSchemaCache(1_000);
  for (let number = 0; number < 100; number++) cache.parse(uid(number), number % 2 === 0 ? 'bool a' : null);
  const kept = Array.from({ length: 100 }, (_, number) => cache.get(uid(number)));
  expect(kept.filter((fields) => fields !== undefined).length).toBeLessThanOrEqual(10);
  expect(kept.at(-1)).toBeNull();
});

test('parses a definition once while it is cached', () => {
  const cache = createSchemaCache();
  const fields = cache.parse(uid(1), 'bool a');
  expect(cache.parse(uid(1), 'bool a')).toBe(fields);
  expect(cache.get(uid(1))).toBe(fields);
  cache.clear();
  expect(cache.get(uid(1))).toBeUndefined();
  expect(cache.parse(uid(1), 'bool a')).toEqual(fields);
});
