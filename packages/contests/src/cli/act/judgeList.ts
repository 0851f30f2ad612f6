import { type Address, isAddress } from 'viem';
import { checksumAddress } from '../../base/address.ts';
import { toPlainText, UnusableInput } from '../input/terminal.ts';
import { readTextFile } from './jsonFields.ts';

type Listed = { readonly word: string; readonly place: string };

/**
 * The judges of a command: addresses as words, and those of a file with one judge a line. What follows an address is the
 * judge's name, which the chain does not get.
 *
 * @throws {UnusableInput} which names the line of the file
 */
export async function readJudges(words: readonly string[], path: string | undefined): Promise<Address[]> {
  const listed: readonly Listed[] = [
    ...words.map((word, index) => ({ word, place: `Address ${index + 1}` })),
    ...(path === undefined ? [] : await readLines(path)),
  ];
  if (listed.length === 0) throw new UnusableInput('Which judges? Pass their addresses, or --file FILE.');
  const places = new Map<Address, string>();
  for (const { word, place } of listed) {
    const judge = readAddress(word);
    if (!judge)
      throw new UnusableInput(
        `${place} is not an address: 0x and 40 hex digits, with the right checksum or in lower case.`,
      );
    const other = places.get(judge);
    if (other !== undefined) throw new UnusableInput(`${place} is the same judge as ${lowerFirst(other)}.`);
    places.set(judge, place);
  }
  return [...places.keys()];
}

async function readLines(path: string): Promise<readonly Listed[]> {
  const lines = (await readTextFile(path)).split(/\r\n|\r|\n/);
  return lines.flatMap((line, index) => {
    const [word = ''] = line.trim().split(/[\s,;]/, 1);
    if (word === '' || word.startsWith('#')) return [];
    return [{ word, place: `Line ${index + 1} of ${toPlainText(path)}` }];
  });
}

// Addresses in one case have no checksum.
const readAddress = (word: string): Address | null => (isAddress(word) ? checksumAddress(word) : null);

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
