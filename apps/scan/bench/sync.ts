import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { Figure } from '../../../tools/bench/record/record.ts';
import { startPostgres } from '../../../tools/test/postgres.ts';
import { end, readMemory, spawnBuilt } from './measureScan.ts';
import { toUid } from './sync/stubChain.ts';

const SAMPLE_MS = 500;
const PARTS = 10;
/** The first process is killed after this share of the blocks; the second indexes the others. */
const KILLED_AFTER = 0.2;
/** The second process may hold this much more memory in the last quarter of the blocks than in the second. */
const MOST_GROWTH = 1.3;

/** Memory in MB at a block. */
type Sample = { block: number; megabytes: number };
type Run = { seconds: number; blocks: number; samples: Sample[] };

/**
 * A first sync of this many attestations on PostgreSQL, killed on the way and started again: its speed, its memory, and
 * that nothing is lost or doubled.
 */
export async function benchSync(count: number): Promise<readonly Figure[]> {
  console.log(`first sync of ${count.toLocaleString('en')} attestations on PostgreSQL, killed on the way`);
  const postgres = await startPostgres();
  const stub = fork(fileURLToPath(new URL('./sync/serveStub.ts', import.meta.url)), [String(count)], {
    execArgv: [],
  });
  try {
    const [{ url, head }] = (await once(stub, 'message')) as [{ url: string; head: number }];
    const options = { rpcUrl: url, databaseUrl: postgres.url };
    const first = await runUntil(options, { block: head * KILLED_AFTER, signal: 'SIGKILL' });
    const [kept] = await readUids(postgres.url);
    console.log(
      `  killed after ${first.seconds.toFixed(0)} s, with ${kept.toLocaleString('en')} attestations`,
    );
    const second = await runUntil(options, { block: head, signal: 'SIGTERM' });
    const [found, hash] = await readUids(postgres.url);
    if (found !== count || hash !== hashUids(count)) throw new Error(`${found} rows, not those ${count}.`);
    console.log(
      `  resumed, and complete after another ${second.seconds.toFixed(0)} s: ${found.toLocaleString('en')} UIDs, md5 ${hash}`,
    );
    const blocks = first.blocks + second.blocks;
    const perSecond = (count * (blocks / head)) / (first.seconds + second.seconds);
    const memory = describeMemory(second.samples, head);
    console.log(
      `  ${perSecond.toFixed(0)} attestations/s; MB: ${memory.map(({ value }) => value).join(' ')}`,
    );
    return [
      {
        what: `${count.toLocaleString('en')} attestations, killed on the way`,
        value: perSecond,
        unit: 'attestations/s',
      },
      ...memory,
    ];
  } finally {
    stub.disconnect();
    await postgres.stop();
  }
}

/** Runs the built scan until it has indexed a block, then ends it. */
async function runUntil(
  options: { rpcUrl: string; databaseUrl: string },
  { block: wanted, signal }: { block: number; signal: 'SIGKILL' | 'SIGTERM' },
): Promise<Run> {
  const { child, url } = await spawnBuilt(options);
  const samples: Sample[] = [];
  let began: { at: number; block: number } | undefined;
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('The scan has ended.');
    await sleep(SAMPLE_MS);
    const health = await fetch(`${url}/health`).catch(() => null);
    const { block } = health ? ((await health.json()) as { block: number | null }) : { block: null };
    if (block === null) continue;
    began ??= { at: performance.now(), block };
    const megabytes = readMemory(child.pid, 'VmRSS');
    if (megabytes !== null) samples.push({ block, megabytes });
    if (block < wanted) continue;
    const run = { seconds: (performance.now() - began.at) / 1_000, blocks: block - began.block, samples };
    await end(child, signal);
    return run;
  }
}

/** The most memory of one process in each tenth of the blocks. @throws {Error} when it grows */
function describeMemory(samples: readonly Sample[], head: number): Figure[] {
  const mostBetween = (from: number, to: number) =>
    Math.max(
      ...samples.flatMap(({ block, megabytes }) =>
        block > from * head && block <= to * head ? [megabytes] : [],
      ),
    );
  const growth = mostBetween(0.75, 1) / mostBetween(0.25, 0.5);
  if (growth > MOST_GROWTH) throw new Error(`The memory grew ${growth.toFixed(1)} times.`);
  return Array.from({ length: PARTS }, (_, part) => ({
    what: `most memory up to ${(part + 1) * PARTS} % of the blocks`,
    value: mostBetween(part / PARTS, (part + 1) / PARTS),
    unit: 'MB',
  })).filter(({ value }) => Number.isFinite(value));
}

/** The number of stored attestations, and a hash of their UIDs in order. */
async function readUids(url: string): Promise<[count: number, hash: string]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ count: string; hash: string }>(
    `select count(*), md5(string_agg(id, '' order by id)) as hash from attestation`,
  );
  await client.end();
  return [Number(rows[0]?.count), rows[0]?.hash ?? ''];
}

function hashUids(count: number): string {
  const hash = createHash('md5');
  for (const uid of Array.from({ length: count }, (_, nth) => toUid(nth)).sort()) hash.update(uid);
  return hash.digest('hex');
}
