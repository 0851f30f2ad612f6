/**
 * A scan with generated contests, in its own process: `node bench/serveContests.ts <contests> <evaluations> <postgres://…>`,
 * in a new database of that server. Prints one line of JSON, then answers until it is ended.
 */

import type { Log } from '@org/server-kit';
import { createGraphql } from '../src/graphql/createGraphql.ts';
import { createMetrics } from '../src/http/createMetrics.ts';
import { listenScan } from '../src/http/createScanApp.ts';
import { keepHeapSmall } from '../src/startScan.ts';
import { openScanDatabase } from '../src/store/openDatabase.ts';
import { createDatabase } from '../test/createDatabase.ts';
import { fillContests } from './fillContests.ts';

const [contests, evaluations, url = ''] = process.argv.slice(2);
const log: Log = (message, facts) => facts?.level === 'error' && console.error(message, facts);

keepHeapSmall();
const database = await createDatabase(url);
const db = await openScanDatabase({ url: database.url, statementMs: 60_000 });
const contest = await fillContests(db, { contests: Number(contests), evaluations: Number(evaluations) });
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
console.log(JSON.stringify({ ...contest, url: `http://127.0.0.1:${port}/graphql` }));
process.once('SIGTERM', () => process.exit(0));
