import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Keeps other processes out of a folder. SQLite takes the operating system's lock on a file, everywhere in the same way,
 * and that lock ends with the process, however it ends; a file with a process number would stay behind.
 *
 * @returns what gives the folder back; null when another process holds it
 */
export function holdFolder(directory: string): (() => void) | null {
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
