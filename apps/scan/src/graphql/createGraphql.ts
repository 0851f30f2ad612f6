import { DatabaseError, type Log } from '@org/server-kit';
import { buildSchema, GraphQLError } from 'graphql';
import type { SqlDatabase } from '../store/database.ts';
import { askDatabase } from './askDatabase.ts';
import { createAdmission } from './createAdmission.ts';
import { AnswerTooLongError, findSqlError, refuse, toBusy, toTooSlow } from './question/errors.ts';
import { type Limits, limits as productLimits } from './question/limits.ts';
import type { Question } from './question/question.ts';
import { createReader, type GraphqlRequest } from './readQuestion.ts';
import { createLongMemory, createSlowMemory, createTableCounter } from './reads.ts';
import { createTypeDefs } from './typeDefs.ts';

export const GRAPHQL_PATH = '/graphql';

/** The result of a query: `failed` is our fault. */
export type QuestionOutcome = 'answered' | 'refused' | 'failed' | 'busy';

/** A GraphQL answer in JSON. */
export type GraphqlAnswer = { outcome: QuestionOutcome; body: string };

/** The sender of a query. */
export type Asker = {
  /** The network that the query is counted with. */
  readonly client?: string;
  /** Named in log lines about the query. */
  readonly requestId?: string;
  /** Whether nobody waits for the answer any more. */
  readonly isGone?: () => boolean;
};

export type ScanGraphql = {
  answer: (request: GraphqlRequest, asker?: Asker) => Promise<GraphqlAnswer>;
};

export type GraphqlOptions = {
  db: Pick<SqlDatabase, 'read'> & Partial<Pick<SqlDatabase, 'isShared'>>;
  log: Log;
  limits?: Partial<Limits>;
};

/** Answers easscan's queries from the database. There are no mutations. */
export function createGraphql({ db, log, limits: changed }: GraphqlOptions): ScanGraphql {
  const limits = { ...productLimits, ...changed };
  const readQuestion = createReader(buildSchema(createTypeDefs()));
  const countTables = createTableCounter(db.read);
  const toRead = createSlowMemory(db.read);
  const longMemory = createLongMemory();
  const isEmbedded = db.isShared === false;
  // Long answers have a queue of their own, so that short ones do not wait for them. PGlite runs one statement at a time.
  const lanes = [
    {
      maxBytes: Math.min(limits.shortAnswerBytes, limits.maxAnswerBytes),
      mostRunning: isEmbedded ? 2 : limits.maxRunning,
      mostRunningPerClient: isEmbedded ? 1 : limits.maxRunningPerClient,
    },
    {
      maxBytes: limits.maxAnswerBytes,
      mostRunning: isEmbedded ? 1 : limits.maxRunningLong,
      mostRunningPerClient: isEmbedded ? 1 : limits.maxRunningPerClient,
    },
  ].map(({ maxBytes, ...most }) => ({
    maxBytes,
    admit: createAdmission({ ...most, mostOpen: limits.maxInFlight, waitMs: limits.maxQueueMs }),
  }));

  const ask = async (request: GraphqlRequest, { client = '', isGone }: Asker): Promise<string> => {
    const read = toRead(client);
    let question: Question | undefined;
    let spentMs = 0;
    let root = '';
    for (const { maxBytes, admit } of longMemory.has(request) ? lanes.slice(1) : lanes) {
      if (spentMs > limits.maxRepeatMs) throw toTooSlow();
      const leave = await admit(client, isGone);
      try {
        question ??= readQuestion(request);
        const counts = await countTables();
        const start = performance.now();
        try {
          return await askDatabase(question, { read, limits, counts, maxBytes });
        } finally {
          spentMs += performance.now() - start;
        }
      } catch (error) {
        const found = findTooLong(error);
        if (found === null) throw error;
        root = found;
        longMemory.add(request);
      } finally {
        leave();
      }
    }
    const most = `The whole answer may have ${limits.maxAnswerBytes} bytes.`;
    throw refuse('too-much', `${root} exceeds the limit of an answer: request less with take. ${most}`);
  };

  return {
    async answer(request, asker = {}) {
      try {
        return { outcome: 'answered', body: await ask(request, asker) };
      } catch (error) {
        return toRefusal(error, (event, details) => log(event, { requestId: asker.requestId, ...details }));
      }
    },
  };
}

function toRefusal(error: unknown, log: Log): GraphqlAnswer {
  if (error instanceof GraphQLError && error.extensions.code !== 'busy') return toAnswer('refused', [error]);
  if (error instanceof AggregateError) return toAnswer('refused', error.errors);
  const busy = findBusy(error);
  if (busy) {
    log('A query was rejected.', { level: 'debug', reason: busy.message });
    return toAnswer('busy', [busy]);
  }
  // Clients learn nothing about internal errors.
  log('A query failed.', { level: 'error', error });
  if (error instanceof DatabaseError) {
    return toAnswer('busy', [refuse('busy', 'The database does not answer: retry later.')]);
  }
  return toAnswer('failed', [refuse('internal', 'Unexpected error.')]);
}

/** A query that waited too long, here or for its turn in PGlite. */
function findBusy(error: unknown): GraphQLError | null {
  if (error instanceof GraphQLError) return error;
  return findSqlError(error)?.code === 'queue-full' ? toBusy() : null;
}

/** The error code of `scan_charge`. */
const TOO_LONG = 'SCAN1';

/** The field that exceeded the size limit; null for all other errors. */
function findTooLong(error: unknown): string | null {
  if (error instanceof AnswerTooLongError) return error.root;
  const found = findSqlError(error);
  return found?.code === TOO_LONG ? found.message : null;
}

function toAnswer(outcome: QuestionOutcome, errors: readonly GraphQLError[]): GraphqlAnswer {
  return { outcome, body: JSON.stringify({ errors }) };
}
