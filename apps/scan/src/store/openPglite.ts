import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { PGlite, type QueryOptions, type Transaction } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { StartError } from '../errors.ts';
import { type Database, type Queries, type Rows, type Session, toQuery } from './database.ts';
import { holdFolder } from './holdFolder.ts';
import { migrations } from './migrations.ts';

export type OpenPgliteOptions = {
  /** Null keeps it in memory. */
  directory: string | null;
  template?: URL | undefined;
};

/** Numbers of types that PGlite would read into values of JavaScript: boolean, bigint, integer, json. */
const TYPES = [16, 20, 23, 114];

/** Values stay the texts that PostgreSQL writes. */
const AS_TEXT: QueryOptions = {
  rowMode: 'array',
  parsers: Object.fromEntries(TYPES.map((type) => [type, (text: string) => text])),
};

/**
 * PostgreSQL embedded in this process.
 *
 * @throws {StartError} `database` when the folder cannot be used, or another process uses it
 */
export async function openPglite({ directory, template }: OpenPgliteOptions): Promise<Database> {
  const { pglite, giveBack } = await start(directory, template);
  const session: Session = {
    ...createQueries(pglite),
    transaction: (run) => pglite.transaction((client) => run(createQueries(client))),
  };
  return {
    ...session,
    read: async ({ text, values }) => (await pglite.query<Rows[number]>(text, [...values], AS_TEXT)).rows,
    isShared: false,
    // Nobody else can open it.
    tryLead: async () => ({ session, lost: new AbortController().signal, release: async () => undefined }),
    async close() {
      await pglite.close();
      giveBack();
    },
  };
}

/** Makes an empty, migrated database in memory and gives it as an uncompressed tar file. */
export async function dumpEmptyDatabase(): Promise<Buffer> {
  const pglite = new PGlite();
  await bringUpToDate(pglite);
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  return Buffer.from(await dump.arrayBuffer());
}

function createQueries(client: PGlite | Transaction): Queries {
  return {
    async query<Row>(statement: Parameters<Queries['query']>[0]) {
      const { text, values } = toQuery(statement);
      return (await client.query<Row>(text, values)).rows;
    },
  };
}

/** Stands in a folder as long as its database is being made: what a process leaves that dies then is worth nothing. */
const UNFINISHED = 'unfinished';

async function start(directory: string | null, template: URL | undefined) {
  const loadDataDir = template && (await readTemplate(template));
  if (directory === null) {
    const pglite = await ready(new PGlite(loadDataDir ? { loadDataDir } : {}));
    await bringUpToDate(pglite);
    return { pglite, giveBack: () => undefined };
  }
  const giveBack = hold(directory);
  try {
    const unfinished = join(directory, UNFINISHED);
    if (existsSync(unfinished)) empty(directory);
    // An existing database would be refused together with a template.
    const isNew = !existsSync(join(directory, 'PG_VERSION'));
    if (isNew) writeFileSync(unfinished, '');
    const dataDir = `file://${directory}`;
    const pglite = await ready(new PGlite(isNew && loadDataDir ? { dataDir, loadDataDir } : { dataDir }));
    await bringUpToDate(pglite);
    // What a crash takes with it is read from the chain again.
    await pglite.query('set synchronous_commit = off');
    rmSync(unfinished, { force: true });
    return { pglite, giveBack };
  } catch (cause) {
    giveBack();
    throw cause instanceof StartError ? cause : toStartError(directory, cause);
  }
}

function hold(directory: string): () => void {
  let giveBack: (() => void) | null;
  try {
    mkdirSync(directory, { recursive: true });
    giveBack = holdFolder(directory);
  } catch (cause) {
    throw toStartError(directory, cause);
  }
  if (giveBack) return giveBack;
  const message =
    `The database in ${directory} is in use by another process. Stop that one, choose another folder with ` +
    'DATABASE_URL, or use a PostgreSQL server, which several scans can share.';
  throw new StartError({ code: 'database', message });
}

function empty(directory: string) {
  for (const name of readdirSync(directory)) {
    if (!name.startsWith('in-use.lock')) rmSync(join(directory, name), { recursive: true });
  }
}

function toStartError(directory: string, cause: unknown): StartError {
  const message = `The database in ${directory} cannot be opened: ${cause instanceof Error ? cause.message : cause}.`;
  return new StartError({ code: 'database', message, cause });
}

async function ready(pglite: PGlite): Promise<PGlite> {
  await pglite.waitReady;
  return pglite;
}

async function readTemplate(template: URL): Promise<Blob | undefined> {
  try {
    return new Blob([await promisify(gunzip)(await readFile(fileURLToPath(template)))]);
  } catch {
    // Only a quicker way to the same database.
    return undefined;
  }
}

async function bringUpToDate(pglite: PGlite) {
  try {
    await migrate(drizzle(pglite), migrations);
  } catch (cause) {
    const message = `The database cannot be brought up to date: ${cause instanceof Error ? cause.message : cause}.`;
    throw new StartError({ code: 'database', message, cause });
  }
}
