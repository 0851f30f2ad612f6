/** A question must fit into what a scan takes. */
const MAX_RUNS = 8;

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/**
 * The parts of a text that any scan finds in the JSON that it keeps of a contest: letters and digits whose upper and
 * lower case it knows (A to Z, and alphabets without cases) and that are written in one way only. Quotes and line
 * breaks are escaped in JSON, `%` and `_` are wildcards to some scans. Whatever holds the text holds all of these.
 */
export const findSafeRuns = (text: string): readonly string[] => findRuns(text, isSafe);

/** The same without letters that may have an accent where they stand: whatever matches the text holds all of these. */
export const findPlainRuns = (text: string): readonly string[] =>
  findRuns(text, (character) => isSafe(character) && !/[A-Za-z]/.test(character));

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
