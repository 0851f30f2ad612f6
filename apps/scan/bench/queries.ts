import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import type { Figure } from '../../../tools/bench/record/record.ts';
import { startPostgres } from '../../../tools/test/postgres.ts';
import { actSchemaUids, REVIEWS_EACH, toContest } from '../test/fillReviews.ts';

/** The contests whose reviews are in the database. */
const CONTESTS = 2_000;
const PAGE = 20;
const PAGES = 5;

/** The query of `@org/contests` for a page of rows. */
const QUERY = `query Attestations($where: AttestationWhereInput!, $orderBy: [AttestationOrderByWithRelationInput!], $take: Int, $skip: Int) {
  attestations(where: $where, orderBy: $orderBy, take: $take, skip: $skip) {
    id schemaId recipient attester time expirationTime revocationTime revocable refUID data isOffchain txid
  }
}`;
const UNDER_SCHEMAS = {
  schemaId: { in: actSchemaUids },
  isOffchain: { equals: false },
};

/** A question of the pages, asked in many variations. */
type Question = {
  readonly name: string;
  /** How many rows each answer has. */
  readonly rows: number;
  /** Bodies of requests. */
  readonly bodies: readonly string[];
};

const toBody = (variables: object) => JSON.stringify({ query: QUERY, variables });

const questions: readonly Question[] = [
  {
    name: `a contest's ${REVIEWS_EACH} reviews`,
    rows: REVIEWS_EACH,
    bodies: Array.from({ length: 500 }, (_, nth) => {
      const where = { ...UNDER_SCHEMAS, refUID: { equals: toContest((nth * 37) % CONTESTS) } };
      return toBody({ where, orderBy: [{ time: 'asc' }, { id: 'asc' }], take: REVIEWS_EACH });
    }),
  },
  {
    name: `a list's page of ${PAGE}`,
    rows: PAGE,
    bodies: Array.from({ length: PAGES }, (_, page) =>
      toBody({
        where: UNDER_SCHEMAS,
        orderBy: [{ time: 'desc' }, { id: 'desc' }],
        take: PAGE,
        skip: page * PAGE,
      }),
    ),
  },
];

const CONNECTIONS = 20;
const WARM_UP_SECONDS = 3;
/** The query in the form that browsers send. */
const ACCEPTED = 'gzip, deflate, br, zstd';

/** A scan that only answers, in its own process. */
type Copy = { readonly url: string; readCpu(): Promise<number>; stop(): Promise<void> };

type Answers = {
  perSecond: number;
  /** Answers per second of user and system time of the scan's processes. */
  perCpuSecond: number;
  p50Ms: number;
  p99Ms: number;
};

/** Starts a copy; with a number of contests it fills its empty database first. */
async function startCopy(databaseUrl: string, contests?: number): Promise<Copy> {
  const file = fileURLToPath(new URL('./serveQueries.ts', import.meta.url));
  const child = fork(file, [databaseUrl, ...(contests ? [String(contests)] : [])], {
    execArgv: [],
    // The same conditions as in the build.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const gone = new AbortController();
  child.once('exit', () => gone.abort(new Error('The scan has ended.')));
  const receive = async <T>() => (await once(child, 'message', { signal: gone.signal }))[0] as T;
  const { port } = await receive<{ port: number }>();
  return {
    url: `http://127.0.0.1:${port}/graphql`,
    async readCpu() {
      const answer = receive<{ cpu: NodeJS.CpuUsage }>();
      child.send('cpu');
      const { cpu } = await answer;
      return (cpu.user + cpu.system) / 1e6;
    },
    async stop() {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}

/** Asks copies at once, each over its share of the connections: at a rate in all, or as often as they answer. */
async function measureAnswers(
  copies: readonly Copy[],
  question: Question,
  { seconds, perSecond }: { seconds: number; perSecond?: number },
): Promise<Answers> {
  for (const { url } of copies) await check(url, question);
  const share = 1 / copies.length;
  const run = (duration: number) =>
    Promise.all(
      copies.map(({ url }) =>
        autocannon({
          url,
          duration,
          connections: CONNECTIONS * share,
          requests: question.bodies.map((body) => ({
            method: 'POST' as const,
            headers: { 'content-type': 'application/json', 'accept-encoding': ACCEPTED },
            body,
          })),
          ...(perSecond !== undefined && { overallRate: perSecond * share }),
        }),
      ),
    );
  const readCpu = async () => (await Promise.all(copies.map((copy) => copy.readCpu()))).reduce(add, 0);
  await run(WARM_UP_SECONDS);
  const before = await readCpu();
  const results = await run(seconds);
  const cpu = (await readCpu()) - before;
  const failed = results.map(({ non2xx, errors }) => non2xx + errors).reduce(add, 0);
  if (failed > 0) throw new Error(`${failed} questions were not answered.`);
  const answered = results.map((each) => each['2xx']).reduce(add, 0);
  return {
    perSecond: results.map(({ requests }) => requests.average).reduce(add, 0),
    perCpuSecond: answered / cpu,
    p50Ms: Math.max(...results.map(({ latency }) => latency.p50)),
    p99Ms: Math.max(...results.map(({ latency }) => latency.p99)),
  };
}

const add = (one: number, other: number) => one + other;

/** Fast answers must also be correct. */
async function check(url: string, { rows, bodies }: Question) {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: bodies.at(-1) ?? '' });
  const { data } = (await response.json()) as { data?: { attestations: unknown[] } };
  const found = data?.attestations.length;
  if (found !== rows) throw new Error(`${found} rows came, not ${rows}.`);
}

const SECONDS = 8;
/** Asked for to measure how long answers take below the limit. */
const RATE = 1_000;

/** EAS's own indexing service, 51 rows and 20 connections: it is not part of this run. */
const EASSCAN = '714/s, p99 236 ms on 2026-11-21, on another machine with 2 cores; not measured in this run';

/** Answers to the questions of the pages: from one scan and from two on one PostgreSQL server, and from PGlite. */
export async function benchQueries(): Promise<readonly Figure[]> {
  console.log(`answers from ${(CONTESTS * REVIEWS_EACH).toLocaleString('en')} rows, 20 connections`);
  const postgres = await startPostgres();
  const figures: Figure[] = [];
  try {
    await using(await startCopy(postgres.url, CONTESTS), async (first) => {
      figures.push(...(await measureAll('one scan on PostgreSQL', [first])));
      for (const question of questions) {
        const steady = await measureAnswers([first], question, { seconds: SECONDS, perSecond: RATE });
        const what = `${question.name}, ${RATE.toLocaleString('en')}/s asked`;
        print(what, steady);
        figures.push({ what: `${what}: p99`, value: steady.p99Ms, unit: 'ms' });
      }
      await using(await startCopy(postgres.url), async (second) => {
        figures.push(...(await measureAll('two scans on PostgreSQL', [first, second])));
      });
    });
  } finally {
    await postgres.stop();
  }
  console.log(`  easscan's own service: ${EASSCAN}`);
  await using(await startCopy('memory', CONTESTS), async (embedded) => {
    figures.push(...(await measureAll('one scan on PGlite', [embedded])));
  });
  return figures;
}

async function measureAll(from: string, copies: readonly Copy[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const question of questions) {
    const what = `${question.name}, ${from}`;
    const answers = await measureAnswers(copies, question, { seconds: SECONDS });
    print(what, answers);
    figures.push(
      { what, value: answers.perSecond, unit: 'answers/s' },
      { what: `${what}: p99`, value: answers.p99Ms, unit: 'ms' },
      { what: `${what}: per CPU-second of the scan`, value: answers.perCpuSecond, unit: 'answers' },
    );
  }
  return figures;
}

async function using(copy: Copy, work: (copy: Copy) => Promise<void>): Promise<void> {
  try {
    await work(copy);
  } finally {
    await copy.stop();
  }
}

function print(what: string, { perSecond, perCpuSecond, p50Ms, p99Ms }: Answers) {
  console.log(
    `  ${what}: ${perSecond.toFixed(0)}/s, p50 ${p50Ms} ms, p99 ${p99Ms} ms, ${perCpuSecond.toFixed(0)} per CPU-second`,
  );
}
