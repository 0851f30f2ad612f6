import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../../dev/stack/build.ts';
import { startPostgres } from '../../test/postgres.ts';
import { FOLDER, getCommit, QUICK_FOLDER } from '../record/record.ts';
import { buildPeers, PEERS } from './buildPeers.ts';
import { measureKits, type Round } from './measureKits.ts';
import { VISITS } from './measurePage.ts';
import { measureContests, measureList, measureQueue } from './measureSizes.ts';
import type { PageName } from './pages.ts';
import { recordSection, SECTIONS, type SectionName } from './result.ts';
import { openSamples } from './samples.ts';
import { serveFolder } from './serveFolder.ts';
import { serveRpc } from './serveRpc.ts';
import { startLaurel } from './startLaurel.ts';

/**
 * `npm run bench web -- [--runs N] [--quick] [--continue] [--only kits|contests|list|queue]`: Laurel's pages beside those
 * of wallet kits, with large contests and lists, and a judge's queue. `--quick` measures less often and keeps its results
 * apart, `--continue` keeps the measurements of an interrupted run at the same commit.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string' },
    quick: { type: 'boolean', default: false },
    continue: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
  },
});
const isQuick = values.quick;
const runs = Number(values.runs ?? (isQuick ? 2 : 10));
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number above 0.');
const unknown = values.only?.find((name) => !SECTIONS.some((section) => section === name));
if (unknown !== undefined)
  throw new Error(`There is no section "${unknown}". Choose from ${SECTIONS.join(', ')}.`);
const isWanted = (name: SectionName) => values.only?.includes(name) ?? true;
const folder = isQuick ? QUICK_FOLDER : FOLDER;
const commit = getCommit();

/** The build without the local wallets, kept apart from the one that tests use. */
function buildLaurel(): string {
  if (!build(['@org/web', '@org/api'], { isLocal: false })) process.exit(1);
  const copy = join(FOLDER, 'laurel');
  rmSync(copy, { recursive: true, force: true });
  cpSync('apps/web/dist', copy, { recursive: true });
  return copy;
}

const webFolder = buildLaurel();
const postgres = await startPostgres();
const rpc = await serveRpc();
const stops: (() => unknown)[] = [rpc.stop, postgres.stop];
const start = (size: { contests: number; reviews: number }) =>
  startLaurel({ ...size, webFolder, rpcUrl: rpc.url, postgresUrl: postgres.url });
const open = <Value>(name: SectionName) =>
  openSamples<Value>(join(folder, `samples-${name}.jsonl`), { isContinued: values.continue, commit });

try {
  const laurel = await start({ contests: 10, reviews: 60 });
  stops.unshift(laurel.stop);
  if (isWanted('kits')) {
    const folders = buildPeers(rpc.url);
    const urls: Partial<Record<PageName, string>> = { laurel: laurel.contestUrl };
    for (const peer of PEERS) {
      const served = await serveFolder(folders[peer]);
      stops.unshift(served.stop);
      urls[peer] = served.origin;
    }
    const visits = isQuick ? (['cold', 'impatient'] as const) : VISITS;
    const samples = open<Round>('kits');
    // The cast: all pages have got their URL above.
    const kits = await measureKits({ urls: urls as Record<PageName, string>, runs, visits, samples });
    recordSection('kits', { runs, values: kits }, folder);
  }
  if (isWanted('queue')) {
    const queueRuns = isQuick ? 1 : runs;
    const queue = await measureQueue({ laurel, runs: queueRuns, samples: open('queue') });
    recordSection('queue', { runs: queueRuns, values: queue }, folder);
  }
  const sizeRuns = isQuick ? 1 : Math.min(runs, 5);
  const sizes = { start, runs: sizeRuns, maxSize: isQuick ? 1_000 : Number.POSITIVE_INFINITY };
  if (isWanted('contests')) {
    const contests = await measureContests({ ...sizes, samples: open('contests') });
    recordSection('contests', { runs: sizeRuns, values: contests }, folder);
  }
  if (isWanted('list')) {
    const list = await measureList({ ...sizes, samples: open('list') });
    recordSection('list', { runs: sizeRuns, values: list }, folder);
  }
} finally {
  for (const stop of stops) await stop();
}
