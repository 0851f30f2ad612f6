import { checksumAddress } from '../abi/address.ts';
import type { Contest } from '../contest/contest.ts';
import type { ContestData } from '../contest/contestSchemas.ts';

/**
 * An organizer's input. `judges` and `entries` are the lines as typed: blank lines are ignored, and problems name a
 * line by its position. `endsAt` is in seconds; null keeps judging open-ended.
 */
export type ContestInput = {
  readonly title: string;
  readonly description: string;
  readonly judges: readonly string[];
  readonly entries: readonly string[];
  readonly endsAt: bigint | null;
};

/**
 * Input for a new contest, copied from an old one: the same texts, judges and entries, without an end. It may be
 * invalid, because another program may have written the old one: see `checkContestInput`.
 *
 * @example
 * ```ts
 * import { toContestInput } from '@org/contests';
 *
 * const input = { ...toContestInput(contest), title: `${contest.title}, second round` };
 * ```
 */
export function toContestInput(
  contest: Pick<Contest, 'title' | 'description' | 'judges' | 'entries'>,
): ContestInput {
  const { title, description, judges, entries } = contest;
  return { title, description, judges, entries, endsAt: null };
}

/**
 * Normalizes valid input: texts are trimmed, blank lines removed, addresses get their checksum. Entries are signed
 * exactly as typed. It does not validate: see `checkContestInput`.
 *
 * @example
 * ```ts
 * import { checkContestInput, normalizeContestInput } from '@org/contests';
 * if (checkContestInput(input).length === 0) console.log(normalizeContestInput(input).judges);
 * ```
 */
export function normalizeContestInput(input: ContestInput): ContestData & Pick<ContestInput, 'endsAt'> {
  return {
    title: input.title.trim(),
    description: input.description.trim(),
    judges: readLines(input.judges).map(({ text }) => checksumAddress(text)),
    entries: readLines(input.entries).map(({ text }) => text),
    endsAt: input.endsAt,
  };
}

/** A trimmed line with its 1-based number. */
export type Line = { readonly text: string; readonly line: number };

/** Trims lines and omits blank ones; the others keep their numbers. */
export function readLines(lines: readonly string[]): readonly Line[] {
  return lines
    .map((text, index) => ({ text: text.trim(), line: index + 1 }))
    .filter(({ text }) => text !== '');
}

/**
 * Splits the text of a multi-line field, for `judges` and `entries` of `ContestInput`.
 *
 * @example
 * ```ts
 * import { splitLines } from '@org/contests';
 * const judges = splitLines('0x70…\n0x3C…'); // one element per line
 * ```
 */
export function splitLines(text: string): readonly string[] {
  return text.split(/\r\n|\r|\n/);
}
