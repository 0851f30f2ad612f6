/**
 * A scan with generated contests, in its own process: `node bench/serveContests.ts <contests> <reviews> <postgres://…>`,
 * in a new database of that server. Prints one line of JSON, then answers until it is ended.
 */
import { keepHeapSmall } from '@org/server-kit';
import { createDatabase } from '@org/server-kit/testing';
import { openScanDatabase } from '../src/store/openDatabase.ts';
import { fillContests } from './fillContests.ts';
import { serveRows } from './serveRows.ts';

const [contests, reviews, url = ''] = process.argv.slice(2);

keepHeapSmall();
const database = await createDatabase(url);
const db = await openScanDatabase({ url: database.url, statementMs: 60_000 });
const contest = await fillContests(db, { contests: Number(contests), reviews: Number(reviews) });
const { port } = await serveRows(db);
console.log(JSON.stringify({ ...contest, url: `http://127.0.0.1:${port}/graphql` }));
process.once('SIGTERM', () => process.exit(0));
