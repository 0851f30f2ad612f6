import { DatabaseError } from '@org/server-kit';
import { buildSchema, GraphQLError } from 'graphql';
import type { Log } from '../log.ts';
import type { Database } from '../store/database.ts';
import { askDatabase } from './askDatabase.ts';
import { createTableCounter } from './countTables.ts';
import { createByteRoom } from './createByteRoom.ts';
import { AnswerTooLongError, refuse } from './errors.ts';
import { type Limits, limits as productLimits } from './limits.ts';
import type { Question } from './question.ts';
import { createReader, type GraphqlRequest } from './readQuestion.ts';
import { createTypeDefs } from './typeDefs.ts';

export const GRAPHQL_PATH = '/graphql';

/** What became of a question: `failed` is our fault. */
export type Outcome = 'answered' | 'refused' | 'failed' | 'busy';

/** An answer as GraphQL writes it, in JSON. */
export type GraphqlAnswer = { outcome: Outcome; body: string };

export type ScanGraphql = { answer: (request: GraphqlRequest) => Promise<GraphqlAnswer> };

export type GraphqlOptions = { db: Pick<Database, 'read'>; log: Log; limits?: Partial<Limits> };

/** Answers easscan's questions from the database. Reads only: there is no mutation. */
export function createGraphql({ db, log, limits: changed }: GraphqlOptions): ScanGraphql {
  const limits = { ...productLimits, ...changed };
  const readQuestion = createReader(buildSchema(createTypeDefs()));
  const countTables = createTableCounter(db.read);
  // Long answers have room of their own, so that they never keep the short ones waiting.
  const lengths = [Math.min(limits.shortAnswerBytes, limits.maxAnswerBytes), limits.maxAnswerBytes].map(
    (maxBytes) => {
      const bytes = Math.max(maxBytes, limits.maxBytesInFlight);
      return { maxBytes, takeRoom: createByteRoom({ bytes, waitMs: limits.maxWaitMs }) };
    },
  );

  const ask = async (question: Question): Promise<string> => {
    let spentMs = 0;
    let root = '';
    for (const { maxBytes, takeRoom } of lengths) {
      if (spentMs > limits.maxRepeatMs) throw toTooSlow();
      const counts = await countTables();
      const leave = await takeRoom(maxBytes);
      const start = performance.now();
      try {
        return await askDatabase(question, { read: db.read, limits, counts, maxBytes });
      } catch (error) {
        const found = findTooLong(error);
        if (found === null) throw error;
        root = found;
      } finally {
        leave();
        spentMs += performance.now() - start;
      }
    }
    const most = `All of it may have ${limits.maxAnswerBytes} bytes.`;
    throw refuse('too-much', `${root} would be too long an answer: ask for less with take. ${most}`);
  };

  let inFlight = 0;
  return {
    async answer(request) {
      if (inFlight >= limits.maxInFlight)
        return toAnswer('busy', [refuse('busy', 'Too many questions at once: come again.')]);
      inFlight++;
      try {
        return { outcome: 'answered', body: await ask(readQuestion(request)) };
      } catch (error) {
        return toRefusal(error, log);
      } finally {
        inFlight--;
      }
    },
  };
}

function toRefusal(error: unknown, log: Log): GraphqlAnswer {
  if (error instanceof GraphQLError) {
    return toAnswer(error.extensions.code === 'busy' ? 'busy' : 'refused', [error]);
  }
  if (error instanceof AggregateError) return toAnswer('refused', error.errors);
  if (findSqlError(error)?.code === QUERY_CANCELED) return toAnswer('refused', [toTooSlow()]);
  // Whoever asked learns nothing of what is inside.
  log('A question was not answered.', { level: 'error', error });
  if (error instanceof DatabaseError) {
    return toAnswer('busy', [refuse('busy', 'The database does not answer: come again.')]);
  }
  return toAnswer('failed', [refuse('internal', 'Unexpected error.')]);
}

function toTooSlow(): GraphQLError {
  return refuse('too-much', 'The question takes too long: narrow it with where, or ask for less.');
}

/** PostgreSQL's code for a statement that was ended by its timeout. */
const QUERY_CANCELED = '57014';
/** The code that `scan_charge` raises. */
const TOO_LONG = 'SCAN1';

/** The field with which an answer became too long; null for all other errors. */
function findTooLong(error: unknown): string | null {
  if (error instanceof AnswerTooLongError) return error.root;
  const found = findSqlError(error);
  return found?.code === TOO_LONG ? found.message : null;
}

function findSqlError(error: unknown): { code: unknown; message: string } | null {
  const cause = error instanceof DatabaseError ? error.cause : error;
  return cause instanceof Error && 'code' in cause ? { code: cause.code, message: cause.message } : null;
}

function toAnswer(outcome: Outcome, errors: readonly GraphQLError[]): GraphqlAnswer {
  return { outcome, body: JSON.stringify({ errors }) };
}
