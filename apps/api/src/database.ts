import { join } from 'node:path';
import { createSiweTables } from '@org/auth-siwe/server';
import {
  type Database,
  DatabaseError,
  type DatabaseSettings,
  dumpEmptyDatabase,
  type Migrations,
  openDatabase as open,
  StartError,
} from '@org/server-kit';

/**
 * A contract wallet owns its drafts on its own chain only (`eip155:<chain>:<address>`), a key on every chain (the
 * address). Each draft occupies one of its account's numbered places, which limits their number. It records its size
 * (its content and 500 bytes), the network it was created from, and when.
 */
const DRAFTS = `
create table drafts (
  owner text not null,
  id text not null,
  place integer not null,
  version text not null,
  updated_at bigint not null,
  content text not null,
  size integer not null,
  created_at bigint not null,
  network text not null,
  primary key (owner, id),
  unique (owner, place)
);
create index drafts_network on drafts (network)`;

/** The organizer through whom the account of a draft is known, see `draftStore.ts`. */
const ORGANIZERS = `
alter table drafts add column organizer text not null default '';
create index drafts_organizer on drafts (organizer)`;

/**
 * Stored documents and pictures by their CID. `pictures` are the CIDs that a document names. `networks` are those of the
 * upload, until an attestation names the document: then only the two largest stay. `expires_at` is null from then on.
 */
const DOCUMENTS = `
create table documents (
  cid text primary key,
  content bytea not null,
  is_text boolean not null,
  pictures text[] not null,
  size integer not null,
  networks text[] not null,
  stored_at bigint not null,
  expires_at bigint
);
alter table documents alter column content set storage external;
create index documents_pictures on documents using gin (pictures);
create index documents_networks on documents using gin (networks);
create index documents_expiry on documents (expires_at) where expires_at is not null`;

/** When a document that is due is looked up again, so that `expires_at` stays the end of its time. */
const DOCUMENT_RETRIES = 'alter table documents add column retry_at bigint not null default 0';

/** All versions of the api's tables. A merged one never changes. */
const migrations: Migrations = {
  owner: 'api',
  apartFrom: ['scan'],
  list: [
    { name: 'owned drafts', sql: DRAFTS, usableFrom: 1 },
    { name: 'organizers of drafts', sql: ORGANIZERS, usableFrom: 1 },
    { name: 'stored documents', sql: DOCUMENTS, usableFrom: 1 },
    { name: 'retries of stored documents', sql: DOCUMENT_RETRIES, usableFrom: 1 },
  ],
};

const STATEMENT_MS = 5_000;

/** An empty database with the tables of drafts, as an uncompressed tar file: `template` is this, compressed. */
export function dumpEmptyApiDatabase(): Promise<Buffer> {
  return dumpEmptyDatabase(migrations);
}

/**
 * Opens and migrates the database of the settings; null when everything stays in memory.
 *
 * @param template an empty database to start a new folder with
 * @param isLocal opens one in a temporary folder instead of keeping everything in memory
 * @throws {StartError} `database`
 */
export async function openApiDatabase(
  settings: DatabaseSettings,
  template?: URL,
  isLocal = false,
): Promise<Database | null> {
  if (settings.kind === 'memory' && !isLocal) return null;
  try {
    const database = await open({
      settings,
      migrations,
      applicationName: 'laurel-api',
      statementMs: STATEMENT_MS,
      ...(settings.kind === 'folder' && { dataFolder: join(settings.path, 'data') }),
      template,
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
