import { readFile } from 'node:fs/promises';
import { UnusableInput } from './terminal.ts';

/** A byte order mark is kept: a bundle does not begin with one. Wrong bytes are replaced, and refused later. */
const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });

/** Longer texts than a string can be. The verifier refuses shorter ones. */
const MAX_BYTES = 2 ** 29 - 25;

/**
 * The text of a bundle's file.
 *
 * @throws {UnusableInput} if the file cannot be read or is larger than any bundle
 */
export async function readProofFile(path: string): Promise<string> {
  const bytes = await readFile(path).catch((cause) => {
    throw new UnusableInput(`The file ${path} cannot be read.`, { cause });
  });
  if (bytes.length > MAX_BYTES) throw new UnusableInput(`The file ${path} is too large.`);
  return utf8.decode(bytes);
}
