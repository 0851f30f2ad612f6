import { provideTemplate } from '@org/server-kit/testing';
import { is, sql } from 'drizzle-orm';
import { getTableConfig, getViewConfig, PgTable, PgView } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { SqlDatabase } from './database.ts';
import { openScanDatabase } from './openDatabase.ts';
import * as schema from './schema.ts';

vi.setConfig({ hookTimeout: 180_000 });

let db: SqlDatabase;

beforeAll(async () => {
  db = await openScanDatabase({ url: null, template: await provideTemplate() });
});
afterAll(() => db.close());

const tables = Object.values(schema)
  .filter((each) => is(each, PgTable))
  .map((table) => getTableConfig(table));
const views = Object.values(schema)
  .filter((each) => is(each, PgView))
  .map((view) => getViewConfig(view));
const sorted = (names: readonly (string | undefined)[]) => names.toSorted();

test('has migrations that match the schema', async () => {
  const columns = await db.query(sql<{ name: string; column: string; type: string; is_nullable: string }>`
    select table_name as name, column_name as column, is_nullable,
      data_type || coalesce(' collate "' || collation_name || '"', '') as type
    from information_schema.columns where table_schema = 'public'`);
  const toLines = (rows: readonly (readonly unknown[])[]) => rows.map((row) => row.join(' ')).toSorted();
  const ofTables = columns.filter(({ name }) => tables.some((table) => table.name === name));
  expect(
    toLines(ofTables.map(({ name, column, type, is_nullable }) => [name, column, type, is_nullable])),
  ).toEqual(
    toLines(
      tables.flatMap((table) =>
        table.columns.map((column) => [
          table.name,
          column.name,
          column.getSQLType(),
          column.notNull ? 'NO' : 'YES',
        ]),
      ),
    ),
  );
  const indexes = await db.query(sql<{ name: string }>`select indexname as name from pg_indexes
    where schemaname = 'public' and indexname not like '%_pkey'`);
  expect(sorted(indexes.map(({ name }) => name))).toEqual(
    sorted(tables.flatMap((table) => table.indexes.map((index) => index.config.name))),
  );
  const found = await db.query(sql<{
    name: string;
    kind: string;
  }>`select table_name as name, table_type as kind
    from information_schema.tables where table_schema = 'public'`);
  expect(sorted(found.map(({ name }) => name))).toEqual(
    sorted(['scan_migrations', ...[...tables, ...views].map(({ name }) => name)]),
  );
});
