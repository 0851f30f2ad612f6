import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../../stack/build.ts';
import { startPostgres } from '../../test/postgres.ts';
import { FOLDER, readRecord, record } from '../record.ts';
import { buildPeers, PEERS } from './buildPeers.ts';
import { measureKits } from './measureKits.ts';
import { VISITS } from './measurePage.ts';
import { measureContests, measureList, measureQueue } from './measureSizes.ts';
import type { PageName } from './pages.ts';
import type { WebResult } from './result.ts';
import { openSamples } from './samples.ts';
import { serveFolder } from './serveFolder.ts';
import { serveRpc } from './serveRpc.ts';
import { startLaurel } from './startLaurel.ts';

/**
 * `npm run bench web -- [--runs N] [--quick] [--continue] [--only kits|contests|list|queue]`: Laurel's pages beside those
 * of wallet kits, with large contests and lists, and a judge's queue. `--quick` measures less often, `--continue` keeps
 * the measurements of an interrupted run.
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
const isWanted = (part: string) => values.only?.includes(part) ?? true;

/** The build without the local wallets, kept apart from the one that tests use. */
function buildLaurel(): string {
  if (!build(['@org/web', '@org/api'], { isLocal: false })) process.exit(1);
  const folder = join(FOLDER, 'laurel');
  rmSync(folder, { recursive: true, force: true });
  cpSync('apps/web/dist', folder, { recursive: true });
  return folder;
}

const webFolder = buildLaurel();
const postgres = await startPostgres();
const rpc = await serveRpc();
const stops: (() => unknown)[] = [rpc.stop, postgres.stop];
const start = (size: { contests: number; evaluations: number }) =>
  startLaurel({ ...size, webFolder, rpcUrl: rpc.url, postgresUrl: postgres.url });
const open = <Value>(part: string) =>
  openSamples<Value>(join(FOLDER, `samples-${part}.jsonl`), { isContinued: values.continue });

try {
  const result: { -readonly [Key in keyof WebResult]: WebResult[Key] } = {
    ...readRecord<WebResult>('web')?.result,
    runs,
    kits: readRecord<WebResult>('web')?.result.kits ?? null,
  };
  const laurel = await start({ contests: 10, evaluations: 60 });
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
    // The cast: all pages have got their URL above.
    result.kits = await measureKits({
      urls: urls as Record<PageName, string>,
      runs,
      visits,
      samples: open('kits'),
    });
  }
  if (isWanted('queue'))
    result.queue = await measureQueue({ laurel, runs: isQuick ? 1 : runs, samples: open('queue') });
  const sizes = {
    start,
    runs: isQuick ? 1 : Math.min(runs, 5),
    maxSize: isQuick ? 1_000 : Number.POSITIVE_INFINITY,
  };
  if (isWanted('contests')) result.contests = await measureContests({ ...sizes, samples: open('contests') });
  if (isWanted('list')) result.list = await measureList({ ...sizes, samples: open('list') });
  record('web', result);
} finally {
  for (const stop of stops) await stop();
}
