import { checksumAddress } from '../abi/address.ts';
import type { Contest } from '../contest/contest.ts';
import type { ContestData } from '../contest/contestSchemas.ts';

/**
 * What an organizer fills in. `judges` and `entries` are the lines as they were typed: blank ones are ignored, and a
 * problem names its line by position. `endsAt` is in seconds; null leaves judging open.
 */
export type ContestInput = {
  readonly title: string;
  readonly description: string;
  readonly judges: readonly string[];
  readonly entries: readonly string[];
  readonly endsAt: bigint | null;
};

/**
 * The next contest, prepared from an old one: the same texts, judges and entries, and no end. It may have to be mended:
 * the old one was perhaps written by somebody else's program (`checkContestInput`).
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
 * The contest that checked input stands for: texts trimmed, blank lines gone, addresses with their checksum.
 * Entries are signed exactly as they were typed.
 *
 * It believes its input: see `checkContestInput`.
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

/** A line that says something: trimmed, with its 1-based number. */
export type Line = { readonly text: string; readonly line: number };

/** Trims lines and leaves blank ones out; the others keep the number that people see. */
export function readLines(lines: readonly string[]): readonly Line[] {
  return lines
    .map((text, index) => ({ text: text.trim(), line: index + 1 }))
    .filter(({ text }) => text !== '');
}

/** Splits what was typed into a field of one item a line, for `ContestInput`'s `judges` and `entries`. */
export function splitLines(text: string): readonly string[] {
  return text.split(/\r\n|\r|\n/);
}
