import { type SQL, sql } from 'drizzle-orm';

/** A name, quoted: of a table, of a column, or of a column of a table. */
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
