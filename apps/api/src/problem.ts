import { commonProblems, defineProblems } from '@org/server-kit';
import type { Context } from 'hono';

const problems = {
  ...commonProblems,
  'session-required': { status: 401, title: 'Sign in first.' },
  'draft-conflict': { status: 409, title: 'The draft was changed elsewhere meanwhile.' },
  'drafts-too-large': { status: 422, title: 'The drafts of this account are as large as they may be.' },
  'too-many-drafts': { status: 422, title: 'There are as many drafts as an account may have.' },
} as const;

/** Codes are part of the interface: they stay when sentences change. */
export type ProblemCode = keyof typeof problems;

/** An error as a problem document. */
export const createProblem = defineProblems(problems);

/** The same, with the headers that were set on the way here. */
export const answerProblem = (context: Context, code: ProblemCode): Response => {
  const problem = createProblem(code);
  return context.newResponse(problem.body, problem);
};
