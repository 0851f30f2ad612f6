import type { ChainConfig } from '@org/chain-config';
import { readAnswer } from '@org/chain-config/rpc';
import { ScanError } from '../base/errors.ts';

/** A chain whose scan is asked: that of its config, or another one. */
export type ConfiguredScan = Partial<Omit<ScanOptions, 'chainId'>> & { readonly config: ChainConfig };

/** The connection to the scan of a chain. */
export function connectScan({
  config,
  endpoint = config.eas.graphQl,
  ...rest
}: ConfiguredScan): ScanConnection {
  return createConnection({ endpoint, ...rest });
}

/** How to reach a scan. */
export type ScanConnection = {
  readonly endpoint: string;
  readonly fetch: typeof globalThis.fetch;
  readonly timeoutMs: number;
};

/** The options that all readers of a scan share. */
type ScanOptions = {
  readonly endpoint: string;
  readonly fetch?: typeof globalThis.fetch;
  readonly timeoutMs?: number;
};

function createConnection({ endpoint, fetch, timeoutMs = 15_000 }: ScanOptions): ScanConnection {
  // Reads the global on each request, because it may be replaced later.
  return { endpoint, fetch: fetch ?? ((...request) => globalThis.fetch(...request)), timeoutMs };
}

/** No answer of our own scan is longer. */
const MAX_ANSWER_BYTES = 32_000_000;

/** One GraphQL query: a constant document with variables. */
export type ScanQuery = {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly signal?: AbortSignal | undefined;
};

/**
 * Posts a query and returns the `data` object of the answer, with unparsed fields.
 *
 * @throws {ScanError} `scan-unreachable` or `scan-answer`; rethrows the reason of the caller's own signal
 */
export async function askScan(
  connection: ScanConnection,
  { query, variables, signal }: ScanQuery,
): Promise<Readonly<Record<string, unknown>>> {
  const { endpoint, timeoutMs } = connection;
  signal?.throwIfAborted();
  const timeout = AbortSignal.timeout(timeoutMs);
  let body: string;
  let response: Response;
  try {
    response = await connection.fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ query, variables }),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      credentials: 'omit',
      redirect: 'error',
    });
    body = await readAnswer(response, MAX_ANSWER_BYTES);
  } catch (cause) {
    signal?.throwIfAborted();
    if (cause instanceof RangeError)
      throw new ScanError({ code: 'scan-answer', endpoint, retryable: false, detail: cause.message, cause });
    const detail = timeout.aborted
      ? `The scan did not answer within ${timeoutMs} ms`
      : 'The scan cannot be reached';
    throw new ScanError({ code: 'scan-unreachable', endpoint, retryable: true, detail, cause });
  }
  if (response.status >= 500 || response.status === 429) {
    const detail = `The scan answered with HTTP ${response.status}`;
    throw new ScanError({ code: 'scan-unreachable', endpoint, retryable: true, detail });
  }
  return readData(body, endpoint);
}

function readData(body: string, endpoint: string): Readonly<Record<string, unknown>> {
  const refuse = (detail: string, cause?: unknown) =>
    new ScanError({ code: 'scan-answer', endpoint, retryable: false, detail, cause });
  let answer: unknown;
  try {
    answer = JSON.parse(body);
  } catch (cause) {
    throw refuse('The scan answered with invalid JSON', cause);
  }
  if (!isRecord(answer)) throw refuse('The scan did not answer with a JSON object');
  if (Array.isArray(answer.errors) && answer.errors.length > 0) {
    const [first] = answer.errors;
    const message =
      isRecord(first) && typeof first.message === 'string' ? first.message.slice(0, 200) : 'unnamed';
    throw refuse(`The scan rejected the query: ${message}`);
  }
  if (!isRecord(answer.data)) throw refuse('The scan answered without data');
  return answer.data;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
