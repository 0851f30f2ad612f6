import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const BLOCK = 512;

/**
 * Writes the files and folders of a tar file (ustar with short names, as PGlite dumps a database) into a folder.
 *
 * @throws {Error} when the file is incomplete, corrupt or of another kind; what precedes the fault is written already
 */
export function unpackTar(tar: Buffer, folder: string): void {
  let at = 0;
  while (tar[at] !== 0) {
    const { path, size, isFolder } = readHeader(tar.subarray(at, at + BLOCK));
    const start = at + BLOCK;
    if (start + size > tar.length) throw new Error(`The tar file ends inside ${path}.`);
    if (isFolder) mkdirSync(join(folder, path), { recursive: true, mode: 0o700 });
    else writeFileSync(join(folder, path), tar.subarray(start, start + size), { mode: 0o600 });
    at = start + Math.ceil(size / BLOCK) * BLOCK;
  }
}

function readHeader(header: Buffer) {
  const readText = (from: number, to: number) => header.toString('latin1', from, to).replace(/\0.*$/s, '');
  const path = readText(0, 100);
  const size = readText(124, 136).trim();
  const type = readText(156, 157);
  // The checksum counts its own eight bytes as spaces.
  const sum = header.reduce((all, byte, place) => all + (place >= 148 && place < 156 ? 32 : byte), 0);
  const isComplete = header.length === BLOCK && sum === Number.parseInt(readText(148, 156), 8);
  // Long names have a prefix or a header of another type.
  const isKnown = readText(257, 262) === 'ustar' && /^[05]?$/.test(type) && readText(345, 500) === '';
  const isInside = path !== '' && !path.split(/[\\/]/).includes('..');
  if (!isComplete || !isKnown || !isInside || !/^[0-7]+$/.test(size))
    throw new Error('The file is not a tar file of PGlite, or corrupt.');
  const isFolder = type === '5';
  return { path, size: isFolder ? 0 : Number.parseInt(size, 8), isFolder };
}
