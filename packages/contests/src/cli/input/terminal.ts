import type { ChainProgress } from '../../chain/chainReader.ts';

/** The output of a command: results on `out`, everything else on `err`. */
export type Terminal = {
  /** Writes a line. `end` is empty for a text whose bytes count. */
  readonly out: (line: string, end?: '' | '\n') => void;
  readonly err: (line: string) => void;
  /** Shows a temporary state. */
  readonly progress: (text: string) => void;
};

/** The command cannot be run with this input. The exit code is 2. */
export class UnusableInputError extends Error {
  override readonly name = 'UnusableInputError';
}

/** Control characters change the cursor and colors; direction marks reverse the following text. */
const UNPRINTABLE = /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu;

/** Makes untrusted text safe for a terminal, on one line. */
export function toPlainText(text: string): string {
  return text.replace(UNPRINTABLE, '\uFFFD');
}

const MAX_CHARACTERS = 200;

/** The beginning of untrusted text of any length, safe for a terminal. */
export function shorten(text: string): string {
  return toPlainText(text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text);
}

/** Pads each column to its widest cell. */
export function toTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** ISO 8601, or the number of seconds if it exceeds the range of Date. */
export function toDate(seconds: bigint): string {
  const date = new Date(Number(seconds) * 1000);
  return Number.isNaN(date.getTime()) ? `second ${seconds}` : date.toISOString();
}

/** JSON for programs; integers beyond the safe range are written as strings. */
export function toJson(value: unknown): string {
  return JSON.stringify(value, (_, part) =>
    typeof part !== 'bigint' ? part : Number.isSafeInteger(Number(part)) ? Number(part) : part.toString(),
  );
}

/** The streams of a process that a terminal writes to. */
type Streams = {
  readonly stdout: { readonly write: (text: string) => unknown };
  readonly stderr: { readonly write: (text: string) => unknown; readonly isTTY?: boolean };
};

/** Limits the log's length if stderr is not a screen. */
const MS_BETWEEN_LINES = 2_000;

/**
 * Creates the terminal of a process: results on stdout, everything else on stderr. Progress overwrites one line if
 * stderr is a screen; in a file or pipe a long read logs a line every two seconds, and a short one none.
 */
export function createTerminal({ stdout, stderr }: Streams, now: () => number = Date.now): Terminal {
  let shown = false;
  let lastLineAt = now();
  const clear = () => {
    if (shown) stderr.write('\r\u001B[K');
    shown = false;
  };
  return {
    out: (line, end = '\n') => {
      clear();
      stdout.write(`${line}${end}`);
    },
    err: (line) => {
      clear();
      stderr.write(`${line}\n`);
    },
    progress: (text) => {
      if (stderr.isTTY) {
        stderr.write(`\r\u001B[K${text}`);
        shown = text !== '';
        return;
      }
      if (text === '' || now() - lastLineAt < MS_BETWEEN_LINES) return;
      lastLineAt = now();
      stderr.write(`${text}\n`);
    },
  };
}

/** The progress of a read, as text. */
export function describeProgress({ step, done, total }: ChainProgress): string {
  const percent = total === 0 ? 100 : Math.floor((100 * done) / total);
  return `Reading ${step}: ${done} of ${total} (${percent} %)`;
}
