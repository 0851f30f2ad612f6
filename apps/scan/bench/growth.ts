import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { local } from '@org/chain-config';
import { createActsScan, createScanReader } from '@org/contests';
import type { Hex } from 'viem';
import { describeGrowth, type Growth, type GrowthTables } from '../../../tools/bench/describeGrowth.ts';
import { startPostgres } from '../../../tools/test/postgres.ts';

const REVIEWS = [10, 100, 1_000, 10_000, 50_000];
const CONTESTS = [10, 1_000, 10_000, 100_000];
/** Contests on a page of the list. */
const LISTED = 100;
const ROUNDS = 3;
const _CHAIN_ID = 31_337;

type Cost = {
  readonly answerMs: number;
  readonly wholeMs: number;
  readonly kilobytes: number;
  readonly requests: number;
};
type Scan = { readonly url: string; readonly uid: Hex };
type Reader = ReturnType<typeof createScanReader> & ReturnType<typeof createActsScan>;

/** Measures how a scan’s answers on PostgreSQL grow with the number of reviews and contests. */
export async function benchGrowth(): Promise<GrowthTables> {
  const postgres = await startPostgres();
  try {
    const reviews = await measureEach(
      REVIEWS,
      (size) => startScan({ contests: 10, reviews: size, postgresUrl: postgres.url }),
      async (reader, { uid }) => {
        const found = await reader.fetchActs(uid);
        if (found.status !== 'found') throw new Error('The scan does not have the contest.');
        return () => reader.fetchActs(uid);
      },
    );
    const list = await measureEach(
      CONTESTS,
      (size) => startScan({ contests: size, reviews: 10, postgresUrl: postgres.url }),
      async (reader) => () =>
        Promise.all([reader.countContests(), reader.fetchContests({ skip: 0, take: LISTED })]),
    );
    const tables = [
      { of: "a contest's reviews", growths: reviews },
      { of: 'contests, the first page of the list', growths: list },
    ];
    for (const { of, growths } of tables) console.log(describeGrowth(of, growths));
    return tables;
  } finally {
    await postgres.stop();
  }
}

async function measureEach(
  sizes: readonly number[],
  start: (size: number) => Promise<{ scan: Scan; stop: () => Promise<void> }>,
  prepare: (reader: Reader, scan: Scan) => Promise<() => Promise<unknown>>,
): Promise<Growth[]> {
  const costs: (readonly [size: number, cost: Cost])[] = [];
  for (const size of sizes) {
    const { scan, stop } = await start(size);
    try {
      costs.push([size, await measure(scan, prepare)]);
    } finally {
      await stop();
    }
  }
  const grow = (what: string, unit: string, key: keyof Cost): Growth => ({
    what,
    unit,
    points: costs.map(([size, cost]) => [size, cost[key]]),
  });
  return [
    grow("the scan's answers", 'ms', 'answerMs'),
    grow('answers read, UIDs recomputed', 'ms', 'wholeMs'),
    grow('JSON', 'kB', 'kilobytes'),
    grow('requests', 'n', 'requests'),
  ];
}

/** The best of some rounds, because the machine may be busy. */
async function measure(
  scan: Scan,
  prepare: (reader: Reader, scan: Scan) => Promise<() => Promise<unknown>>,
): Promise<Cost> {
  let sum = { answerMs: 0, kilobytes: 0, requests: 0 };
  const countingFetch: typeof fetch = async (...request) => {
    const before = performance.now();
    const answer = await fetch(...request);
    const body = await answer.text();
    sum = {
      answerMs: sum.answerMs + performance.now() - before,
      kilobytes: sum.kilobytes + Buffer.byteLength(body) / 1_000,
      requests: sum.requests + 1,
    };
    return new Response(body, answer);
  };
  const options = { config: local, endpoint: scan.url, fetch: countingFetch, timeoutMs: 60_000 };
  const reader = { ...createScanReader(options), ...createActsScan(options) };
  const run = await prepare(reader, scan);
  const rounds: Cost[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    sum = { answerMs: 0, kilobytes: 0, requests: 0 };
    const before = performance.now();
    await run();
    rounds.push({ ...sum, wholeMs: performance.now() - before });
  }
  const best = (key: keyof Cost) => Math.min(...rounds.map((cost) => cost[key]));
  return {
    answerMs: best('answerMs'),
    wholeMs: best('wholeMs'),
    kilobytes: best('kilobytes'),
    requests: best('requests'),
  };
}

async function startScan(options: { contests: number; reviews: number; postgresUrl: string }) {
  const { contests, reviews, postgresUrl } = options;
  const child = spawn(
    process.execPath,
    [fileURLToPath(new URL('./serveContests.ts', import.meta.url)), `${contests}`, `${reviews}`, postgresUrl],
    { env: { ...process.env, NODE_ENV: 'production' }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  return { scan: await readScan(child), stop: () => end(child) };
}

async function readScan(child: ChildProcess): Promise<Scan> {
  if (!child.stdout) throw new Error('The scan has no output.');
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('{')) return JSON.parse(line) as Scan;
  }
  throw new Error(`The scan ended with ${child.exitCode}.`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
