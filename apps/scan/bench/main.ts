/**
 * `node bench/main.ts`: all benchmarks of the scan; `node bench/main.ts queries` runs only that one. See `indexing.ts`
 * for its options.
 */
import { type Figure, readRecord, record } from '../../../scripts/bench/record.ts';
import { benchIndexing } from './indexing.ts';
import { benchQueries } from './queries.ts';

const benches: Readonly<Record<string, () => Promise<readonly Figure[]>>> = {
  indexing: benchIndexing,
  queries: benchQueries,
};

const wanted = process.argv.slice(2).filter((word) => word in benches);
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
const figures: Figure[] = [];
for (const [name, bench] of Object.entries(benches)) if (isWanted(name)) figures.push(...(await bench()));
// A part alone does not replace the record of all.
if (Object.keys(benches).every(isWanted) || !readRecord('scan')) record('scan', figures);
