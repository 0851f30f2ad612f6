import type { NewContestProblem, NewContestProblemCode } from '../../write/checkNewContest.ts';
import { UnusableInput } from '../input/terminal.ts';

type ProblemOf<Code extends NewContestProblemCode> = Extract<NewContestProblem, { code: Code }>;

const SENTENCES: { readonly [Code in NewContestProblemCode]: (problem: ProblemOf<Code>) => string } = {
  required: () => 'is missing',
  'malformed-text': () => 'is not valid text',
  'too-long': ({ length, max }) => `has ${length} characters: at most ${max}`,
  'too-many': ({ length, max }) => `has a length of ${length}: at most ${max}`,
  'invalid-address': () => 'is not an address',
  'zero-address': () => 'is the zero address',
  'invalid-checksum': ({ expected }) => `has a wrong checksum: ${expected} has the right one`,
  'invalid-link': () => 'is not an http or https link',
  'unseen-in-link': () => 'has an invisible character',
  'login-in-link': () => 'has a user name or a password, which would be public',
  duplicate: ({ firstIndex }) => `is the same as number ${firstIndex}`,
  'out-of-range': ({ min, max }) => `must be a whole number from ${min} to ${max}`,
  'in-the-past': () => 'is in the past',
  'too-far': () => 'is after 2038, which scans cannot store',
  'out-of-order': ({ after }) => `must be after ${after}`,
  'document-too-large': ({ bytes, maxBytes }) => `has ${bytes} bytes: at most ${maxBytes}`,
  'document-unreadable': () => 'could not be read by anyone',
};

/** The first problem as `entries[2].link is not an http or https link`. */
function describe(problem: NewContestProblem): string {
  const { field, index, part, partIndex } = problem;
  const row = index === undefined ? field : `${field}[${index}]`;
  const place = part === undefined ? row : `${row}.${part}`;
  // The sentence is that of the problem's own code.
  const sentence = SENTENCES[problem.code] as (problem: NewContestProblem) => string;
  return `${partIndex === undefined ? place : `${place}[${partIndex}]`} ${sentence(problem)}`;
}

/** @throws {UnusableInput} which names the first problem */
export function assertNoProblems(path: string, problems: readonly NewContestProblem[]): void {
  const [first, ...others] = problems;
  if (!first) return;
  const more = others.length > 0 ? `; problems after this one: ${others.length}` : '';
  throw new UnusableInput(`The file ${path}: ${describe(first)}${more}.`);
}
