import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { GraphqlRequest } from '../../src/graphql/readQuestion.ts';
import { type AnswerSetup, uid } from './fillDatabase.ts';

const repeat = (times: number, selection: string) => `{ ${`${selection} `.repeat(times)} }`;
/** Fragments on attestations with the same selection. */
const fragments = (count: number, selection: string) =>
  Array.from({ length: count }, (_, nth) => `fragment f${nth} on Attestation ${selection}`).join(' ');
const spread = (count: number) => Array.from({ length: count }, (_, nth) => `...f${nth}`).join(' ');
/** Fragments that contain each other without an end. */
const endless = Array.from({ length: 60 }, (_, nth) => {
  const below = `schema { attestations { ...f${(nth + 1) % 60} } }`;
  return `fragment f${nth} on Attestation { a: ${below} b: ${below} }`;
}).join(' ');
/** Few fields, expanded to many: each fragment contains the next one twice, beside these selections. */
const nested = (selections: string) =>
  Array.from({ length: 7 }, (_, nth) => {
    const below = `{ ...f${nth + 1} ${selections} }`;
    return `fragment f${nth} on Schema { a: attestations { schema ${below} } b: attestations { schema ${below} } }`;
  })
    .concat('fragment f7 on Schema { id } fragment g on Schema { id }')
    .join(' ');

/** Queries over a limit, and invalid ones. */
export function testRefusals(on: AnswerSetup): void {
  const { ask, request } = on;

  test.each<[string, RegExp]>([
    ['{ attestations(take: 1001) { id } }', /take must be at most 1000/],
    ['{ schemata { attestations(take: -1001) { id } } }', /take must be at most 1000/],
    ['{ schemata(take: 1000) { attestations(take: 1000) { id } } }', /may return 50000 rows/],
    ['{ attestations(skip: -1) { id } }', /skip must not be negative/],
    ['{ attestations(orderBy: [{ time: desc, id: asc }]) { id } }', /exactly one field/],
    ['{ attestation(where: {}) { id } }', /where must contain id/],
    ['{ getAttestation(where: { id: "0x00" }) { id } }', /No Attestation found/],
    ['{ findFirstAttestationOrThrow(where: { time: { lt: 0 } }) { id } }', /No Attestation found/],
    [
      `{ attestations { schema { ${'attestations { schema { '.repeat(6)} id ${'} }'.repeat(6)} } } }`,
      /rows|deep/,
    ],
    [
      `{ ${Array.from({ length: 60 }, (_, n) => `a${n}: aggregateAttestation { _count { _all } }`).join(' ')} }`,
      /rows/,
    ],
    [`{ attestations { ${'id '.repeat(5_000)} } }`, /token/i],
    [`{ attestations { ${'id '.repeat(201)} } }`, /repeat too often beside each other, such as id/],
    [repeat(10, `attestations ${repeat(9, `schema ${repeat(9, 'id')}`)}`), /repeat too often/],
    [repeat(20, `attestations ${repeat(20, 'id')}`), /repeat too often/],
    [
      `{ attestations { ${spread(49)} } } ${fragments(49, repeat(18, 'id'))}`,
      /repeat too often beside each other, such as id/,
    ],
    [`{ attestations { ${spread(99)} } } ${fragments(99, repeat(5, 'schema { id }'))}`, /repeat too often/],
    [`{ attestations { ...f0 } } ${endless}`, /repeat too often/],
    [
      `{ schemata { ...f0 } } ${nested('...g '.repeat(100))}`,
      /repeat too often beside each other, such as ...g/,
    ],
    [`{ schemata { ...f0 } } ${nested('...{ ...g } '.repeat(50))}`, /repeat too often/],
    [`{ attestations { ${Array.from({ length: 1_001 }, (_, n) => `a${n}: id`).join(' ')} } }`, /1000 fields/],
    [
      `{ attestations { ...f0 } } ${Array.from({ length: 101 }, (_, n) => `fragment f${n} on Attestation { id }`).join(' ')}`,
      /100 fragments/,
    ],
    [`{ ${Array.from({ length: 201 }, (_, n) => `a${n}: __typename`).join(' ')} }`, /200 fields at the top/],
    ['{ groupByAttestation(by: [attester]) { id } }', /id is not one of the fields in by/],
    ['{ groupByAttestation(by: [attester], take: 1001) { attester } }', /take must be from 0 to 1000/],
    ['{ groupByAttestation(by: []) { attester } }', /by must name at least one field/],
    [
      '{ groupByAttestation(by: [attester], having: { time: { gt: 1 } }) { attester } }',
      /time is not one of/,
    ],
    ['{ groupByAttestation(by: [attester], orderBy: [{ time: asc }]) { attester } }', /time is not one of/],
    ['{ attestation { id } }', /"where" of type "AttestationWhereUniqueInput!" is required/],
    [
      '{ attestations(where: { uid: { equals: "" } }) { id } }',
      /not defined by type "AttestationWhereInput"/,
    ],
    [
      '{ attestations { ...a } } fragment a on Attestation { ...a }',
      /Cannot spread fragment "a" within itself/,
    ],
    ['{ attestations(', /Syntax Error/],
    ['query A { __typename } query B { __typename }', /operationName must be one of: A, B/],
    ['mutation { deleteManyAttestation { count } }', /Only queries/],
    ['{ attestations(where: { time: { equals: 3000000000 } }) { id } }', /32-bit/],
  ])('rejects %s', async (query, message) => {
    const { errors } = await ask(query);
    expect(errors?.[0]?.message).toMatch(message);
  });

  const deepQuery = 'query Q($where: AttestationWhereInput) { attestations(where: $where) { id } }';
  test.each<[string, GraphqlRequest, string]>([
    ['nothing', {}, 'The request has no query.'],
    ['a query that is not a string', { query: 7 }, 'The request has no query.'],
    [
      'a variable that is nested too deeply',
      {
        query: deepQuery,
        variables: { where: JSON.parse(`${'{"AND":['.repeat(9_000)}{}${']}'.repeat(9_000)}`) },
      },
      '50 levels deep',
    ],
    [
      'a variable with too many values',
      { query: deepQuery, variables: { where: { id: { in: Array.from({ length: 30_000 }, () => '0x') } } } },
      'may contain 25000 values',
    ],
    ['invalid variables', { query: '{ __typename }', variables: [1] }, 'variables must be an object.'],
    [
      'a hash instead of a query',
      { extensions: { persistedQuery: { version: 1 } } },
      'PersistedQueryNotSupported',
    ],
    ['a subscription', { query: 'subscription { attestations { id } }' }, 'Only queries are supported.'],
  ])('rejects %s', async (_, asked, message) => {
    const { outcome, answer } = await request(asked);
    expect(outcome).toBe('refused');
    expect(answer.errors?.[0]?.message).toContain(message);
  });

  test('rejects an answer that is too long instead of truncating it', async () => {
    await on.db.query(
      sql`update attestation set data = ${`0x${'ab'.repeat(5_000_000)}`} where "schemaId" = ${uid(0xa1)}`,
    );
    const lists = await ask('{ attestations(where: { time: { gt: 100 } }) { data } }');
    expect(lists.errors?.[0]?.message).toBe(
      'attestations exceeds the limit of an answer: request less with take. The whole answer may have 32000000 bytes.',
    );
    const nested = await ask('{ schemata(take: 100) { attestations { data } } }');
    expect(nested.errors?.[0]?.message).toContain('schemata exceeds the limit of an answer');
    const few = await ask('{ attestations(take: 5) { data } many: attestations { id } }');
    expect(few.errors).toBeUndefined();
    const groups = await ask('{ groupByAttestation(by: [id, data]) { data } }');
    expect(groups.errors?.[0]?.message).toContain('exceeds the limit of an answer');
    await on.db.query(sql`update attestation set data = '0x' where "schemaId" = ${uid(0xa1)}`);
  });
}
