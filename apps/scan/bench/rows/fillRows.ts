import pg from 'pg';
import { type Hex, zeroAddress, zeroHash } from 'viem';
import {
  CONTESTS,
  createDecoder,
  encodeSampleContest,
  encodeSampleReview,
  REVIEWS,
  type SampleSchema,
} from '../../test/sampleSchemas.ts';

const SCHEMAS = 1_000;
/** Rows are made by this many connections at once. */
const WRITERS = 2;
/** One row in this many is a review, one a contest; the others are under many schemas, a few of which have most. */
const PER_REVIEW = 10;
const PER_CONTEST = 200;
const START = 1_600_000_000;
const SECONDS_EACH = 10;

const DEFINITION = 'string topic, uint64 amount, bytes32 proof';
const MARK = 'ab'.repeat(32);

const toUid = (text: string) => `'0x' || encode(sha256((${text})::bytea), 'hex')`;
const toAddress = (text: string) => `'0x' || left(encode(sha256((${text})::bytea), 'hex'), 40)`;
/** The nth contest's UID, as an expression. */
const toContestUid = (nth: string) => toUid(`'contest' || ${nth}`);
const toJudge = (contest: string, nth: string) => toAddress(`'judge' || ${contest} || '/' || ${nth}`);
const toAttester = (nth: string) => toAddress(`'attester' || ${nth}`);
const toSchemaUid = (nth: string) => toUid(`'schema' || ${nth}`);

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;
/** A text with a part that differs from row to row. */
const fill = (text: string, part: string) => quote(text).replaceAll(MARK, `' || ${part} || '`);

function toTexts(schema: SampleSchema, data: Hex, part: string) {
  return { data: fill(data, part), decoded: fill(createDecoder(schema)(data), part) };
}

/** The rows from one number to another, in SQL. */
function toInsert(from: number, to: number, count: number): string {
  const contests = Math.floor(count / PER_CONTEST);
  const review = toTexts(REVIEWS, encodeSampleReview(1, [1, 1, 1, 0, 1, 0]), "'never'");
  const contest = toTexts(
    CONTESTS,
    encodeSampleContest({
      title: 'A contest of many',
      judges: [0, 1, 2, 3, 4].map((nth) => `0x${String(nth).padStart(40, '1')}` as const),
      entries: 10,
      opensAt: START,
    }),
    "'never'",
  );
  const other = `'0x' || ${toUid('n::text')} || repeat('00', 31) || '60' || substr(${toUid("'proof' || n")}, 3)`;
  const pick = (review_: string, contest_: string, other_: string) =>
    `case kind when 1 then ${review_} when 2 then ${contest_} else ${other_} end`;
  return `insert into attestation (id, data, "decodedDataJson", recipient, attester, time, "timeCreated",
      "expirationTime", "refUID", revocable, txid, "schemaId", "blockNumber", "logIndex")
    select ${pick(toUid("'review' || n"), toContestUid('contest'), toUid("'other' || n"))},
      ${pick(review.data, contest.data, other)},
      ${pick(review.decoded, contest.decoded, `'[{"name":"topic","type":"string","value":{"name":"topic","value":"' || n || '"}}]'`)},
      ${pick(quote(zeroAddress), quote(zeroAddress), toAddress(`'recipient' || n % ${Math.ceil(count / 5)}`))},
      ${pick(toJudge('contest', `(n / ${PER_REVIEW}) % 5`), toAttester(`n % ${Math.ceil(count / 100)}`), toAttester(`n % ${Math.ceil(count / 20)}`))},
      ${START} + n * ${SECONDS_EACH}, ${START} + n * ${SECONDS_EACH}, 0,
      ${pick(toContestUid('contest'), quote(zeroHash), quote(zeroHash))},
      true, ${toUid("'transaction' || n / 2")},
      ${pick(quote(REVIEWS.uid), quote(CONTESTS.uid), toSchemaUid(`(${SCHEMAS} * power((n * 7919 % 1000) / 1000.0, 3))::integer`))},
      n / 3, n % 3
    from (select n, case when n % ${PER_REVIEW} = 0 then 1 when n % ${PER_CONTEST} = 1 then 2 else 3 end as kind,
      case when n % ${PER_CONTEST} = 1 then n / ${PER_CONTEST} else (n / ${PER_REVIEW}) % ${contests} end as contest
      from generate_series(${from}::bigint, ${to - 1}::bigint) n) numbered`;
}

const CHUNK = 100_000;

/** Fills a migrated, empty database with this many attestations, and builds the indexes of its migrations afterwards. */
export async function fillRows(url: string, count: number, report: (what: string) => void): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  const list = async (query: string) =>
    (await client.query<{ sql: string }>(query)).rows.map(({ sql }) => sql);
  const of = `conrelid in ('attestation'::regclass, 'naming'::regclass)`;
  const constraints =
    await list(`select format('alter table %s add constraint %I %s', conrelid::regclass, conname,
    pg_get_constraintdef(oid)) as sql from pg_constraint where ${of} and contype in ('p', 'f') order by contype desc`);
  const drops =
    await list(`select format('alter table %s drop constraint %I', conrelid::regclass, conname) as sql
    from pg_constraint where ${of} and contype in ('p', 'f') order by contype`);
  const plain = `from pg_indexes where tablename = 'attestation' and indexname not like '%_pkey'`;
  const indexes = await list(`select indexdef as sql ${plain}`);
  drops.push(...(await list(`select format('drop index %I', indexname) as sql ${plain}`)));
  const run = async (statements: readonly string[]) => {
    for (const statement of statements) {
      const start = performance.now();
      await client.query(statement);
      report(`${statement.slice(0, 90)}: ${((performance.now() - start) / 1_000).toFixed(0)} s`);
    }
  };
  for (const statement of drops) await client.query(statement);
  // Everything here can be made again: no log.
  await client.query('alter table naming set unlogged');
  await client.query('alter table attestation set unlogged');
  await client.query('alter table attestation disable trigger user');
  await client.query(
    `insert into schema (id, schema, creator, resolver, revocable, index, txid, time, "blockNumber", "logIndex")
      select ${toSchemaUid('n')}, $1, $2, $2, true, n::text, $3, 1, 1, n from generate_series(0, ${SCHEMAS}) n
      union all select $4, $5, $2, $2, true, '${SCHEMAS + 1}', $3, 1, 2, 1
      union all select $6, $7, $2, $2, true, '${SCHEMAS + 2}', $3, 1, 2, 2`,
    [DEFINITION, zeroAddress, zeroHash, CONTESTS.uid, CONTESTS.definition, REVIEWS.uid, REVIEWS.definition],
  );
  await client.query('insert into block values ($1, $2, $3)', [
    count,
    zeroHash,
    START + count * SECONDS_EACH,
  ]);
  const start = performance.now();
  let next = 0;
  await Promise.all(
    Array.from({ length: WRITERS }, async () => {
      const writer = new pg.Client(url);
      await writer.connect();
      while (next < count) {
        const from = next;
        const to = Math.min(count, from + CHUNK);
        next = to;
        await writer.query(toInsert(from, to, count));
        if (to % 1_000_000 === 0) report(`${to.toLocaleString('en')} rows`);
      }
      await writer.end();
    }),
  );
  report(`rows: ${((performance.now() - start) / 1_000).toFixed(0)} s`);
  await client.query(`set maintenance_work_mem = '1GB'`);
  await run([
    ...constraints,
    ...indexes,
    'insert into "attestationCount" select "schemaId", count(*) from attestation group by 1',
    'alter table attestation enable trigger user',
    'vacuum (analyze, parallel 0) attestation',
    'analyze',
  ]);
  await client.end();
}
