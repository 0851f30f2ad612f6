import { createDatabase } from '@org/server-kit/testing';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { actSchemaUids, fillReviews, reviewSchemaUid, toJudge } from '../../test/fillReviews.ts';
import { openScanDatabase } from '../store/openDatabase.ts';
import { createGraphql } from './createGraphql.ts';

const RARE = `0x${'cd'.repeat(32)}`;

let client: pg.Client;

beforeAll(async () => {
  const { url } = await createDatabase(inject('postgresUrl'));
  const db = await openScanDatabase({ url });
  await fillReviews(db, 400);
  await db.close();
  client = new pg.Client(url);
  await client.connect();
  // One of many schemas, as on a public chain.
  await client.query('update attestation set "schemaId" = $1 where "logIndex" = 0', [RARE]);
  await client.query(
    "insert into schema select $1, schema, creator, resolver, revocable, '2', txid, time, 1, 1 from schema",
    [RARE],
  );
  await client.query('analyze');
});
afterAll(() => client.end());

/** PostgreSQL's plan. */
const explain = async (query: string, variables: object = {}): Promise<string> => {
  let plan = '';
  const graphql = createGraphql({
    db: {
      async read({ text, values }) {
        const { rows } = await client.query(`explain (costs off) ${text}`, [...values]);
        plan = rows.map((row) => row['QUERY PLAN']).join('\n');
        return [];
      },
    },
    log: () => undefined,
  });
  await graphql.answer({ query, variables });
  return plan;
};

const judge = toJudge(7, 2).toUpperCase().replace('0X', '0x');
const uid = `0x${'AB'.repeat(32)}`;
const list = (args: string) => `{ attestations(${args}) { id data decodedDataJson } }`;

test.each<[string, string, object?]>([
  ['attestation_attester_lower', list(`where: { attester: { equals: "${judge}", mode: insensitive } }`)],
  [
    'attestation_attester_lower',
    list(`where: { attester: { startsWith: "${judge.slice(0, 41)}", mode: insensitive } }`),
  ],
  [
    'attestation_recipient_lower',
    list(`where: { recipient: { in: ["${judge}", "${judge}0"], mode: insensitive } }`),
  ],
  ['attestation_pkey', list(`where: { id: { equals: "${uid}", mode: insensitive } }`)],
  ['attestation_pkey', `{ attestation(where: { id: "${uid}" }) { id } }`],
  ['attestation_txid', list(`where: { txid: { equals: "${uid}" } }`)],
  [
    'attestation_ref',
    list(`where: { schemaId: { equals: "${reviewSchemaUid}" }, refUID: { equals: "${uid}" } }`),
  ],
  ['attestation_attester', list(`where: { attester: { equals: "${judge}" } }, orderBy: [{ time: desc }]`)],
  [
    'attestation_attester',
    `query Reviews($where: AttestationWhereInput!) {
      attestations(where: $where, orderBy: [{ time: asc }, { id: asc }], take: 50) { id data }
    }`,
    {
      where: {
        schemaId: { in: [...actSchemaUids] },
        time: { gte: 1_700_000_000 },
        isOffchain: { equals: false },
        attester: { in: [0, 1, 2, 3, 4].map((nth) => toJudge(7, nth)) },
      },
    },
  ],
  // The lists of judges that name an account, after the start of a contest.
  [
    'attestation_schema',
    `query Changes($where: AttestationWhereInput!) {
      attestations(where: $where, orderBy: [{ time: desc }, { id: desc }], take: 100, distinct: [refUID, attester]) { id data }
    }`,
    {
      where: {
        schemaId: { in: [RARE] },
        isOffchain: { equals: false },
        data: { contains: judge.slice(2).toLowerCase().padStart(64, '0') },
      },
    },
  ],
  [
    'attestation_data',
    `query Others($where: AttestationWhereInput!) { aggregateAttestation(where: $where) { _count { _all } } }`,
    {
      where: {
        schemaId: { in: [...actSchemaUids] },
        attester: { notIn: [toJudge(7, 1)] },
        OR: [{ refUID: { equals: uid } }, { data: { startsWith: uid } }],
      },
    },
  ],
])('uses the index %s for the query %s', async (index, query, variables) => {
  const plan = await explain(query, variables);
  expect(plan).toContain(` ${index}`);
  expect(plan).not.toContain('Seq Scan on attestation');
});

test.each<[string, string]>([
  ['attestation_time', list('orderBy: { time: desc }, take: 25')],
  ['attestation_place', list('take: 25')],
  [
    'attestation_schema',
    list(`where: { schemaId: { in: ["${RARE}"] } }, orderBy: [{ time: desc }], take: 25`),
  ],
  [
    'attestation_schema',
    list(
      `where: { schemaId: { equals: "${RARE}" } }, orderBy: [{ time: asc }, { id: asc }], take: 25, skip: 1, cursor: { id: "${uid}" }`,
    ),
  ],
  [
    'attestation_schema',
    `{ schema(where: { id: "${RARE}" }) { attestations(orderBy: [{ time: desc }], take: 3) { id } } }`,
  ],
])('reads only a page in the order of %s: %s', async (index, query) => {
  const plan = await explain(query);
  expect(plan).toContain(` ${index}`);
  expect(plan).not.toContain('Sort');
});

test('counts all attestations without reading them', async () => {
  const plan = await explain('{ aggregateAttestation { _count { _all } } }');
  expect(plan).toContain('Seq Scan on "attestationCount"');
  expect(plan).not.toMatch(/ on attestation\b/);
});

test('issue 13: reads only a page and the rest of its last second in the default order below a schema', async () => {
  const plan = await explain(`{ schema(where: { id: "${RARE}" }) { attestations(take: 3) { id } } }`);
  expect(plan).toContain(' attestation_schema');
  expect(plan).toContain('Incremental Sort');
  expect(plan).toMatch(/Presorted Key: \S+"time"\n/);
});
