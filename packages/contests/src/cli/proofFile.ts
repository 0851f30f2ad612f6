import { readUpTo } from './input/readUpTo.ts';
import { UnusableInput } from './input/terminal.ts';

/** A byte order mark is kept: a bundle does not begin with one. Wrong bytes are replaced, and refused later. */
const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });

/** Twice what the verifier accepts, which says so of shorter ones. */
const MAX_BYTES = 128 * 1024 * 1024;

/**
 * The text of a bundle's file; null if it is larger than any bundle.
 *
 * @throws {UnusableInput} if the file cannot be read
 */
export async function readProofFile(path: string): Promise<string | null> {
  const bytes = await readUpTo(path, MAX_BYTES).catch((cause) => {
    throw new UnusableInput(`The file ${path} cannot be read.`, { cause });
  });
  return bytes && utf8.decode(bytes);
}
