import type { ContestProblemCode } from './contestProblem.ts';

/** What is wrong with a text, if anything. */
export type TextProblem = {
  readonly code: Extract<ContestProblemCode, 'required' | 'too-long' | 'malformed-text'>;
  readonly length?: number;
  readonly max?: number;
};

/** Half of a surrogate pair: it has no UTF-8, so that something else than what was typed would be signed. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** Checks a required text of at most `max` characters (code points). */
export function findTextProblem(text: string, max: number): TextProblem | null {
  if (text.trim() === '') return { code: 'required' };
  if (LONE_SURROGATE.test(text)) return { code: 'malformed-text' };
  const length = countCharacters(text);
  return length > max ? { code: 'too-long', length, max } : null;
}

/** Characters as people count them, nearly: code points, not UTF-16 units. */
function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}
