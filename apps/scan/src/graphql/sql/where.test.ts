import { expect, test } from 'vitest';
import { limits } from '../question/limits.ts';
import { models } from '../question/models.ts';
import { createDraft } from './draft.ts';
import { toCondition } from './where.ts';

const compile = (where: unknown) => {
  const draft = createDraft();
  return [toCondition(draft, models.Attestation, where, { alias: 'm', visits: 1 }), draft.values];
};

const WORD = `0x${'ab'.repeat(32)}`;

test.each<[unknown, string, unknown[]]>([
  [undefined, 'true', []],
  [{}, 'true', []],
  [{ id: null }, 'true', []],
  [{ id: { equals: 'a' } }, 'm."id" = $1::text', ['a']],
  [{ time: { gte: 5, lt: 9 } }, '(m."time" >= $1::integer and m."time" < $2::integer)', [5, 9]],
  [{ revoked: { equals: false } }, 'm."revoked" = $1::boolean', [false]],
  [{ id: { in: ['a', 'b'] } }, 'm."id" = any($1::text[])', [['a', 'b']]],
  [{ time: { notIn: [1, 2] } }, 'm."time" <> all($1::integer[])', [[1, 2]]],
  [{ time: { in: [] } }, 'm."time" = any($1::integer[])', [[]]],
  // An index provides the rows of one value in order.
  [{ time: { notIn: [1] } }, 'm."time" <> $1::integer', [1]],
  [{ data: { startsWith: '100%_\\' } }, 'm."data" like $1::text', ['100\\%\\_\\\\%']],
  // An index finds the first word of the data.
  [{ data: { startsWith: WORD } }, 'left(m."data", 66) = $1::text', [WORD]],
  [
    { data: { startsWith: `${WORD}01` } },
    '(left(m."data", 66) = $1::text and m."data" like $2::text)',
    [WORD, `${WORD}01%`],
  ],
  [{ isOffchain: { equals: false } }, 'false = $1::boolean', [false]],
  [
    { data: { endsWith: 'x', contains: 'y' } },
    '(m."data" like $1::text and m."data" like $2::text)',
    ['%x', '%y%'],
  ],
  [{ attester: { equals: '0xAB', mode: 'insensitive' } }, 'lower(m."attester") = $1::text', ['0xab']],
  [
    { decodedDataJson: { contains: 'É', mode: 'insensitive' } },
    'm."decodedDataJson" collate "default" ilike $1::text',
    ['%É%'],
  ],
  [
    { ipfsHash: { equals: 'É', mode: 'insensitive' } },
    'lower(m."ipfsHash" collate "default") collate "C" = lower($1::text collate "default") collate "C"',
    ['É'],
  ],
  // Lower-case columns have their own index.
  [{ data: { startsWith: '0xAB', mode: 'insensitive' } }, 'm."data" like $1::text', ['0xab%']],
  [{ id: { equals: '0xAB', mode: 'insensitive' } }, 'm."id" = $1::text', ['0xab']],
  [{ attester: { contains: 'AB_', mode: 'insensitive' } }, 'lower(m."attester") like $1::text', ['%ab\\_%']],
  [{ id: { not: { equals: 'a' } } }, 'not (m."id" = $1::text)', ['a']],
  [{ id: { not: { in: ['A'] }, mode: 'insensitive' } }, 'not (m."id" = $1::text)', ['a']],
  [{ AND: [] }, 'true', []],
  [{ OR: [] }, 'false', []],
  [{ NOT: [] }, 'true', []],
  [
    { OR: [{ id: { equals: 'a' } }, { NOT: [{ time: { gt: 1 } }, { time: { lt: 0 } }] }] },
    '(m."id" = $1::text or (not (m."time" > $2::integer) and not (m."time" < $3::integer)))',
    ['a', 1, 0],
  ],
  [
    { schema: { is: { id: { equals: 'a' } } } },
    'm."schemaId" in (with found as materialized (select t1."id" as key from "schema" t1 ' +
      'where t1."id" = $1::text) select key from found)',
    ['a'],
  ],
  [
    { schema: { isNot: { attestations: { some: { id: { equals: 'a' } } } } } },
    'not (m."schemaId" in (with found as materialized (select t1."id" as key from "schema" t1 where exists ' +
      '(select 1 from "attestation" t2 where t2."schemaId" = t1."id" and t2."id" = $1::text)) select key from found))',
    ['a'],
  ],
  [{ id: { equals: 'a\0' } }, 'm."id" = $1::text', ['a\uFFFD']],
  [{ id: { equals: "'; drop table schema --" } }, 'm."id" = $1::text', ["'; drop table schema --"]],
])('compiles the filter %j', (where, sql, parameters) => {
  expect(compile(where)).toEqual([sql, parameters]);
});

const nest = (depth: number): object => (depth === 0 ? {} : { AND: [nest(depth - 1)] });

test.each<[string, unknown]>([
  ['nesting', nest(limits.maxConditionDepth + 1)],
  ['conditions', { OR: Array.from({ length: limits.maxConditions + 1 }, () => ({ time: { gt: 1 } })) }],
  ['values', { id: { in: Array.from({ length: limits.maxListValues + 1 }, () => 'a') } }],
])('rejects too much %s, and names the limit', (_, where) => {
  expect(() => compile(where)).toThrow(/\d/);
});

test('never turns an unknown field into SQL', () => {
  expect(() => compile({ 'id" = 1 --': { equals: 'a' } })).toThrow('There is no field');
  expect(() => compile({ id: { similar: 'a' } })).toThrow('There is no filter');
});
