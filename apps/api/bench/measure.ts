import autocannon from 'autocannon';
import { signMessages, toNonceRequest } from './signMessages.ts';
import { ORIGIN, type Server } from './startServer.ts';

export type Measured = {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Time of the server's processor for one answer, in microseconds. */
  readonly cpuUs: number;
  /** Unexpected statuses, and broken connections. */
  readonly unexpected: number;
};

const CONNECTIONS = 20;

/** Uses its own clock: autocannon counts whole seconds. */
const measure = async (
  server: Server,
  options: Omit<Parameters<typeof autocannon>[0], 'url'>,
  expected: '2xx' | '4xx',
): Promise<Measured> => {
  const begunMs = performance.now();
  const begunCpu = server.cpu();
  const result = await autocannon({ ...options, url: server.url });
  const cpu = server.cpu() - begunCpu;
  const seconds = (performance.now() - begunMs) / 1_000;
  const all = result['2xx'] + result['4xx'] + result['5xx'];
  return {
    perSecond: all / seconds,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    cpuUs: (cpu / all) * 1e6,
    unexpected: all - result[expected] + result.errors,
  };
};

/** Requests nonces for some seconds, at a rate or at full speed. */
export async function measureNonces(server: Server, seconds: number, rate?: number): Promise<Measured> {
  return measure(
    server,
    {
      connections: CONNECTIONS,
      duration: seconds,
      requests: [toNonceRequest(server)],
      ...(rate !== undefined && { overallRate: rate }),
    },
    '2xx',
  );
}

/** Signs in a number of times, at a rate or at full speed; each time with its own message. */
export async function measureSignIns(server: Server, count: number, rate?: number): Promise<Measured> {
  const pool = await signMessages(server, count);
  const next = () => {
    const { body = '', cookie = '' } = pool.pop() ?? {};
    const headers = { origin: ORIGIN, 'content-type': 'application/json', cookie };
    return { method: 'POST', path: server.routes.verify, headers, body };
  };
  return measure(
    server,
    {
      connections: CONNECTIONS,
      amount: count,
      requests: [
        {
          method: 'POST',
          path: server.routes.verify,
          setupRequest: (request) => ({ ...request, ...next() }),
        },
      ],
      ...(rate !== undefined && { overallRate: rate }),
    },
    '2xx',
  );
}

/** Sends bodies of 1 MB. */
export async function measureLargeBodies(server: Server, count: number): Promise<Measured> {
  return measure(
    server,
    {
      connections: CONNECTIONS,
      amount: count,
      requests: [
        {
          method: 'POST',
          path: '/api/siwe/verify',
          headers: { origin: ORIGIN, 'content-type': 'application/json' },
          body: `{"message":"${'m'.repeat(1_000_000)}"}`,
        },
      ],
    },
    '4xx',
  );
}
