import pg from 'pg';
import type { Figure } from '../../../../tools/bench/record/record.ts';
import { startPostgres } from '../../../../tools/test/postgres.ts';
import { createGraphql } from '../../src/graphql/createGraphql.ts';
import { openScanDatabase } from '../../src/store/openDatabase.ts';
import { actSchemaUids } from '../../test/fillReviews.ts';
import { CONTESTS, REVIEWS } from '../../test/sampleSchemas.ts';
import { fillRows } from './fillRows.ts';

/** A question of the pages or of a client of easscan. */
type RowQuestion = { readonly name: string; readonly query: string; readonly variables?: object };

/** Values that occur in the generated rows. */
type Known = {
  contest: string;
  judges: readonly string[];
  attester: string;
  schema: string;
  review: string;
  txid: string;
};

const ROW =
  'id schemaId recipient attester time expirationTime revocationTime revocable refUID data isOffchain txid';
const PAGE = `query Attestations($where: AttestationWhereInput!, $orderBy: [AttestationOrderByWithRelationInput!], $take: Int, $skip: Int) {
  attestations(where: $where, orderBy: $orderBy, take: $take, skip: $skip) { ${ROW} }
}`;
const COUNT = `query Count($where: AttestationWhereInput!) { aggregateAttestation(where: $where) { _count { _all } } }`;
const NEWEST = [{ time: 'desc' }, { id: 'desc' }];
const OLDEST = [{ time: 'asc' }, { id: 'asc' }];
const under = (schemas: readonly string[]) => ({
  schemaId: { in: schemas },
  isOffchain: { equals: false },
});

/** The queries of `@org/contests` (src/scan/queries.ts), and those of public apps. */
function listQuestions({ contest, judges, attester, schema, review, txid }: Known) {
  const contests = under([CONTESTS.uid]);
  const acts = { ...under(actSchemaUids), refUID: { equals: contest } };
  const questions: RowQuestion[] = [
    {
      name: 'contests: newest page',
      query: PAGE,
      variables: { where: contests, orderBy: NEWEST, take: 20, skip: 0 },
    },
    {
      name: 'contests: page after 10,000',
      query: PAGE,
      variables: { where: contests, orderBy: NEWEST, take: 20, skip: 10_000 },
    },
    { name: 'contests: count', query: COUNT, variables: { where: contests } },
    {
      name: "contests: an account's",
      query: PAGE,
      variables: { where: { ...contests, attester: { in: [attester] } }, orderBy: NEWEST, take: 20 },
    },
    {
      name: 'contest by UID',
      query: `query Attestation($uid: String!) { attestation(where: { id: $uid }) { ${ROW} } }`,
      variables: { uid: contest },
    },
    {
      name: "a contest's acts: first page with count",
      query: `query FirstPage($where: AttestationWhereInput!, $orderBy: [AttestationOrderByWithRelationInput!], $take: Int) {
        aggregateAttestation(where: $where) { _count { _all } }
        attestations(where: $where, orderBy: $orderBy, take: $take) { ${ROW} }
      }`,
      variables: { where: acts, orderBy: OLDEST, take: 500 },
    },
    {
      name: "a contest's acts: next page",
      query: `query NextPage($where: AttestationWhereInput!, $orderBy: [AttestationOrderByWithRelationInput!], $take: Int, $cursor: AttestationWhereUniqueInput!) {
        attestations(where: $where, orderBy: $orderBy, take: $take, skip: 1, cursor: $cursor) { ${ROW} }
      }`,
      variables: { where: acts, orderBy: OLDEST, take: 500, cursor: { id: review } },
    },
    {
      name: "a judge's reviews",
      query: PAGE,
      variables: {
        where: { ...under([REVIEWS.uid]), attester: { in: judges.slice(0, 1) } },
        orderBy: NEWEST,
        take: 20,
      },
    },
    {
      name: 'head: newest of our schemas',
      query: `query Newest($where: AttestationWhereInput!) { attestations(where: $where, orderBy: [{ time: desc }], take: 1) { time } }`,
      variables: { where: under(actSchemaUids) },
    },
    { name: 'head: block', query: `query HeadBlock { serviceStats { name value } }` },
    {
      name: 'easscan: newest of all',
      query: `{ attestations(take: 25, orderBy: { time: desc }) { ${ROW} decodedDataJson } }`,
    },
    { name: 'easscan: without order', query: `{ attestations(take: 25) { ${ROW} decodedDataJson } }` },
    {
      name: 'easscan: page after 1,000,000',
      query: `{ attestations(take: 25, skip: 1000000, orderBy: { time: desc }) { id } }`,
    },
    { name: 'easscan: count of all', query: '{ aggregateAttestation { _count { _all } } }' },
    {
      name: 'easscan: by attester',
      query: `{ attestations(where: { attester: { equals: "${attester}" } }, orderBy: { time: desc }, take: 25) { ${ROW} } }`,
    },
    {
      name: 'easscan: by attester in any case',
      query: `{ attestations(where: { attester: { equals: "${attester.toUpperCase().replace('0X', '0x')}", mode: insensitive } }, take: 25) { ${ROW} } }`,
    },
    {
      name: 'easscan: made or received',
      query: `{ attestations(where: { OR: [{ attester: { equals: "${attester}" } }, { recipient: { equals: "${attester}" } }] }, orderBy: { time: desc }, take: 25) { ${ROW} } }`,
    },
    {
      name: 'easscan: newest of a large schema',
      query: `{ attestations(where: { schemaId: { equals: "${schema}" } }, orderBy: { time: desc }, take: 25) { ${ROW} } }`,
    },
    {
      name: 'easscan: schema with its count',
      query: `{ schema(where: { id: "${schema}" }) { id creator schema _count { attestations } attestations(take: 5, orderBy: { time: desc }) { id } } }`,
    },
    {
      name: 'easscan: largest schemas',
      query:
        '{ schemata(take: 10, orderBy: { attestations: { _count: desc } }) { id _count { attestations } } }',
    },
    {
      name: 'easscan: by transaction',
      query: `{ attestations(where: { txid: { equals: "${txid}" } }) { id } }`,
    },
  ];
  return questions;
}

/** A node of a plan in PostgreSQL's JSON. */
type PlanNode = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: PlanNode[];
};
type Explained = { Plan: PlanNode; 'Execution Time': number; 'Planning Time': number };

/** Tables of which a question may read every row: they have one per schema, or fewer. */
const SMALL = ['schema', 'attestationCount', 'block', 'naming'];

/** Sizes of tables and indexes with this many attestations, and the plan and time of every question. */
export async function benchRows(count: number): Promise<readonly Figure[]> {
  const postgres = await startPostgres();
  try {
    await (await openScanDatabase({ url: postgres.url })).close();
    const title = `${count.toLocaleString('en')} rows`;
    console.log(`filling ${title}`);
    await fillRows(postgres.url, count, (what) => console.log(`  ${what}`));
    const client = new pg.Client(postgres.url);
    await client.connect();
    const figures = [...(await measureSizes(client)), ...(await explainAll(client))];
    await client.end();
    return figures;
  } finally {
    await postgres.stop();
  }
}

async function measureSizes(client: pg.Client): Promise<Figure[]> {
  const { rows } = await client.query<{ name: string; bytes: string }>(
    `select 'table attestation' as name, pg_table_size('attestation') as bytes union all
    (select indexrelname, pg_relation_size(indexrelid) from pg_stat_user_indexes where relname = 'attestation' order by 2 desc)
    union all select 'database', pg_database_size(current_database())`,
  );
  return rows.map(({ name, bytes }) => {
    const value = Number(bytes) / 1e6;
    console.log(`  ${name.padEnd(32)} ${value.toFixed(0).padStart(7)} MB`);
    return { what: name, value, unit: 'MB' };
  });
}

async function findKnown(client: pg.Client): Promise<Known> {
  const first = async (query: string, values: unknown[] = []) =>
    (await client.query<Record<string, string>>(query, values)).rows[0] ?? {};
  const middle = `offset (select count / 2 from "attestationCount" where "schemaId" = $1)`;
  const contest = await first(
    `select id, time, attester from attestation where "schemaId" = $1 order by time ${middle} limit 1`,
    [CONTESTS.uid],
  );
  const reviews = await client.query<{ id: string; attester: string }>(
    `select min(id) as id, attester from attestation where "refUID" = $1 and "schemaId" = $2 group by 2`,
    [contest.id, REVIEWS.uid],
  );
  const largest = await first(
    'select "schemaId" as id from "attestationCount" where "schemaId" <> $1 order by count desc limit 1',
    [REVIEWS.uid],
  );
  const { txid = '' } = await first('select txid from attestation where id = $1', [contest.id]);
  return {
    contest: contest.id ?? '',
    judges: reviews.rows.map(({ attester }) => attester),
    attester: contest.attester ?? '',
    schema: largest.id ?? '',
    review: reviews.rows[0]?.id ?? '',
    txid,
  };
}

/** @throws {Error} when a question reads a whole large table */
async function explainAll(client: pg.Client): Promise<Figure[]> {
  const figures: Figure[] = [];
  const whole: string[] = [];
  for (const question of listQuestions(await findKnown(client))) {
    const [cold, warm] = [await explain(client, question), await explain(client, question)];
    const nodes = [...walk(warm.Plan)];
    const scans = nodes.filter((node) => 'Relation Name' in node || 'Index Name' in node);
    const how = [
      ...new Set(
        scans.map((node) => `${node['Node Type']} ${node['Index Name'] ?? node['Relation Name'] ?? ''}`),
      ),
    ];
    const blocks = (plan: PlanNode) => plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
    const ms = warm['Execution Time'];
    console.log(
      `  ${question.name}: ${ms.toFixed(1)} ms (first ${cold['Execution Time'].toFixed(1)}), ${blocks(warm.Plan)} blocks: ${how.join(', ')}`,
    );
    figures.push({ what: `${question.name} (${how.join(', ')})`, value: ms, unit: 'ms' });
    const isWhole = ({ 'Node Type': type, 'Relation Name': name = '' }: PlanNode) =>
      type === 'Seq Scan' && !SMALL.includes(name);
    if (nodes.some(isWhole)) whole.push(question.name);
  }
  if (whole.length > 0) throw new Error(`These read a whole table: ${whole.join('; ')}.`);
  return figures;
}

function* walk(node: PlanNode): Generator<PlanNode> {
  yield node;
  for (const each of node.Plans ?? []) yield* walk(each);
}

/** Explains the statement that the scan sends to the database for this query. */
async function explain(client: pg.Client, { query, variables = {} }: RowQuestion): Promise<Explained> {
  let found: Explained | undefined;
  const counts = [['10000000', '1003', '0', '0', '0']];
  const graphql = createGraphql({
    db: {
      async read({ text, values }) {
        if (text.startsWith('select coalesce((select sum(count)')) return counts;
        const { rows } = await client.query(`explain (analyze, buffers, format json) ${text}`, [...values]);
        [found] = rows[0]?.['QUERY PLAN'] ?? [];
        return [];
      },
    },
    log: (message, facts) => console.error(message, facts),
  });
  const answer = await graphql.answer({ query, variables });
  if (!found) throw new Error(`No plan: ${answer.body}`);
  return found;
}
