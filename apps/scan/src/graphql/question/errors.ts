import { DatabaseError } from '@org/server-kit';
import { GraphQLError } from 'graphql';

export type QuestionErrorCode = 'bad-question' | 'too-much' | 'not-found' | 'busy' | 'internal';

/** An error whose reason is shown to the client. */
export function refuse(code: QuestionErrorCode, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}

/** An answer exceeds its size limit. */
export class AnswerTooLongError extends Error {
  override readonly name = 'AnswerTooLongError';
  /** The root field that exceeded the limit. */
  readonly root: string;

  constructor(root: string) {
    super(`${root} is too long`);
    this.root = root;
  }
}

export function toBusy(): GraphQLError {
  return refuse('busy', 'Too many queries at once: retry later.');
}

export function toTooSlow(): GraphQLError {
  return refuse('too-much', 'The query takes too long: add conditions to where, or request less.');
}

/** PostgreSQL's error behind a failed statement. */
export function findSqlError(error: unknown): { code: unknown; message: string } | null {
  const cause = error instanceof DatabaseError ? error.cause : error;
  return cause instanceof Error && 'code' in cause ? { code: cause.code, message: cause.message } : null;
}
