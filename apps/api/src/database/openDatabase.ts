import { createSiweTables } from '@org/auth-siwe/server';
import { createDraftTables } from '../drafts/createSqlDraftStore.ts';
import { StartError } from '../errors.ts';
import type { DatabaseSettings } from '../settings/settings.ts';
import type { Database } from './database.ts';

/** A driver is loaded only by those who use it. */
async function open(settings: Exclude<DatabaseSettings, { kind: 'memory' }>): Promise<Database> {
  if (settings.kind === 'folder') return (await import('./openPglite.ts')).openPglite(settings.path);
  return (await import('./openPostgres.ts')).openPostgres(settings.url);
}

/**
 * Opens the database of the settings, with its tables; null where everything stays in memory.
 *
 * @throws {StartError} `database`
 */
export async function openDatabase(settings: DatabaseSettings): Promise<Database | null> {
  if (settings.kind === 'memory') return null;
  const where = settings.kind === 'folder' ? settings.path : 'DATABASE_URL';
  try {
    const database = await open(settings);
    await createSiweTables(database.query);
    await createDraftTables(database.query);
    return database;
  } catch (cause) {
    const why = cause instanceof Error && cause.message ? cause.message : String(cause);
    throw new StartError('database', `The database of ${where} cannot be opened: ${why}.`, { cause });
  }
}
