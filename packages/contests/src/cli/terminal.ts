import type { ChainProgress } from '../chain/chainReader.ts';

/** Where a command writes: lines for people and programs on `out`, everything else on `err`. */
export type Terminal = {
  readonly out: (line: string) => void;
  readonly err: (line: string) => void;
  /** Shows a passing state on one line, or nothing where nobody is looking. */
  readonly progress: (text: string) => void;
};

/** Unusable input: what was asked cannot be answered. The process ends with code 2. */
export class UnusableInput extends Error {
  override readonly name = 'UnusableInput';
}

/** Control characters move the cursor and colours; direction marks turn what follows around. */
const UNPRINTABLE = /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu;

/** An attacker's text made harmless for a terminal, on one line. */
export function toPlainText(text: string): string {
  return text.replace(UNPRINTABLE, '\uFFFD');
}

/** Columns as wide as their widest cell. */
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

/** ISO 8601; a moment beyond what dates can say stays a number of seconds. */
export function toDate(seconds: bigint): string {
  const date = new Date(Number(seconds) * 1000);
  return Number.isNaN(date.getTime()) ? `second ${seconds}` : date.toISOString();
}

/** JSON for programs; whole numbers that JSON's readers would round come out as text. */
export function toJson(value: unknown): string {
  return JSON.stringify(value, (_, part) =>
    typeof part !== 'bigint' ? part : Number.isSafeInteger(Number(part)) ? Number(part) : part.toString(),
  );
}

/** The part of a process that a terminal writes to. */
type Streams = {
  readonly stdout: { readonly write: (text: string) => unknown };
  readonly stderr: { readonly write: (text: string) => unknown; readonly isTTY?: boolean };
};

/** Where nobody is looking, a log is to show that something goes on, and stay short. */
const MS_BETWEEN_LINES = 2_000;

/**
 * A terminal of a process: results on stdout, all else on stderr. Progress stays on one line where stderr is a screen;
 * in a file or a pipe a long read leaves a line every two seconds, and a short one none.
 */
export function createTerminal({ stdout, stderr }: Streams, now: () => number = Date.now): Terminal {
  let shown = false;
  let lastLineAt = now();
  const clear = () => {
    if (shown) stderr.write('\r\u001B[K');
    shown = false;
  };
  return {
    out: (line) => {
      clear();
      stdout.write(`${line}\n`);
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

/** How far a read has come, for people. */
export function describeProgress({ step, done, total }: ChainProgress): string {
  const percent = total === 0 ? 100 : Math.floor((100 * done) / total);
  return `Reading ${step}: ${done} of ${total} (${percent} %)`;
}
