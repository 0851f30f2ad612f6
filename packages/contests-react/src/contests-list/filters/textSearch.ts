import type { Contest } from '@org/contests';
import type { Address, Hex } from 'viem';

/** What somebody looks for. */
export type Search = {
  readonly words: string;
  /** Contests, by their UID or a link to them. */
  readonly uids: readonly Hex[];
  /** Whose contests: started or judged by all of these. */
  readonly accounts: readonly Address[];
};

/** A UID or an address, alone or in a link. */
const NAMED = /^(?:https?:\/\/\S*\/|\/\S*\/)?(0x[0-9a-f]{64}|0x[0-9a-f]{40})(?:[/?#]\S*)?$/i;

/** Tells words from what names one contest or one account. */
export function readSearch(text: string): Search {
  const words: string[] = [];
  const uids: Hex[] = [];
  const accounts: Address[] = [];
  for (const part of text.split(/\s+/)) {
    const named = NAMED.exec(part)?.[1]?.toLowerCase() as Hex | undefined;
    if (named === undefined) words.push(part);
    else (named.length === 66 ? uids : accounts).push(named);
  }
  return { words: words.join(' ').trim(), uids, accounts };
}

/** Accents and the like; the marks of other scripts make other letters. */
const ACCENTS = /[\u0300-\u036f]/g;

const fold = (text: string) => text.normalize('NFD').replace(ACCENTS, '').normalize('NFC').toLowerCase();

/** Whether every word of a text stands in a contest's title or description, whatever the case and the accents. */
export function matchesText(
  { title, description }: Pick<Contest, 'title' | 'description'>,
  text: string,
): boolean {
  const where = fold(`${title}\n${description}`);
  return fold(text)
    .split(/\s+/)
    .every((word) => where.includes(word));
}

/** A question must fit into what a scan takes. */
const MAX_RUNS = 8;

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/**
 * The parts of a text that any scan finds in the JSON that it keeps of a contest: letters and digits whose upper and
 * lower case it knows (A to Z, and alphabets without cases) and that are written in one way only. Quotes and line
 * breaks are escaped in JSON, `%` and `_` are wildcards to some scans. Whatever holds the text holds all of these.
 */
export function findSafeRuns(text: string): readonly string[] {
  return findRuns(text, isSafe);
}

/** The same without letters that may have an accent where they stand: whatever matches the text holds all of these. */
export function findPlainRuns(text: string): readonly string[] {
  return findRuns(text, (character) => isSafe(character) && !/[A-Za-z]/.test(character));
}

const findRuns = (text: string, isWanted: (character: string) => boolean): readonly string[] => {
  const runs: string[] = [];
  let run = '';
  for (const character of [...text.normalize('NFC'), ' ']) {
    if (isWanted(character)) run += character;
    else if (run !== '') {
      runs.push(run);
      run = '';
    }
  }
  return [...new Set(runs)].toSorted((a, b) => b.length - a.length).slice(0, MAX_RUNS);
};

const isSafe = (character: string): boolean =>
  /[A-Za-z0-9]/.test(character) ||
  (LETTER_OR_DIGIT.test(character) &&
    character.toLowerCase() === character.toUpperCase() &&
    character.normalize('NFD') === character);
