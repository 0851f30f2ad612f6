import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { PGlite, type QueryOptions, type Transaction } from '@electric-sql/pglite';
import { DatabaseError, StartError } from '../errors.ts';
import type { Database, Query, Session, TextRows } from './database.ts';
import { holdFolder } from './holdFolder.ts';
import { type Migrations, migrate } from './migrations.ts';

export type PgliteOptions = {
  /** Null keeps it in memory. */
  readonly folder: string | null;
  /** Where the data is, when it is not the folder itself. */
  readonly dataFolder?: string | undefined;
  readonly migrations: Migrations;
  /** A file that `dumpEmptyDatabase` made: it opens much faster than a new database is made. */
  readonly template?: URL | undefined;
};

/** Numbers of types that PGlite would read into values of JavaScript: boolean, bigint, integer, json. */
const TYPES = [16, 20, 23, 114];

const AS_TEXT: QueryOptions = {
  rowMode: 'array',
  parsers: Object.fromEntries(TYPES.map((type) => [type, (text: string) => text])),
};

/**
 * PostgreSQL embedded in this process.
 *
 * @throws {StartError} `database` when the folder cannot be used, or another process uses it
 */
export async function openPglite(options: PgliteOptions): Promise<Database> {
  const { pglite, giveBack } = await start(options);
  const session: Session = {
    query: createQuery(pglite),
    transaction: (work) => pglite.transaction((client) => work({ query: createQuery(client) })),
  };
  return {
    ...session,
    readText: async (text, values) =>
      (await told(pglite.query<TextRows[number]>(text, [...values], AS_TEXT))).rows,
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
export async function dumpEmptyDatabase(migrations: Migrations): Promise<Buffer> {
  const pglite = new PGlite();
  await bringUpToDate(pglite, migrations);
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  return Buffer.from(await dump.arrayBuffer());
}

function createQuery(client: PGlite | Transaction): Query {
  return async <Row>(text: string, values: readonly unknown[] = []) => ({
    rows: (await told(client.query<Row>(text, [...values]))).rows,
  });
}

async function told<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    throw new DatabaseError(error);
  }
}

/** Marks a folder whose database is still being made: after a crash such a folder is emptied. */
const UNFINISHED = 'unfinished';

async function start({ folder, dataFolder, migrations, template }: PgliteOptions) {
  const loadDataDir = template && (await readTemplate(template));
  if (folder === null) {
    const pglite = await ready(new PGlite(loadDataDir ? { loadDataDir } : {}));
    await bringUpToDate(pglite, migrations);
    return { pglite, giveBack: () => undefined };
  }
  const giveBack = hold(folder);
  try {
    const directory = dataFolder ?? folder;
    const unfinished = join(folder, UNFINISHED);
    if (existsSync(unfinished)) empty(folder);
    // An existing database would be refused together with a template.
    const isNew = !existsSync(join(directory, 'PG_VERSION'));
    if (isNew) writeFileSync(unfinished, '');
    const dataDir = `file://${directory}`;
    const pglite = await ready(new PGlite(isNew && loadDataDir ? { dataDir, loadDataDir } : { dataDir }));
    await bringUpToDate(pglite, migrations);
    rmSync(unfinished, { force: true });
    return { pglite, giveBack };
  } catch (cause) {
    giveBack();
    throw cause instanceof StartError ? cause : toStartError(folder, cause);
  }
}

function hold(folder: string): () => void {
  let giveBack: (() => void) | null;
  try {
    mkdirSync(folder, { recursive: true });
    giveBack = holdFolder(folder);
  } catch (cause) {
    throw toStartError(folder, cause);
  }
  if (giveBack) return giveBack;
  const message =
    `The database in ${folder} is in use by another process. Stop that one, choose another folder with ` +
    'DATABASE_URL, or use a PostgreSQL server, which several processes can share.';
  throw new StartError({ code: 'database', message });
}

function empty(folder: string) {
  for (const name of readdirSync(folder)) {
    if (!name.startsWith('in-use.lock')) rmSync(join(folder, name), { recursive: true });
  }
}

function toStartError(folder: string, cause: unknown): StartError {
  const message = `The database in ${folder} cannot be opened: ${cause instanceof Error ? cause.message : cause}.`;
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

async function bringUpToDate(pglite: PGlite, migrations: Migrations) {
  const run = async (sql: string) => void (await pglite.exec(sql));
  await migrate({ run, query: createQuery(pglite) }, migrations);
}
