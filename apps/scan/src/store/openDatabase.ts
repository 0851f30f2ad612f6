import * as kit from '@org/server-kit';
import { type Database, toDatabase } from './database.ts';
import { readMigrations } from './migrations.ts';

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
export async function openDatabase({ url, template }: OpenDatabaseOptions): Promise<Database> {
  const database = await kit.openDatabase({
    settings: toSettings(url),
    migrations: readMigrations(),
    applicationName: 'scan',
    template,
  });
  // What a crash takes with it is read from the chain again.
  if (!database.isShared) await database.query('set synchronous_commit = off');
  return toDatabase(database);
}

/** An empty database with all tables, as an uncompressed tar file: what `template` names, before it is compressed. */
export const dumpEmptyDatabase = (): Promise<Buffer> => kit.dumpEmptyDatabase(readMigrations());

function toSettings(url: string | null): kit.DatabaseSettings {
  if (url === null) return { kind: 'memory' };
  if (/^postgres(ql)?:/.test(url)) return { kind: 'postgres', url };
  return { kind: 'folder', path: url.replace(/^file:/, '') };
}
