import { sql } from 'drizzle-orm';
import type { Queries } from './database.ts';

const TABLES = ['attestation', 'schema', 'timestamped', 'offchainRevocation'];

/** About how many rows each table has, as PostgreSQL's statistics tell it: counting them takes too long. */
export async function countRows({ query }: Queries): Promise<ReadonlyMap<string, number>> {
  const rows = await query(sql<{ name: string; count: number }>`
    select relname as name, n_live_tup::integer as count from pg_stat_user_tables
    where schemaname = current_schema() and relname in (${sql.join(TABLES, sql`, `)})`);
  return new Map(rows.map(({ name, count }) => [name, count]));
}
