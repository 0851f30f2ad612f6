import type { Database } from './database.ts';
import { openPglite } from './openPglite.ts';
import { openPostgres } from './openPostgres.ts';

export type OpenDatabaseOptions = {
  /** `postgres://…` a server, `file:…` a folder for an embedded one; null keeps it in memory. */
  url: string | null;
  /** File with an empty, migrated database (see `dumpEmptyDatabase`), which opens much faster than a new one is made. */
  template?: URL | undefined;
};

/**
 * Opens PostgreSQL, on a server or embedded in this process, and brings its tables up to date.
 *
 * @throws {StartError} `database` when it cannot be used
 * @throws {DatabaseError} when the server does not answer
 */
export function openDatabase({ url, template }: OpenDatabaseOptions): Promise<Database> {
  if (url !== null && /^postgres(ql)?:/.test(url)) return openPostgres(url);
  return openPglite({ directory: url?.replace(/^file:/, '') ?? null, template });
}
