import * as v from 'valibot';
import { RpcError } from './errors.ts';

export type RpcClient = {
  /** Sends one request and parses its result. @throws {RpcError} */
  ask: <T>(question: RpcQuestion<T>) => Promise<T>;
};

type RpcQuestion<T> = {
  method: string;
  params: readonly unknown[];
  answer: v.GenericSchema<unknown, T>;
};

export type RpcClientOptions = {
  url: string;
  /** Timeout of one request, in milliseconds. */
  timeoutMs?: number;
  /** A longer answer counts as a refusal, so that the caller asks for less. */
  maxAnswerBytes?: number;
  fetch?: typeof globalThis.fetch;
  /** Aborts running requests. */
  signal?: AbortSignal;
};

const envelopeSchema = v.object({
  result: v.optional(v.unknown()),
  error: v.nullish(
    v.object({ code: v.fallback(v.number(), 0), message: v.fallback(v.string(), 'no message') }),
  ),
});

/** Sends JSON-RPC over HTTP, one request at a time without retries: the caller decides when to retry. */
export function createRpcClient({
  url,
  timeoutMs = 15_000,
  maxAnswerBytes = 64_000_000,
  fetch = globalThis.fetch,
  signal,
}: RpcClientOptions): RpcClient {
  let lastId = 0;

  const ask = async <T>({ method, params, answer }: RpcQuestion<T>): Promise<T> => {
    const id = ++lastId;
    const timeout = AbortSignal.timeout(timeoutMs);
    const fail = (facts: Omit<ConstructorParameters<typeof RpcError>[0], 'method'>) =>
      new RpcError({ method, ...facts });

    let response: Response;
    let text: string | null;
    try {
      response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ jsonrpc: '2.0', id, method, params }),
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      });
      text = await readText(response, maxAnswerBytes);
    } catch (cause) {
      signal?.throwIfAborted();
      const detail = timeout.aborted ? `no answer within ${timeoutMs} ms` : 'cannot be reached';
      throw fail({ code: 'rpc-unreachable', detail, cause });
    }
    if (text === null) throw fail({ code: 'rpc-refused', detail: `more than ${maxAnswerBytes} bytes` });
    if (response.status === 429) {
      throw fail({ code: 'rpc-busy', detail: 'too many requests', retryAfterMs: readRetryAfter(response) });
    }
    if (response.status >= 500 && !isJsonRpc(text)) {
      const retryAfterMs = readRetryAfter(response);
      throw fail({ code: 'rpc-unreachable', detail: `HTTP ${response.status}`, retryAfterMs });
    }
    if (response.status === 413) throw fail({ code: 'rpc-refused', detail: 'HTTP 413' });

    const envelope = v.safeParse(envelopeSchema, parseJson(text));
    if (!envelope.success) {
      throw fail({ code: 'rpc-answer', detail: `HTTP ${response.status}, not a JSON-RPC answer` });
    }
    const { error, result } = envelope.output;
    if (error) {
      const code = isRateLimit(error.code, error.message) ? 'rpc-busy' : 'rpc-refused';
      throw fail({ code, detail: `${error.code} ${error.message.slice(0, 200)}` });
    }
    const parsed = v.safeParse(answer, result);
    if (!parsed.success) {
      throw fail({ code: 'rpc-answer', detail: `unexpected result (${parsed.issues[0].message})` });
    }
    return parsed.output;
  };

  return { ask };
}

/** Null beyond the limit; the rest is not read. */
async function readText(response: Response, maxBytes: number): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Some nodes send a JSON-RPC error with HTTP 500; its message is more specific than the status. */
function isJsonRpc(text: string): boolean {
  const envelope = v.safeParse(envelopeSchema, parseJson(text));
  return envelope.success && Boolean(envelope.output.error);
}

function isRateLimit(code: number, message: string): boolean {
  return code === 429 || /too many requests|rate.?limit|exceeded.*(?:per second|capacity)/i.test(message);
}

function readRetryAfter(response: Response): number | undefined {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds, 60) * 1000 : undefined;
}

/** Requests to an endpoint so far, and how many failed. */
export type RpcCounts = { calls: number; errors: number };

/** Counts the requests of a client. */
export function countCalls(rpc: RpcClient, counts: RpcCounts): RpcClient {
  return {
    async ask(question) {
      counts.calls++;
      try {
        return await rpc.ask(question);
      } catch (error) {
        counts.errors++;
        throw error;
      }
    },
  };
}
