import { AnswerTooLongError } from './errors.ts';

/** Writes an answer, and stops when its bytes are spent. */
export type Writer = {
  /** Counts a text that is added later. @throws {AnswerTooLongError} */
  spend: (text: string, root: string) => void;
  /** Adds a text that has been counted. */
  add: (text: string) => void;
  /** Counts and adds. @throws {AnswerTooLongError} */
  write: (text: string, root: string) => void;
  end: () => string;
};

/** Pieces are joined when they have this many characters, so that only few are kept. */
const JOINED = 100_000;

export function createWriter(maxBytes: number): Writer {
  let left = maxBytes;
  let pieces: string[] = [];
  let length = 0;
  const joined: string[] = [];
  const spend = (text: string, root: string) => {
    left -= Buffer.byteLength(text);
    if (left < 0) throw new AnswerTooLongError(root);
  };
  const add = (text: string) => {
    pieces.push(text);
    length += text.length;
    if (length < JOINED) return;
    joined.push(pieces.join(''));
    pieces = [];
    length = 0;
  };
  return {
    spend,
    add,
    write(text, root) {
      spend(text, root);
      add(text);
    },
    end: () => [...joined, ...pieces].join(''),
  };
}
