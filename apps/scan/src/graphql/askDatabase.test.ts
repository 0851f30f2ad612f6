import { expect, test, vi } from 'vitest';
import { told } from './askDatabase.ts';
import { createGraphql } from './createGraphql.ts';

const graphql = createGraphql({ db: { read: async () => [] }, log: vi.fn() });

test('issue 13: caches few introspection answers, and none of their documents', async () => {
  for (let nth = 0; nth < 500; nth++) {
    const query = `{ a${nth}: __type(name: "Int") { name } } # ${'x'.repeat(15_000)}`;
    expect((await graphql.answer({ query })).body).toBe(`{"data":{"a${nth}":{"name":"Int"}}}`);
  }
  expect(told.size).toBeGreaterThan(0);
  expect(told.size).toBeLessThanOrEqual(200);
  const characters = [...told.entries()].flat().map((text) => text.length);
  expect(characters.reduce((sum, length) => sum + length, 0)).toBeLessThanOrEqual(4_000_000);
});

test('answers operations that share a fragment separately', async () => {
  const query = `query A { ...f } query B { ...f __type(name: "Int") { kind } }
    fragment f on Query { __type(name: "Int") { name } }`;
  const ask = async (operationName: string) =>
    JSON.parse((await graphql.answer({ query, operationName })).body).data.__type;
  expect(await ask('A')).toEqual({ name: 'Int' });
  expect(await ask('B')).toEqual({ name: 'Int', kind: 'SCALAR' });
});

test('executes no introspection of a query that asks for too much of it', async () => {
  told.clear();
  const query = `{ ${Array.from({ length: 3 }, (_, nth) => `n${nth}: __type(name: "Int") { name }`).join(' ')}
    ${Array.from({ length: 100 }, (_, nth) => `a${nth}: __schema { types { name fields { name args { name } } } }`).join(' ')} }`;
  const { outcome, body } = await graphql.answer({ query });
  expect([outcome, body]).toEqual(['refused', expect.stringContaining('Too much introspection')]);
  expect(told.size).toBe(0);
});
