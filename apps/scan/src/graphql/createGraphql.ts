import { createHash } from 'node:crypto';
import { DatabaseError, type Log } from '@org/server-kit';
import { buildSchema, GraphQLError } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { ReadRows, SqlDatabase } from '../store/database.ts';
import { askDatabase } from './askDatabase.ts';
import { type ClientPath, createAdmission } from './createAdmission.ts';
import { type Limits, limits as productLimits } from './question/limits.ts';
import {
  AnswerTooLongError,
  findSqlError,
  type Question,
  refuse,
  toBusy,
  toTooSlow,
} from './question/question.ts';
import { createReader, type GraphqlRequest } from './readQuestion.ts';
import type { RowCounts } from './sql/draft.ts';
import { createTypeDefs } from './typeDefs.ts';

const MAX_KEPT = 2_000;
const KEPT_MS = 60_000;

/** PostgreSQL's code for a statement that exceeded its timeout. */
const QUERY_CANCELED = '57014';

/**
 * Remembers statements that timed out. Refuses them with the same values to everyone, and with any values to the same client.
 *
 * @returns reads for a client; throws a GraphQLError, `too-much`, when a statement takes too long or has lately
 */
function createSlowMemory(read: ReadRows): (client: string) => ReadRows {
  const slow = new LRUCache<string, true>({ max: MAX_KEPT, ttl: KEPT_MS });
  return (client) => async (statement) => {
    const { text, values } = statement;
    const toKeys = () => [digest([text, values]), digest([text, client])];
    if (slow.size > 0 && toKeys().some((key) => slow.has(key))) throw toTooSlow();
    try {
      return await read(statement);
    } catch (error) {
      if (findSqlError(error)?.code !== QUERY_CANCELED) throw error;
      for (const key of toKeys()) slow.set(key, true);
      throw toTooSlow();
    }
  };
}

/** Remembers queries whose answers were long, so that these are not read twice every time. */
function createLongMemory() {
  const long = new LRUCache<string, true>({ max: MAX_KEPT, ttl: KEPT_MS });
  return {
    has: (request: GraphqlRequest) => long.size > 0 && long.has(digest(request)),
    add: (request: GraphqlRequest) => void long.set(digest(request), true),
  };
}

function digest(what: unknown): string {
  return createHash('sha256').update(JSON.stringify(what)).digest('base64');
}

const MAX_AGE_MS = 30_000;

/** The number of attestations is stored per schema; the other tables are small. */
const STATEMENT = `select coalesce((select sum(count) from "attestationCount"), 0),
  (select count(*) from schema), (select count(*) from naming),
  (select count(*) from timestamped), (select count(*) from "offchainRevocation")`;
const TABLES = ['attestation', 'schema', 'schemaName', 'timestamped', 'offchainRevocation'];

/** Counts the rows of all tables and caches the result; later counts run in the background. */
function createTableCounter(read: ReadRows): () => Promise<RowCounts> {
  let counted: RowCounts | undefined;
  let asked: { at: number; answer: Promise<RowCounts> } | undefined;
  const count = async () => {
    const [row] = await read({ text: STATEMENT, values: [] });
    counted = new Map(TABLES.map((table, nth) => [table, Number(row?.[nth] ?? 0)]));
    return counted;
  };
  return async () => {
    if (!asked || Date.now() - asked.at > MAX_AGE_MS) {
      const answer = count();
      answer.catch(() => {
        asked = undefined;
      });
      asked = { at: Date.now(), answer };
    }
    return counted ?? asked.answer;
  };
}

export const GRAPHQL_PATH = '/graphql';

/** The result of a query: `failed` is our fault. */
export type QuestionOutcome = 'answered' | 'refused' | 'failed' | 'busy';

/** A GraphQL answer in JSON. */
export type GraphqlAnswer = { outcome: QuestionOutcome; body: string };

/** The sender of a query. */
export type Asker = {
  /** The client that the query is counted with, and the networks around it, the largest first. */
  readonly client?: ClientPath;
  /** Named in log lines about the query. */
  readonly requestId?: string;
  /** True if nobody waits for the answer any more. */
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

  const ask = async (request: GraphqlRequest, { client = [''], isGone }: Asker): Promise<string> => {
    const read = toRead(client.join(' '));
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
