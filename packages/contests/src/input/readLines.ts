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
