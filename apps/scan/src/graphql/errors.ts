import type { GraphQLError } from 'graphql';
import { createGraphQLError } from 'graphql-yoga';

export type QuestionErrorCode = 'bad-question' | 'too-much' | 'not-found';

/** A question that is not answered, with the reason: shown to whoever asked. */
export function refuse(code: QuestionErrorCode, message: string): GraphQLError {
  return createGraphQLError(message, { extensions: { code } });
}

export function isGraphqlError(error: unknown): error is GraphQLError {
  return error instanceof Error && error.name === 'GraphQLError';
}
