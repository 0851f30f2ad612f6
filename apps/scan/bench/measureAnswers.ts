import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import type { Question } from './questions.ts';

const CONNECTIONS = 20;
const WARM_UP_SECONDS = 3;
/** As browsers send it. */
const ACCEPTED = 'gzip, deflate, br, zstd';

/** A scan that only answers, in its own process. */
export type Copy = { readonly url: string; readCpu(): Promise<number>; stop(): Promise<void> };

export type Answers = {
  perSecond: number;
  /** Answers per second of user and system time of the scan's processes. */
  perCpuSecond: number;
  p50Ms: number;
  p99Ms: number;
};

/** Starts a copy; with a number of contests it fills its empty database first. */
export async function startCopy(databaseUrl: string, contests?: number): Promise<Copy> {
  const file = fileURLToPath(new URL('./serveQueries.ts', import.meta.url));
  const child = fork(file, [databaseUrl, ...(contests ? [String(contests)] : [])], {
    execArgv: [],
    // As in the build.
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
export async function measureAnswers(
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
