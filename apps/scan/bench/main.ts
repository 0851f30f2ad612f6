/**
 * `node bench/main.ts`: all benchmarks of the scan; `node bench/main.ts queries` or `growth` runs only that one. See
 * `indexing.ts` for its options. `--rows 10000000` instead explains every question on a table of that size, and `--sync 1000000`
 * indexes a chain of that size.
 */
import { parseArgs } from 'node:util';
import { type Figure, readRecord, record } from '../../../tools/bench/record/record.ts';
import { benchGrowth } from './growth.ts';
import { benchIndexing } from './indexing.ts';
import { benchQueries } from './queries.ts';
import { benchRows } from './rows/rows.ts';
import { benchSync } from './sync.ts';

const benches: Readonly<Record<string, () => Promise<readonly Figure[]>>> = {
  indexing: benchIndexing,
  queries: benchQueries,
};

const { values } = parseArgs({
  options: { rows: { type: 'string' }, sync: { type: 'string' } },
  strict: false,
});

async function runParts() {
  const wanted = process.argv.slice(2).filter((word) => word === 'growth' || word in benches);
  const isSelected = (name: string) => wanted.length === 0 || wanted.includes(name);
  if (isSelected('growth')) record('scan-growth', await benchGrowth());
  if (wanted.length > 0 && !wanted.some((word) => word in benches)) return;
  const figures: Figure[] = [];
  for (const [name, bench] of Object.entries(benches)) if (isSelected(name)) figures.push(...(await bench()));
  // A part alone does not replace the record of all.
  if (Object.keys(benches).every(isSelected) || !readRecord('scan')) record('scan', figures);
}

if (values.rows) record('scan-rows', await benchRows(Number(values.rows)));
else if (values.sync) record('scan-sync', await benchSync(Number(values.sync)));
else await runParts();
