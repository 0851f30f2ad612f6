/**
 * `node bench/main.ts`: all benchmarks of the scan; `node bench/main.ts queries` runs only that one. See `indexing.ts`
 * for its options.
 */
import { benchIndexing } from './indexing.ts';
import { benchQueries } from './queries.ts';

const benches: Readonly<Record<string, () => Promise<void>>> = {
  indexing: benchIndexing,
  queries: benchQueries,
};

const wanted = process.argv.slice(2).filter((word) => word in benches);
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length === 0 || wanted.includes(name)) await bench();
}
