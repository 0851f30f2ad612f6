import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { SqlQueries } from './database.ts';
import type { SyncProgress } from './tables.ts';

/** In seconds. A writer reports at least this often; its pauses after failures are shorter. */
const SILENCE = 90;
const HEARTBEAT_MS = 10_000;

const toldSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    status: v.picklist(['starting', 'syncing', 'live', 'trouble']),
    head: v.nullable(v.number()),
    trouble: v.nullable(v.object({ code: v.string(), since: v.string(), attempts: v.number() })),
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
