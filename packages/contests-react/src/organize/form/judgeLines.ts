import { splitLines } from '@org/contests';
import { isAddress } from 'viem';
import { isEnsName } from './readItems.ts';

/** A line of the field for judges. `address` is what stands first: an address, a name on ENS, or neither. */
export type JudgeLine = { readonly address: string; readonly name: string };

const WITH_NAME =
  /^(0x[0-9a-f]{40}(?![\p{L}\p{N}])|[^\s@:/,;|<>()]+\.[a-z]{2,}(?=[\s,;:–—]|$))[\s,;:–—-]*(.*)$/iu;

/** Reads an address, or a name on ENS, and the name behind it. A line that begins with neither is all address. */
export function readJudgeLine(line: string): JudgeLine {
  const text = line.trim();
  const [, address, name = ''] = WITH_NAME.exec(text) ?? [];
  return address === undefined ? { address: text, name: '' } : { address, name: name.trim() };
}

/** The line of a judge. */
export function writeJudgeLine({ address, name }: JudgeLine): string {
  return name === '' ? address : `${address} ${name}`;
}

const ADDRESS = /^0x[0-9a-f]{40}$/i;
const ZERO = /^0x0{40}$/;

/** The number of different valid addresses. */
export function countValidJudges(judges: readonly JudgeLine[]): number {
  const valid = judges.map(({ address }) => address).filter(isValid);
  return new Set(valid.map((address) => address.toLowerCase())).size;
}

const isValid = (address: string): boolean => {
  if (!ADDRESS.test(address) || ZERO.test(address)) return false;
  const digits = address.slice(2);
  // Addresses in one case have no checksum.
  return digits === digits.toLowerCase() || digits === digits.toUpperCase() || isAddress(address);
};

/** The names on ENS in the lines of a field, each once, as typed. */
export function listEnsNames(text: string): readonly string[] {
  const first = splitLines(text).map((line) => readJudgeLine(line).address);
  return [...new Set(first.filter(isEnsName))];
}

/** A name on ENS as it was looked up: normalized, with its present address. */
export type FoundName = { readonly name: string; readonly address: string };

/** The lines with addresses in place of names. A name on ENS stays as the judge's name if the line has no other. */
export function replaceEnsNames(text: string, found: ReadonlyMap<string, FoundName>): string {
  return splitLines(text)
    .map((line) => {
      const { address, name } = readJudgeLine(line);
      const known = found.get(address);
      return known ? writeJudgeLine({ address: known.address, name: name || known.name }) : line;
    })
    .join('\n');
}
