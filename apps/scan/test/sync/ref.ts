import { type SQL, sql } from 'drizzle-orm';

/** A quoted name: of a table, a column, or a column of a table. */
export function ref(...path: string[]): SQL {
  return sql.join(
    path.map((name) => sql.identifier(name)),
    sql`.`,
  );
}

/** Parts of a list, separated by commas. */
export function list(parts: readonly unknown[]): SQL {
  return sql.join([...parts] as SQL[], sql`, `);
}
