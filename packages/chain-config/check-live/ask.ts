import { BaseError } from 'viem';
import { UnreachableError } from './errors.ts';
import { type Finding, type FindingStatus, toLine } from './finding.ts';

/** What a question came to, before it is said which chain and which subject it was about. */
export type Answer = { readonly status: FindingStatus; readonly detail: string };

/** Asks one question; whatever goes wrong becomes a finding. */
export async function ask(slug: string, subject: string, question: () => Promise<Answer>): Promise<Finding> {
  const { status, detail } = await question().catch(toAnswer);
  return { slug, subject, status, detail: toLine(detail) };
}

function toAnswer(error: unknown): Answer {
  const reason = findRoot(error);
  const status = reason instanceof UnreachableError ? 'unreachable' : 'wrong';
  return { status, detail: reason instanceof BaseError ? reason.shortMessage : reason.message };
}

/** The innermost error: viem wraps what its transport throws. */
function findRoot(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  if (error instanceof UnreachableError || !(error.cause instanceof Error)) return error;
  return findRoot(error.cause);
}
