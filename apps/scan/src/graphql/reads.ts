import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ReadRows } from '../store/database.ts';
import { findSqlError, toTooSlow } from './question/errors.ts';
import type { GraphqlRequest } from './readQuestion.ts';
import type { RowCounts } from './sql/draft.ts';

const MAX_KEPT = 2_000;
const KEPT_MS = 60_000;

/** PostgreSQL's code for a statement that exceeded its timeout. */
const QUERY_CANCELED = '57014';

/**
 * Remembers statements that timed out: for everyone with the same values, and for the same client with any values.
 *
 * @returns reads for a client; throws a GraphQLError, `too-much`, when a statement takes too long or has lately
 */
export function createSlowMemory(read: ReadRows): (client: string) => ReadRows {
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
export function createLongMemory() {
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
export function createTableCounter(read: ReadRows): () => Promise<RowCounts> {
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
