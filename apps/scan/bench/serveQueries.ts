/**
 * A scan that only answers queries, in its own process: `node bench/serveQueries.ts <postgres://…
 *
 * memory> <contests>`.
 */

import type { Log } from '@org/server-kit';
import { createGraphql } from '../src/graphql/createGraphql.ts';
import { createMetrics } from '../src/http/createMetrics.ts';
import { listenScan } from '../src/http/createScanApp.ts';
import { keepHeapSmall } from '../src/startScan.ts';
import { openScanDatabase } from '../src/store/openDatabase.ts';
import { fillEvaluations } from '../test/fillEvaluations.ts';

const [url = 'memory', contests] = process.argv.slice(2);
const log: Log = (message, facts) => facts?.level === 'error' && console.error(message, facts);

keepHeapSmall();
const db = await openScanDatabase({ url: url === 'memory' ? null : url });
await fillEvaluations(db, Number(contests));
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
const { port } = await listenScan(app, { port: 0, host: '127.0.0.1' });
process.send?.({ port });
process.once('disconnect', () => process.exit(0));
