import { readdirSync, readFileSync } from 'node:fs';
import type { Migrations, Query } from '@org/server-kit';

// Beside this file in the sources, and beside the one file that the build makes.
const folder = new URL('./migrations/', import.meta.url);

/** Whether the first version was made by Drizzle's own migrator, which recorded it in a schema of its own. */
const isMadeByDrizzle = async (query: Query): Promise<boolean> => {
  const found = await query<{ is: boolean }>(`select to_regclass('drizzle.scan') is not null as "is"`);
  if (!found.rows[0]?.is) return false;
  return (await query('select 1 from drizzle.scan')).rows.length > 0;
};

/** All versions of the tables, from the SQL files that Drizzle generated. */
export const readMigrations = (): Migrations => ({
  owner: 'scan',
  list: readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file, index) => ({
      name: file.replace(/\.sql$/, ''),
      sql: readFileSync(new URL(file, folder), 'utf8'),
      ...(index === 0 && { isApplied: isMadeByDrizzle }),
    })),
});
