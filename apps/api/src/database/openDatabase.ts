import { join } from 'node:path';
import { createSiweTables } from '@org/auth-siwe/server';
import {
  type Database,
  DatabaseError,
  type DatabaseSettings,
  openDatabase as open,
  StartError,
} from '@org/server-kit';
import { migrations } from './migrations.ts';

const STATEMENT_MS = 5_000;

/**
 * Opens the database of the settings, with its tables up to date; null where everything stays in memory.
 *
 * @throws {StartError} `database`
 */
export async function openDatabase(settings: DatabaseSettings): Promise<Database | null> {
  if (settings.kind === 'memory') return null;
  try {
    const database = await open({
      settings,
      migrations,
      applicationName: 'laurel-api',
      statementMs: STATEMENT_MS,
      ...(settings.kind === 'folder' && { dataFolder: join(settings.path, 'data') }),
    });
    await createSiweTables(database.query);
    return database;
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    const why = error.cause instanceof Error && error.cause.message ? error.cause.message : error.message;
    const message = `The database of DATABASE_URL cannot be opened: ${why}.`;
    throw new StartError({ code: 'database', message, cause: error });
  }
}
