import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Database } from './database.ts';

/**
 * PostgreSQL embedded in this process, in a folder. It is fetched only here: nothing else needs it.
 *
 * @throws when another process has the folder, or it cannot be used
 */
export async function openPglite(folder: string): Promise<Database> {
  mkdirSync(folder, { recursive: true });
  // Two processes in one folder would ruin it. The operating system ends SQLite's lock with the process.
  const lock = new DatabaseSync(join(folder, 'in-use.lock'));
  try {
    lock.exec('begin exclusive');
    const { PGlite } = await import('@electric-sql/pglite');
    const pglite = await PGlite.create(join(folder, 'data'));
    return {
      query: (sql, values) => pglite.query(sql, [...values]),
      close: async () => {
        await pglite.close();
        lock.close();
      },
    };
  } catch (error) {
    lock.close();
    throw error;
  }
}
