import { sql } from 'kysely';
import type { Database } from '../store/openDatabase.ts';
import { type ListArguments, type Row, toStatement } from './findRows.ts';
import type { Model } from './models.ts';

/** What may be asked of many rows at once. */
export type Aggregate = '_count' | '_avg' | '_sum' | '_min' | '_max';

type Column = readonly [aggregate: Aggregate, field: string];

const functions = {
  String: { _min: 'min', _max: 'max' },
  Int: { _min: 'min', _max: 'max', _avg: 'avg', _sum: 'sum' },
  Boolean: { _min: 'bool_and', _max: 'bool_or' },
} as const;

/**
 * Counts and aggregates the rows that a question finds (all of them, where it names no `take`).
 *
 * @param wanted the fields asked for under each aggregate
 */
export async function aggregateRows(
  { db, model, args }: { db: Database; model: Model; args: ListArguments },
  wanted: ReadonlyMap<Aggregate, readonly string[]>,
): Promise<Row> {
  const columns: Column[] = [...wanted].flatMap(([aggregate, fields]) =>
    fields.map((field): Column => [aggregate, field]),
  );
  const fields = columns.flatMap(([, field]) => (field in model.fields ? [field] : []));
  const rows = await toStatement({ db, model, args, columns: fields, defaultTake: null });
  if (!rows || columns.length === 0) return nest(columns, {});
  const selected = sql.join(
    columns.map(
      ([aggregate, field]) => sql`${toSql(model, aggregate, field)} as ${sql.id(`${aggregate}.${field}`)}`,
    ),
  );
  const answer = await sql<Row>`select ${selected} from (${rows}) r`.execute(db);
  return nest(columns, answer.rows[0] ?? {});
}

function toSql(model: Model, aggregate: Aggregate, field: string) {
  // No column is ever null, so every field of `_count` is the number of rows.
  if (aggregate === '_count') return sql`count(*)::integer`;
  const name =
    (functions[model.fields[field] ?? 'String'] as Partial<Record<Aggregate, string>>)[aggregate] ?? 'min';
  const value = sql`${sql.raw(name)}(${sql.ref(`r.${field}`)})`;
  return aggregate === '_avg' || aggregate === '_sum' ? sql`${value}::float8` : value;
}

function nest(columns: readonly Column[], flat: Row): Row {
  const nested: Record<string, Record<string, unknown>> = {};
  for (const [aggregate, field] of columns) {
    nested[aggregate] ??= {};
    nested[aggregate][field] = flat[`${aggregate}.${field}`] ?? (aggregate === '_count' ? 0 : null);
  }
  return nested;
}
