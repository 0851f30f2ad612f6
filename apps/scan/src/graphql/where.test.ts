import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { expect, test } from 'vitest';
import { limits } from './limits.ts';
import { models } from './models.ts';
import { toCondition } from './where.ts';

const db = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

const compile = (where: unknown) => {
  const { sql, parameters } = toCondition(models.Attestation, where, 'm').compile(db);
  return [sql.replace(/\s+/g, ' '), parameters];
};

test.each<[unknown, string, unknown[]]>([
  [undefined, 'true', []],
  [{}, 'true', []],
  [{ id: null }, 'true', []],
  [{ id: { equals: 'a' } }, '"m"."id" = $1::text', ['a']],
  [{ time: { gte: 5, lt: 9 } }, '("m"."time" >= $1::integer and "m"."time" < $2::integer)', [5, 9]],
  [{ revoked: { equals: false } }, '"m"."revoked" = $1::boolean', [false]],
  [{ id: { in: ['a', 'b'] } }, '"m"."id" = any($1::text[])', [['a', 'b']]],
  [{ time: { notIn: [1] } }, '"m"."time" <> all($1::integer[])', [[1]]],
  [{ data: { startsWith: '100%_\\' } }, '"m"."data" like $1', ['100\\%\\_\\\\%']],
  [{ data: { endsWith: 'x', contains: 'y' } }, '("m"."data" like $1 and "m"."data" like $2)', ['%x', '%y%']],
  [{ attester: { equals: '0xAB', mode: 'insensitive' } }, 'lower("m"."attester") = $1::text', ['0xab']],
  [{ data: { contains: 'É', mode: 'insensitive' } }, '"m"."data" collate "default" ilike $1', ['%É%']],
  [{ id: { not: { equals: 'a' } } }, 'not ("m"."id" = $1::text)', ['a']],
  [{ id: { not: { in: ['A'] }, mode: 'insensitive' } }, 'not (lower("m"."id") = any($1::text[]))', [['a']]],
  [{ AND: [] }, 'true', []],
  [{ OR: [] }, 'false', []],
  [{ NOT: [] }, 'true', []],
  [
    { OR: [{ id: { equals: 'a' } }, { NOT: [{ time: { gt: 1 } }, { time: { lt: 0 } }] }] },
    '("m"."id" = $1::text or (not ("m"."time" > $2::integer) and not ("m"."time" < $3::integer)))',
    ['a', 1, 0],
  ],
  [
    { schema: { is: { id: { equals: 'a' } } } },
    'exists (select 1 from "schema" as "r1" where "r1"."id" = "m"."schemaId" and "r1"."id" = $1::text)',
    ['a'],
  ],
  [
    { schema: { isNot: { attestations: { some: { id: { equals: 'a' } } } } } },
    'not (exists (select 1 from "schema" as "r1" where "r1"."id" = "m"."schemaId" and exists ' +
      '(select 1 from "attestation" as "r2" where "r2"."schemaId" = "r1"."id" and "r2"."id" = $1::text)))',
    ['a'],
  ],
  [{ id: { equals: 'a\0' } }, '"m"."id" = $1::text', ['a\uFFFD']],
  [{ id: { equals: "'; drop table schema --" } }, '"m"."id" = $1::text', ["'; drop table schema --"]],
])('%j', (where, sql, parameters) => {
  expect(compile(where)).toEqual([sql, parameters]);
});

const nest = (depth: number): object => (depth === 0 ? {} : { AND: [nest(depth - 1)] });

test.each<[string, unknown]>([
  ['nesting', nest(limits.maxConditionDepth + 1)],
  ['conditions', { OR: Array.from({ length: limits.maxConditions + 1 }, () => ({ time: { gt: 1 } })) }],
  ['values', { id: { in: Array.from({ length: limits.maxListValues + 1 }, () => 'a') } }],
])('too much %s is refused, with the limit in the message', (_, where) => {
  expect(() => compile(where)).toThrow(/\d/);
});

test('a field that nobody knows never becomes SQL', () => {
  expect(() => compile({ 'id" = 1 --': { equals: 'a' } })).toThrow('There is no field');
  expect(() => compile({ id: { similar: 'a' } })).toThrow('There is no filter');
});
