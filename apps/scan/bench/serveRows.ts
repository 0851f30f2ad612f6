import type { Log } from '@org/server-kit';
import { createGraphql } from '../src/graphql/createGraphql.ts';
import { createMetrics } from '../src/http/createMetrics.ts';
import { listenScan } from '../src/http/createScanApp.ts';
import type { SqlDatabase } from '../src/store/database.ts';

/** Answers queries from the rows of a database, without an indexer, on a free port. */
export async function serveRows(db: SqlDatabase): Promise<{ port: number }> {
  const log: Log = (message, facts) => facts?.level === 'error' && console.error(message, facts);
  const graphql = createGraphql({ db, log });
  const getHealth = () => {
    throw new Error('Nobody asks for it here.');
  };
  const app = {
    getGraphql: () => graphql,
    getHealth,
    metrics: createMetrics({ getHealth }),
    hasGraphiql: false,
    log,
  };
  return listenScan(app, { port: 0, host: '127.0.0.1' });
}
