import type { ContestProblemCode } from './contestProblem.ts';
import { countCharacters } from './countCharacters.ts';
import { hasVisibleText } from './hasVisibleText.ts';

/** What is wrong with a text, if anything. */
export type TextProblem = {
  readonly code: Extract<ContestProblemCode, 'required' | 'too-long' | 'malformed-text'>;
  readonly length?: number;
  readonly max?: number;
};

/** Half of a surrogate pair: it has no UTF-8, so that something else than what was typed would be signed. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** Checks a required text of at most `max` characters (code points); what cannot be seen is no text. */
export function findTextProblem(text: string, max: number): TextProblem | null {
  if (LONE_SURROGATE.test(text)) return { code: 'malformed-text' };
  if (!hasVisibleText(text)) return { code: 'required' };
  const length = countCharacters(text);
  return length > max ? { code: 'too-long', length, max } : null;
}
