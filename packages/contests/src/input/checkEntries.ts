import { LIMITS } from '../limits.ts';
import type { ContestProblem } from './contestProblem.ts';
import { readLines } from './readLines.ts';
import { findTextProblem } from './text.ts';

/**
 * Format characters, which are not seen or turn the text around them, and letters that are empty. A link that needs one
 * has it percent-encoded. Those that choose how the emoji before them looks do not count.
 */
const UNSEEN = /(?![\ufe00-\ufe0f])[\p{Cf}\p{DI}\u2800]/u;

/** Checks the entries' lines: http or https links without a login or anything unseen in them, each once. */
export function checkEntries(lines: readonly string[]): readonly ContestProblem[] {
  const field = 'entries';
  const entries = readLines(lines);
  if (entries.length === 0) return [{ field, code: 'required' }];
  const problems: ContestProblem[] = [];
  const lineOf = new Map<string, number>();
  for (const { text, line } of entries) {
    const fault = findTextProblem(text, LIMITS.entryCharacters);
    const url = readWebLink(text);
    if (fault || url === null) {
      problems.push({ field, line, ...(fault ?? { code: 'invalid-link' }) });
      continue;
    }
    const firstLine = lineOf.get(url.href);
    if (UNSEEN.test(text)) problems.push({ field, line, code: 'unseen-in-link' });
    else if (url.username || url.password) problems.push({ field, line, code: 'login-in-link' });
    else if (firstLine !== undefined) problems.push({ field, line, code: 'duplicate', firstLine });
    else lineOf.set(url.href, line);
  }
  if (entries.length > LIMITS.entries) {
    problems.push({ field, code: 'too-many', length: entries.length, max: LIMITS.entries });
  }
  return problems;
}

/**
 * An http or https link; null for anything else. Two spellings of one link have the same `href`.
 *
 * The URL parser is more forgiving than a link in a contest may be: it drops line breaks and reads `http:host`.
 */
function readWebLink(text: string): URL | null {
  if (!/^https?:\/\/[^\s\p{Cc}]+$/iu.test(text)) return null;
  return URL.canParse(text) ? new URL(text) : null;
}
