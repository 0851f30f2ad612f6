import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../base/errors.ts';

/** A folder that no other process uses. */
export type DatabaseFolder = {
  readonly path: string;
  /** Releases the folder; a temporary one is removed. */
  release(): void;
};

/** Marks a folder whose database is still being created: after a crash such a folder is emptied. */
const UNFINISHED = 'unfinished';
const LOCK = /^in-use\.lock/;
const TEMPORARY = 'laurel-database-';
/** A temporary folder that is being created is not locked yet. */
const STALE_MS = 60_000;

/**
 * Locks a folder for this process.
 *
 * @param folder null: a temporary one
 * @param dataFolder where the data is, the folder itself or one in it
 * @throws {StartError} `database` if it cannot be used, contains other files, or another process uses it
 */
export function takeFolder(folder: string | null, dataFolder: string | undefined): DatabaseFolder {
  if (folder === null) return takeTemporaryFolder();
  let release: (() => void) | null;
  try {
    refuseForeign(folder, dataFolder ?? folder);
    mkdirSync(folder, { recursive: true });
    release = holdFolder(folder);
  } catch (cause) {
    throw toStartError(folder, cause);
  }
  if (release) return { path: folder, release };
  const message =
    `The database in ${folder} is in use by another process. Stop that one, choose another folder with ` +
    'DATABASE_URL, or use a PostgreSQL server, which several processes can share.';
  throw new StartError({ code: 'database', message });
}

/** Never writes into a folder with foreign files: they would be removed after a crash. */
function refuseForeign(folder: string, dataFolder: string) {
  const isOurs = [join(dataFolder, 'PG_VERSION'), join(folder, UNFINISHED)].some((path) => existsSync(path));
  for (const each of isOurs ? [] : new Set([folder, dataFolder])) {
    const names = existsSync(each) ? readdirSync(each) : [];
    const foreign = names.find((name) => !LOCK.test(name) && join(each, name) !== dataFolder);
    if (foreign !== undefined)
      throw new Error(`it contains other files (${foreign}). Choose an empty folder, or a new one`);
  }
}

function takeTemporaryFolder(): DatabaseFolder {
  removeStale();
  const path = mkdtempSync(join(tmpdir(), TEMPORARY));
  const giveBack = holdFolder(path);
  const release = () => {
    process.off('exit', release);
    giveBack?.();
    try {
      rmSync(path, { recursive: true, force: true, maxRetries: 3 });
    } catch {
      // A thread was still writing there: the next process removes the folder.
    }
  };
  process.once('exit', release);
  return { path, release };
}

/** Removes folders left behind by killed processes. */
function removeStale() {
  for (const name of readdirSync(tmpdir()).filter((each) => each.startsWith(TEMPORARY))) {
    const path = join(tmpdir(), name);
    try {
      if (Date.now() - statSync(path).mtimeMs < STALE_MS) continue;
      const giveBack = holdFolder(path);
      giveBack?.();
      if (giveBack) rmSync(path, { recursive: true, force: true });
    } catch {
      // The folder belongs to another user, or is already gone.
    }
  }
}

/** Prepares a folder for a new database. @returns whether the folder has no database yet */
export function prepareFolder(folder: string, dataFolder: string): boolean {
  const unfinished = join(folder, UNFINISHED);
  if (existsSync(unfinished)) emptyFolder(dataFolder);
  const isNew = !existsSync(join(dataFolder, 'PG_VERSION'));
  if (isNew) writeFileSync(unfinished, '');
  return isNew;
}

/** Removes the data of an unfinished database. The folder stays locked and marked. */
export function emptyFolder(dataFolder: string): void {
  for (const name of existsSync(dataFolder) ? readdirSync(dataFolder) : [])
    if (!LOCK.test(name) && name !== UNFINISHED) rmSync(join(dataFolder, name), { recursive: true });
}

/** Marks the database of a folder as complete. */
export function finishFolder(folder: string): void {
  rmSync(join(folder, UNFINISHED), { force: true });
}

export function toStartError(folder: string, cause: unknown): StartError {
  const message = `The database in ${folder} cannot be opened: ${cause instanceof Error ? cause.message : cause}.`;
  return new StartError({ code: 'database', message, cause });
}

/**
 * Locks a folder against other processes. SQLite takes the operating system's lock on a file, which ends with the
 * process even when it is killed; a file with a process id would stay behind.
 *
 * @returns releases the folder; null when another process holds it
 */
function holdFolder(directory: string): (() => void) | null {
  // Not imported: an older Node would fail at that before it says which version is needed.
  const { DatabaseSync } = process.getBuiltinModule('node:sqlite');
  const file = new DatabaseSync(join(directory, 'in-use.lock'));
  try {
    file.exec('begin exclusive');
    return () => file.close();
  } catch (error) {
    file.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return null;
    throw error;
  }
}

const SQLITE_BUSY = 5;
