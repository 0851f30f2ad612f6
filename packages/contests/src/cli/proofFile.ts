import { readFile, stat } from 'node:fs/promises';
import { UnusableInput } from './terminal.ts';

/** A byte order mark is kept: a bundle does not begin with one. Wrong bytes are replaced, and refused later. */
const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });

/** Twice what the verifier accepts, which says so of shorter ones. */
const MAX_BYTES = 128 * 1024 * 1024;

/**
 * The text of a bundle's file.
 *
 * @throws {UnusableInput} if the file cannot be read or is larger than any bundle
 */
export async function readProofFile(path: string): Promise<string> {
  try {
    const { size } = await stat(path);
    if (size <= MAX_BYTES) return utf8.decode(await readFile(path));
  } catch (cause) {
    throw new UnusableInput(`The file ${path} cannot be read.`, { cause });
  }
  throw new UnusableInput(`The file ${path} is too large.`);
}
