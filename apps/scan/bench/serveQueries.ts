/**
 * A scan that only answers queries, in its own process: `node bench/serveQueries.ts <database> [contests]`, where the
 * database is `postgres://…` or `memory`. It fills an empty database with contests; without their number it answers from
 * the rows that are there.
 */
import { keepHeapSmall } from '@org/server-kit';
import { openScanDatabase } from '../src/store/openDatabase.ts';
import { fillReviews } from '../test/fillReviews.ts';
import { serveRows } from './serveRows.ts';

const [url = 'memory', contests] = process.argv.slice(2);

keepHeapSmall();
const db = await openScanDatabase({ url: url === 'memory' ? null : url });
if (contests) await fillReviews(db, Number(contests));
const { port } = await serveRows(db);
process.send?.({ port });
// All threads of this process, PGlite's included.
process.on('message', () => process.send?.({ cpu: process.cpuUsage() }));
process.once('disconnect', () => process.exit(0));
