import { DatabaseError } from '@org/server-kit';
import { buildSchema, GraphQLError } from 'graphql';
import type { Log } from '../log.ts';
import type { Database } from '../store/database.ts';
import { askDatabase } from './askDatabase.ts';
import { refuse } from './errors.ts';
import { limits } from './limits.ts';
import { createReader, type GraphqlRequest } from './readQuestion.ts';
import { createTypeDefs } from './typeDefs.ts';

export const GRAPHQL_PATH = '/graphql';

/** What became of a question: `failed` is our fault. */
export type Outcome = 'answered' | 'refused' | 'failed' | 'busy';

/** An answer as GraphQL writes it, in JSON. */
export type GraphqlAnswer = { outcome: Outcome; body: string };

export type ScanGraphql = { answer: (request: GraphqlRequest) => Promise<GraphqlAnswer> };

/** Answers easscan's questions from the database. Reads only: there is no mutation. */
export function createGraphql({ db, log }: { db: Pick<Database, 'read'>; log: Log }): ScanGraphql {
  const readQuestion = createReader(buildSchema(createTypeDefs()));
  let inFlight = 0;
  return {
    async answer(request) {
      if (inFlight >= limits.maxInFlight) return toBusy();
      inFlight++;
      try {
        return { outcome: 'answered', body: await askDatabase(db.read, readQuestion(request)) };
      } catch (error) {
        return toRefusal(error, log);
      } finally {
        inFlight--;
      }
    },
  };
}

function toRefusal(error: unknown, log: Log): GraphqlAnswer {
  if (error instanceof GraphQLError) return { outcome: 'refused', body: toBody([error]) };
  if (error instanceof AggregateError) return { outcome: 'refused', body: toBody(error.errors) };
  if (error instanceof DatabaseError && readCode(error.cause) === QUERY_CANCELED) {
    const message = 'The question takes too long: narrow it with where, or ask for less.';
    return { outcome: 'refused', body: toBody([refuse('too-much', message)]) };
  }
  // Whoever asked learns nothing of what is inside.
  log('A question was not answered.', { level: 'error', error });
  if (error instanceof DatabaseError) {
    return { outcome: 'busy', body: toBody([refuse('busy', 'The database does not answer: come again.')]) };
  }
  return { outcome: 'failed', body: toBody([refuse('internal', 'Unexpected error.')]) };
}

function toBusy(): GraphqlAnswer {
  return { outcome: 'busy', body: toBody([refuse('busy', 'Too many questions at once: come again.')]) };
}

/** PostgreSQL's code for a statement that was ended by its timeout. */
const QUERY_CANCELED = '57014';

function readCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

function toBody(errors: readonly GraphQLError[]): string {
  return JSON.stringify({ errors });
}
