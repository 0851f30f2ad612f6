import { StartError } from '@org/server-kit';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Hex } from 'viem';
import type { SqlQueries, SqlSession } from './database.ts';
import type { Batch, BlockRow, SyncProgress } from './tables.ts';

/** In seconds. A writer reports at least this often; its pauses after failures are shorter. */
const SILENCE = 90;
const HEARTBEAT_MS = 10_000;

const toldSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    status: v.picklist(['starting', 'syncing', 'live', 'trouble']),
    head: v.nullable(v.number()),
    trouble: v.nullable(
      v.object({
        code: v.string(),
        since: v.string(),
        attempts: v.number(),
        range: v.exactOptional(v.object({ from: v.number(), to: v.number() })),
      }),
    ),
  }),
);

/** Stores the writer's progress for the processes that only read. */
export function createProgressTeller(db: SqlQueries): (progress: SyncProgress) => Promise<void> {
  let last = '';
  let lastAt = 0;
  return async ({ status, head, trouble }) => {
    const told = JSON.stringify({ status, head, trouble });
    if (told === last && Date.now() - lastAt < HEARTBEAT_MS) return;
    await db.query(sql`insert into meta (name, value)
      values ('writer', ${told}), ('writer-at', extract(epoch from clock_timestamp())::text)
      on conflict (name) do update set value = excluded.value`);
    last = told;
    lastAt = Date.now();
  };
}

/** The writer's progress, as it reported it. */
export async function readProgress(db: SqlQueries): Promise<SyncProgress> {
  const [row] = await db.query(sql<{
    number: number | string | null;
    hash: string | null;
    time: number | string | null;
    told: string | null;
    age: number | null;
  }>`select b.number, b.hash, b.time, w.value as told,
      (extract(epoch from clock_timestamp()) - a.value::numeric)::float8 as age
    from (values (1)) one
    left join lateral (select number, hash, time from block order by number desc limit 1) b on true
    left join meta w on w.name = 'writer'
    left join meta a on a.name = 'writer-at'`);
  const told = v.safeParse(toldSchema, row?.told);
  const { status, head, trouble } = told.success
    ? told.output
    : { status: 'starting' as const, head: null, trouble: null };
  const age = row?.age ?? 0;
  const since = new Date(Date.now() - age * 1000).toISOString();
  const isSilent = age > SILENCE;
  return {
    status: isSilent ? 'trouble' : status,
    block: toNumber(row?.number),
    blockHash: row?.hash ?? null,
    blockTime: toNumber(row?.time),
    head,
    trouble: isSilent ? { code: 'writer-silent', since, attempts: 1 } : trouble,
  };
}

function toNumber(value: number | string | null | undefined): number | null {
  return value === null || value === undefined ? null : Number(value);
}

/** The indexer's storage. */
export type Store = {
  /** The block up to which the database is complete; null before the first. */
  getLastBlock: () => Promise<BlockRow | null>;
  findBlock: (number: number) => Promise<BlockRow | null>;
  /** Stored blocks up to a number, oldest first. */
  getBlockNumbers: (upTo: number) => Promise<number[]>;
  /** Definitions of the known schemas; null for those longer than `maxLength`. */
  getSchemaDefinitions: (uids: readonly Hex[], maxLength: number) => Promise<Map<Hex, string | null>>;
  /** The given attestations that are not stored. */
  findUnknown: (uids: readonly Hex[]) => Promise<Hex[]>;
  /** The newest attestations of a schema, newest first. */
  getNewest: (schemaId: Hex, count: number) => Promise<Hex[]>;
  /** The given stored attestations that are not revoked. */
  findUnrevoked: (uids: readonly Hex[]) => Promise<Hex[]>;
  /** Writes a batch in one transaction. Existing rows stay. */
  commit: (batch: Batch) => Promise<void>;
  /** Removes everything after a block; everything for null. */
  rollBack: (ancestor: number | null) => Promise<void>;
};

/** Stored blocks behind the newest; a deeper reorganization reads the whole chain again. */
const REMEMBERED_BLOCKS = 20_000;

export function createScanStore(db: SqlSession): Store {
  const findOne = async <T>(statement: SQL<T>) => (await db.query(statement))[0] ?? null;

  return {
    getLastBlock: async () =>
      toBlock(
        await findOne(sql<BlockRow>`select number, hash, time from block order by number desc limit 1`),
      ),

    findBlock: async (number) =>
      toBlock(await findOne(sql<BlockRow>`select number, hash, time from block where number = ${number}`)),

    async getBlockNumbers(upTo) {
      const statement = sql<BlockRow>`select number from block where number <= ${upTo} order by number`;
      return (await db.query(statement)).map(({ number }) => Number(number));
    },

    async getSchemaDefinitions(uids, maxLength) {
      const rows = await db.query(sql<{ id: Hex; schema: string | null }>`
        select id, case when length(schema) <= ${maxLength} then schema end as schema from schema
        where id in (select json_array_elements_text(${JSON.stringify(uids)}::json))`);
      return new Map(rows.map(({ id, schema }) => [id, schema]));
    },

    async findUnknown(uids) {
      const rows = await db.query(sql<{ id: Hex }>`
        select uid as id from json_array_elements_text(${JSON.stringify(uids)}::json) uid
        where not exists (select 1 from attestation where id = uid)`);
      return rows.map(({ id }) => id);
    },

    async getNewest(schemaId, count) {
      const rows = await db.query(sql<{ id: Hex }>`select id from attestation where "schemaId" = ${schemaId}
        order by time desc, id desc limit ${count}`);
      return rows.map(({ id }) => id);
    },

    async findUnrevoked(uids) {
      const rows = await db.query(sql<{ id: Hex }>`select id from attestation
        where not revoked and id in (select json_array_elements_text(${JSON.stringify(uids)}::json))`);
      return rows.map(({ id }) => id);
    },

    async commit(batch) {
      await db.transaction(async (trx) => {
        for (const statement of toStatements(batch)) await trx.query(statement);
      });
    },

    async rollBack(ancestor) {
      const after = ancestor ?? -1;
      await db.transaction(async (trx) => {
        await trx.query(sql`delete from attestation where "blockNumber" > ${after}`);
        await trx.query(sql`update attestation set revoked = false, "revocationTime" = 0, "revokedAtBlock" = null
          where "revokedAtBlock" > ${after}`);
        await trx.query(sql`delete from schema where "blockNumber" > ${after}`);
        await trx.query(sql`delete from timestamped where "blockNumber" > ${after}`);
        await trx.query(sql`delete from "offchainRevocation" where "blockNumber" > ${after}`);
        await trx.query(sql`delete from block where number > ${after}`);
      });
    },
  };
}

/**
 * Ties a database to one chain and one EAS contract.
 *
 * @throws {StartError} `wrong-database` when it was filled from another one
 */
export async function claimDatabase(db: SqlQueries, source: string): Promise<void> {
  const find = async () =>
    (await db.query(sql<{ value: string }>`select value from meta where name = 'source'`))[0];
  let row = await find();
  if (!row) {
    await db.query(sql`insert into meta values ('source', ${source}) on conflict do nothing`);
    row = await find();
  }
  if (row?.value === source) return;
  const message = `The database holds ${row?.value}, not ${source}: choose another with DATABASE_URL, or delete it.`;
  throw new StartError({ code: 'wrong-database', message });
}

function toBlock(row: BlockRow | null): BlockRow | null {
  return (
    row && { number: Number(row.number), hash: row.hash, time: row.time === null ? null : Number(row.time) }
  );
}

function toStatements(batch: Batch): SQL[] {
  const statements: SQL[] = [];
  const insert = (rows: readonly object[], statement: (json: string) => SQL) => {
    if (rows.length > 0) statements.push(statement(JSON.stringify(rows)));
  };

  insert(
    batch.schemas,
    (
      json,
    ) => sql`insert into schema (id, schema, creator, resolver, revocable, index, txid, time, "blockNumber", "logIndex")
      select id, schema, creator, resolver, revocable,
        ((select count(*) from schema) + row_number() over (order by "blockNumber", "logIndex"))::text,
        txid, time, "blockNumber", "logIndex"
      from json_populate_recordset(null::schema, ${json}::json) r
      where not exists (select 1 from schema known where known.id = r.id)`,
  );
  insert(
    batch.attestations,
    (
      json,
    ) => sql`insert into attestation (id, data, "decodedDataJson", recipient, attester, time, "timeCreated",
        "expirationTime", "refUID", revocable, txid, "schemaId", "blockNumber", "logIndex")
      select id, data, "decodedDataJson", recipient, attester, time, "timeCreated",
        "expirationTime", "refUID", revocable, txid, "schemaId", "blockNumber", "logIndex"
      from json_populate_recordset(null::attestation, ${json}::json)
      on conflict (id) do nothing`,
  );
  insert(
    batch.revocations,
    (json) => sql`update attestation a
      set revoked = true, "revocationTime" = r."revocationTime", "revokedAtBlock" = r."revokedAtBlock"
      from json_populate_recordset(null::attestation, ${json}::json) r
      where a.id = r.id and not a.revoked`,
  );
  insert(
    batch.namings,
    (json) => sql`insert into naming select * from json_populate_recordset(null::naming, ${json}::json)
      on conflict (id) do nothing`,
  );
  insert(
    batch.timestamps,
    (json) => sql`insert into timestamped (id, "from", txid, timestamp, "blockNumber", "logIndex")
      select id, "from", txid, timestamp, "blockNumber", "logIndex"
      from json_populate_recordset(null::timestamped, ${json}::json)
      on conflict (id) do nothing`,
  );
  insert(
    batch.offchainRevocations,
    (json) => sql`insert into "offchainRevocation"
      select * from json_populate_recordset(null::"offchainRevocation", ${json}::json)
      on conflict (id) do nothing`,
  );
  insert(
    batch.blocks,
    (json) => sql`insert into block select * from json_populate_recordset(null::block, ${json}::json)
      on conflict (number) do update set hash = excluded.hash, time = excluded.time`,
  );
  const last = batch.blocks.at(-1);
  if (last) statements.push(sql`delete from block where number < ${last.number - REMEMBERED_BLOCKS}`);
  return statements;
}

const TABLES = ['attestation', 'schema', 'timestamped', 'offchainRevocation'];

/** The approximate number of rows per table, from PostgreSQL's statistics: counting takes too long. */
export async function countRows({ query }: SqlQueries): Promise<ReadonlyMap<string, number>> {
  const rows = await query(sql<{ name: string; count: number }>`
    select relname as name, n_live_tup::integer as count from pg_stat_user_tables
    where schemaname = current_schema() and relname in (${sql.join(TABLES, sql`, `)})`);
  return new Map(rows.map(({ name, count }) => [name, count]));
}
