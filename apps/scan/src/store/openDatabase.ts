import { readdirSync, readFileSync } from 'node:fs';
import * as kit from '@org/server-kit';
import { type Migrations, StartError } from '@org/server-kit';
import { sql } from 'drizzle-orm';
import { type SqlDatabase, toDatabase } from './database.ts';

// Beside this file in the sources, and beside the bundle in a build.
const FOLDER = new URL('./migrations/', import.meta.url);

/** The line of a migration's file that names the oldest version whose release can use the tables after it. */
const USABLE_FROM = /^-- usable from version (\d+)$/m;

/** @throws {Error} if the text has no such line */
function readUsableFrom(text: string, file: string): number {
  const version = USABLE_FROM.exec(text)?.[1];
  if (version === undefined)
    throw new Error(
      `${file} needs a line like "-- usable from version 3": the oldest version whose release can use the tables after it.`,
    );
  return Number(version);
}

/** All versions of the tables, from the SQL files that Drizzle generated. */
export function readMigrations(folder = FOLDER): Migrations {
  return {
    owner: 'scan',
    apartFrom: ['api'],
    list: readdirSync(folder)
      .filter((file) => file.endsWith('.sql'))
      .sort()
      .map((file) => {
        const text = readFileSync(new URL(file, folder), 'utf8');
        return { name: file.replace(/\.sql$/, ''), sql: text, usableFrom: readUsableFrom(text, file) };
      }),
  };
}

export type ScanDatabaseOptions = {
  /** `postgres://…` a server, `file:…` a folder for an embedded one; null keeps it in a temporary folder. */
  url: string | null;
  /** File with an empty, migrated database (see `dumpEmptyScanDatabase`), which opens much faster than a new one is made. */
  template?: URL | undefined;
  /** Statement timeout. Default: 15 s on a server, 8 s embedded, where a statement blocks all others. */
  statementMs?: number;
};

const SERVER_MS = 15_000;
const EMBEDDED_MS = 8_000;

/**
 * Opens PostgreSQL, on a server or embedded in this process, and migrates its tables.
 *
 * @throws {StartError} `database` when it cannot be used
 * @throws {DatabaseError} when the server does not answer
 */
export async function openScanDatabase({
  url,
  template,
  statementMs,
}: ScanDatabaseOptions): Promise<SqlDatabase> {
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

/** An empty database with all tables, as an uncompressed tar file: `template` is this, compressed. */
export function dumpEmptyScanDatabase(): Promise<Buffer> {
  return kit.dumpEmptyDatabase(readMigrations());
}

function toSettings(url: string | null): kit.DatabaseSettings {
  if (url === null) return { kind: 'memory' };
  if (/^postgres(ql)?:/.test(url)) return { kind: 'postgres', url };
  return { kind: 'folder', path: url.replace(/^file:/, '') };
}

/**
 * Empties the database, so that the next start reads the chain from its beginning.
 *
 * @throws {StartError} `database` when another process writes
 */
export async function emptyDatabase(databaseUrl: string | null): Promise<void> {
  const db = await openScanDatabase({ url: databaseUrl });
  try {
    const lead = await db.tryLead();
    if (!lead) {
      const message = 'Another process writes to this database: stop it first.';
      throw new StartError({ code: 'database', message });
    }
    // Truncates, which is fast at any size; there is no concurrent writer.
    await lead.session.query(
      sql`truncate attestation, naming, schema, timestamped, "offchainRevocation", block`,
    );
    await lead.release();
  } finally {
    await db.close();
  }
}
