import * as kit from '@org/server-kit';
import { type Database, toDatabase } from './database.ts';
import { readMigrations } from './migrations.ts';

export type OpenDatabaseOptions = {
  /** `postgres://…` a server, `file:…` a folder for an embedded one; null keeps it in a temporary folder. */
  url: string | null;
  /** File with an empty, migrated database (see `dumpEmptyDatabase`), which opens much faster than a new one is made. */
  template?: URL | undefined;
  /** How long a question may take. Default: 15 s on a server, 8 s embedded, where it holds up all others. */
  statementMs?: number;
};

const SERVER_MS = 15_000;
const EMBEDDED_MS = 8_000;

/**
 * Opens PostgreSQL, on a server or embedded in this process, and brings its tables up to date.
 *
 * @throws {StartError} `database` when it cannot be used
 * @throws {DatabaseError} when the server does not answer
 */
export async function openDatabase({ url, template, statementMs }: OpenDatabaseOptions): Promise<Database> {
  const settings = toSettings(url);
  const database = await kit.openDatabase({
    settings,
    migrations: readMigrations(),
    applicationName: 'scan',
    statementMs: statementMs ?? (settings.kind === 'postgres' ? SERVER_MS : EMBEDDED_MS),
    template,
  });
  return toDatabase(database);
}

/** An empty database with all tables, as an uncompressed tar file: what `template` names, before it is compressed. */
export const dumpEmptyDatabase = (): Promise<Buffer> => kit.dumpEmptyDatabase(readMigrations());

function toSettings(url: string | null): kit.DatabaseSettings {
  if (url === null) return { kind: 'memory' };
  if (/^postgres(ql)?:/.test(url)) return { kind: 'postgres', url };
  return { kind: 'folder', path: url.replace(/^file:/, '') };
}
