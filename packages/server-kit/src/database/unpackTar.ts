import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const BLOCK = 512;

/** Writes the files and folders of a tar file (ustar with short names, as PGlite dumps a database) into a folder. */
export function unpackTar(tar: Buffer, folder: string): void {
  const readText = (from: number, to: number) => tar.toString('latin1', from, to).replace(/\0.*$/s, '');
  for (let at = 0; at < tar.length && tar[at] !== 0; ) {
    const path = join(folder, readText(at, at + 100));
    const size = Number.parseInt(readText(at + 124, at + 136), 8);
    const isFolder = readText(at + 156, at + 157) === '5';
    const start = at + BLOCK;
    if (isFolder) mkdirSync(path, { recursive: true, mode: 0o700 });
    else writeFileSync(path, tar.subarray(start, start + size), { mode: 0o600 });
    at = start + (isFolder ? 0 : Math.ceil(size / BLOCK) * BLOCK);
  }
}
