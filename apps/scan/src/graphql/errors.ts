import { GraphQLError } from 'graphql';

export type QuestionErrorCode = 'bad-question' | 'too-much' | 'not-found' | 'busy' | 'internal';

/** A question that is not answered, with the reason: shown to whoever asked. */
export function refuse(code: QuestionErrorCode, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}
