import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readlinkSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SHARED = '/dev/shm';
/** The tests of all packages write less than 1 GB at once. */
const NEEDED_BYTES = 3_000_000_000;

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // The process belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Containers that share this memory count processes apart: the id of one says nothing about another's. */
export const toFolderPrefix = () =>
  `laurel-tests-${/\d+/.exec(readlinkSync('/proc/self/ns/pid'))?.[0] ?? ''}-`;

/** Containers may forbid programs there, and some tests write programs. */
function canRunPrograms(folder: string): boolean {
  const program = join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
  const { status } = spawnSync(program);
  rmSync(program);
  return status === 0;
}

/**
 * A folder in memory for the temporary files of tests, where Linux has enough. A database of PGlite is a thousand files: on a
 * disk, they take a second of a processor, which is more than the rest of the database takes.
 *
 * @param shared where Linux keeps files in memory
 * @returns undefined if there is none, or less than 3 GB, as in many containers
 */
export function takeMemory(shared = SHARED): { readonly path: string; remove: () => void } | undefined {
  let path: string | undefined;
  const remove = () => {
    if (path !== undefined) rmSync(path, { recursive: true, force: true, maxRetries: 3 });
  };
  try {
    const prefix = toFolderPrefix();
    path = join(shared, `${prefix}${process.pid}`);
    for (const name of readdirSync(shared).filter((each) => each.startsWith(prefix)))
      if (!isRunning(Number(name.slice(prefix.length))))
        rmSync(join(shared, name), { recursive: true, force: true });
    const { bavail, bsize } = statfsSync(shared);
    if (bavail * bsize < NEEDED_BYTES) return undefined;
    mkdirSync(path, { recursive: true });
    // PostgreSQL runs as another user.
    chmodSync(path, 0o755);
    if (canRunPrograms(path)) return { path, remove };
  } catch {
    // Not Linux, or not for this user.
  }
  remove();
  return undefined;
}
