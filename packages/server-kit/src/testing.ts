import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import pg from 'pg';
import { dumpEmptyDatabase } from './database/openDatabase.ts';

const folder = fileURLToPath(new URL('../.laurel/', import.meta.url));

/**
 * A `template` for tests that open many databases: creating one takes PGlite seven seconds of a processor, opening the
 * template less than one. It has no tables. The file is kept until PGlite changes: rename it when `dumpEmptyDatabase` changes.
 */
export async function provideTemplate(): Promise<URL> {
  const library = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  const { version } = JSON.parse(await readFile(join(library, '..', 'package.json'), 'utf8'));
  const file = join(folder, `pglite-${version}-one-database.tar.gz`);
  await mkdir(folder, { recursive: true });
  while (!existsSync(file)) await writeOnce(file);
  return pathToFileURL(file);
}

const LOCK_STALE_MS = 120_000;

/** Writes the template, or waits while another test file does. */
async function writeOnce(file: string): Promise<void> {
  const lock = `${file}.lock`;
  const isMine = await mkdir(lock).then(
    () => true,
    () => false,
  );
  if (isMine) return writeTemplate(file).finally(() => rm(lock, { recursive: true, force: true }));
  const held = await stat(lock).catch(() => undefined);
  // The test's process was killed.
  if (held && Date.now() - held.mtimeMs > LOCK_STALE_MS) await rm(lock, { recursive: true, force: true });
  await sleep(100);
}

async function writeTemplate(file: string): Promise<void> {
  const dump = await dumpEmptyDatabase();
  // Renamed when complete: other test files look for it meanwhile.
  const unfinished = `${file}.${process.pid}.${randomUUID()}`;
  await writeFile(unfinished, await promisify(gzip)(dump, { level: 1 }));
  await rename(unfinished, file);
}

/** Creates an empty database on a PostgreSQL server. @returns its URL, and a function that drops it and closes its connections */
export async function createDatabase(serverUrl: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '_')}`;
  const run = async (statement: string) => {
    const client = new pg.Client(serverUrl);
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await run(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database ${name} with (force)`) };
}
