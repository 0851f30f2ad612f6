import type { ReadRows } from '../store/database.ts';
import type { RowCounts } from './sql/draft.ts';

const MAX_AGE_MS = 30_000;

/** How many attestations there are is kept by schema; the other tables are small. */
const STATEMENT = `select coalesce((select sum(count) from "attestationCount"), 0),
  (select count(*) from schema), (select count(*) from naming),
  (select count(*) from timestamped), (select count(*) from "offchainRevocation")`;
const TABLES = ['attestation', 'schema', 'schemaName', 'timestamped', 'offchainRevocation'];

/** Counts the rows of all tables and caches that; later counts run in the background. */
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
