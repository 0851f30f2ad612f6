import { join } from 'node:path';
import { createSiweTables } from '@org/auth-siwe/server';
import {
  type Database,
  DatabaseError,
  type DatabaseSettings,
  type Migrations,
  openDatabase as open,
  StartError,
} from '@org/server-kit';

/**
 * Made with `if not exists`, so that a database from before versions were recorded keeps its drafts. Each draft of an
 * account has one of its numbered places, so that there are never more drafts than places.
 */
const DRAFTS = `
create table if not exists drafts (
  address text not null,
  id text not null,
  place integer not null,
  version text not null,
  updated_at bigint not null,
  content text not null,
  primary key (address, id),
  unique (address, place)
)`;

/**
 * A contract wallet owns its drafts on its own chain only (`eip155:<chain>:<address>`), a key on every chain (the
 * address). Nobody knows which of the two wrote an older draft, so it stays with the address: a contract that somebody
 * else has put there on another chain cannot read it.
 */
const DRAFT_OWNERS = 'alter table drafts rename column address to owner';

/** What a draft takes (its content and 500 bytes), which network it came from, and since when there is one. */
const DRAFT_SIZES = `
alter table drafts add column size integer;
alter table drafts add column created_at bigint;
alter table drafts add column network text;
update drafts set size = octet_length(content) + 500, created_at = updated_at, network = '';
alter table drafts alter column size set not null;
alter table drafts alter column created_at set not null;
alter table drafts alter column network set not null;
create index drafts_network on drafts (network)`;

/** All versions of the api's tables. One that has landed is never changed. */
export const migrations: Migrations = {
  owner: 'api',
  list: [
    { name: 'drafts', sql: DRAFTS },
    { name: 'draft owners', sql: DRAFT_OWNERS },
    { name: 'draft sizes', sql: DRAFT_SIZES },
  ],
};

const STATEMENT_MS = 5_000;

/**
 * Opens the database of the settings, with its tables up to date; null where everything stays in memory.
 *
 * @throws {StartError} `database`
 */
export async function openApiDatabase(settings: DatabaseSettings): Promise<Database | null> {
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
