import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { evaluationSchemas } from '@org/contests';
import autocannon from 'autocannon';
import type { Figure } from '../../../scripts/bench/record.ts';
import { startPostgres } from '../../../scripts/test/postgres.ts';
import { JUDGES_EACH, REVIEWS_EACH, toJudge } from '../test/fillEvaluations.ts';

/** The query of `@org/contests` for the reviews of a contest. */
const QUESTION = `query Attestations($where: AttestationWhereInput!, $orderBy: [AttestationOrderByWithRelationInput!], $take: Int) {
  attestations(where: $where, orderBy: $orderBy, take: $take) {
    id schemaId recipient attester time expirationTime revocationTime revocable refUID data isOffchain txid
  }
}`;
const CONTESTS = 2_000;
const CONNECTIONS = 20;
const WARM_UP_SECONDS = 4;
const SECONDS = 10;

/** EAS's own indexing service, 51 rows and 20 connections: it is not part of this run. */
const EASSCAN = '714/s, p99 236 ms on 2026-11-21, on another machine with 2 cores; not measured in this run';

type Figures = { perSecond: number; p50Ms: number; p99Ms: number; megabytesPerSecond: number };

/** Contest pages per second, from PostgreSQL and from PGlite, each page for another contest. */
export async function benchQueries(): Promise<readonly Figure[]> {
  const what = `${REVIEWS_EACH} of ${CONTESTS * REVIEWS_EACH} rows, ${CONNECTIONS} connections`;
  const postgres = await startPostgres();
  let onServer: Figures;
  try {
    const figures = await measure(postgres.url);
    print(`a contest's reviews from PostgreSQL (${what})`, figures);
    console.log(`  easscan's own service: ${EASSCAN}`);
    onServer = figures;
  } finally {
    await postgres.stop();
  }
  const embedded = await measure('memory');
  print(`a contest's reviews from PGlite (${what})`, embedded);
  return [...toFigures('PostgreSQL', onServer), ...toFigures('PGlite', embedded)];
}

const toFigures = (database: string, { perSecond, p99Ms }: Figures): Figure[] => [
  { what: `a contest's ${REVIEWS_EACH} reviews from ${database}`, value: perSecond, unit: 'answers/s' },
  { what: `a contest's ${REVIEWS_EACH} reviews from ${database}, p99`, value: p99Ms, unit: 'ms' },
];

function print(title: string, { perSecond, p50Ms, p99Ms, megabytesPerSecond }: Figures) {
  console.log(
    `${title}: ${perSecond.toFixed(0)}/s, p50 ${p50Ms} ms, p99 ${p99Ms} ms, ${megabytesPerSecond.toFixed(0)} MB/s`,
  );
}

async function measure(databaseUrl: string): Promise<Figures> {
  const child = fork(
    fileURLToPath(new URL('./serveQueries.ts', import.meta.url)),
    [databaseUrl, String(CONTESTS)],
    {
      execArgv: [],
      // As in the build.
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
  try {
    const [{ port }] = (await once(child, 'message')) as [{ port: number }];
    const url = `http://127.0.0.1:${port}/graphql`;
    await check(url);
    await run(url, WARM_UP_SECONDS);
    const { requests, latency, throughput, non2xx, errors } = await run(url, SECONDS);
    if (non2xx > 0 || errors > 0) throw new Error(`${non2xx + errors} questions were not answered.`);
    return {
      perSecond: requests.average,
      p50Ms: latency.p50,
      p99Ms: latency.p99,
      megabytesPerSecond: throughput.average / 1_000_000,
    };
  } finally {
    child.disconnect();
    await once(child, 'exit');
  }
}

const run = (url: string, duration: number) =>
  autocannon({ url, duration, connections: CONNECTIONS, requests: questions });

const questions = Array.from({ length: 500 }, (_, index) => ({
  method: 'POST' as const,
  headers: { 'content-type': 'application/json' },
  body: toBody((index * 37) % CONTESTS),
}));

function toBody(contest: number): string {
  const where = {
    schemaId: { in: Object.keys(evaluationSchemas) },
    time: { gte: 1_700_000_000 },
    isOffchain: { equals: false },
    attester: { in: Array.from({ length: JUDGES_EACH }, (_, nth) => toJudge(contest, nth)) },
  };
  const variables = { where, orderBy: [{ time: 'asc' }, { id: 'asc' }], take: REVIEWS_EACH };
  return JSON.stringify({ query: QUESTION, variables });
}

/** Fast answers must also be correct. */
async function check(url: string) {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: toBody(1) });
  const { data } = (await response.json()) as { data?: { attestations: { attester: string }[] } };
  const rows = data?.attestations ?? [];
  if (rows.length !== REVIEWS_EACH) throw new Error(`${rows.length} rows came, not ${REVIEWS_EACH}.`);
}
