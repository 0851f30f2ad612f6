import type { Terminal } from './terminal.ts';

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
