import autocannon from 'autocannon';
import { signMessages } from './signMessages.ts';
import { ORIGIN, type Server } from './startServer.ts';

export type Measured = {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Unexpected statuses, and broken connections. */
  readonly unexpected: number;
};

const CONNECTIONS = 20;

/** Uses its own clock: autocannon counts whole seconds. */
const measure = async (
  options: Parameters<typeof autocannon>[0],
  expected: '2xx' | '4xx',
): Promise<Measured> => {
  const begunMs = performance.now();
  const result = await autocannon(options);
  const seconds = (performance.now() - begunMs) / 1_000;
  const all = result['2xx'] + result['4xx'] + result['5xx'];
  return {
    perSecond: all / seconds,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    unexpected: all - result[expected] + result.errors,
  };
};

/** Requests nonces for some seconds, at a rate or at full speed. */
export async function measureNonces({ url }: Server, seconds: number, rate?: number): Promise<Measured> {
  return measure(
    {
      url,
      connections: CONNECTIONS,
      duration: seconds,
      requests: [{ method: 'GET', path: '/api/siwe/nonce' }],
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
    return { method: 'POST', path: '/api/siwe/verify', headers, body };
  };
  return measure(
    {
      url: server.url,
      connections: CONNECTIONS,
      amount: count,
      requests: [
        { method: 'POST', path: '/api/siwe/verify', setupRequest: (request) => ({ ...request, ...next() }) },
      ],
      ...(rate !== undefined && { overallRate: rate }),
    },
    '2xx',
  );
}

/** Sends bodies of 1 MB. */
export async function measureLargeBodies({ url }: Server, count: number): Promise<Measured> {
  return measure(
    {
      url,
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
