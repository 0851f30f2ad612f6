import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ReadRows } from '../store/database.ts';
import { findSqlError, toTooSlow } from './errors.ts';

const MAX_KEPT = 2_000;
const KEPT_MS = 60_000;

/** PostgreSQL's code for a statement that was ended by its timeout. */
const QUERY_CANCELED = '57014';

/**
 * Remembers the statements that took too long: for everybody with their values, and for the client that asked with all
 * other values too.
 *
 * @returns reads for a client; throws a GraphQLError, `too-much`, when a statement takes too long or has lately
 */
export function createSlowMemory(read: ReadRows): (client: string) => ReadRows {
  const slow = new LRUCache<string, true>({ max: MAX_KEPT, ttl: KEPT_MS });
  return (client) => async (statement) => {
    const { text, values } = statement;
    const keys = [digest([text, values]), digest([text, client])];
    if (keys.some((key) => slow.has(key))) throw toTooSlow();
    try {
      return await read(statement);
    } catch (error) {
      if (findSqlError(error)?.code !== QUERY_CANCELED) throw error;
      for (const key of keys) slow.set(key, true);
      throw toTooSlow();
    }
  };
}

function digest(what: unknown): string {
  return createHash('sha256').update(JSON.stringify(what)).digest('base64');
}
