import { ScanError } from '../errors.ts';

/** Where and how to ask. */
export type ScanConnection = {
  readonly endpoint: string;
  readonly fetch: typeof globalThis.fetch;
  readonly timeoutMs: number;
};

/** One GraphQL question: the document is a constant, everything that varies is a variable. */
export type ScanQuestion = {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly signal?: AbortSignal | undefined;
};

/**
 * Posts a question and returns the `data` object of the answer, its fields unparsed.
 *
 * @throws {ScanError} `scan-unreachable` or `scan-answer`; the caller's own abort is thrown as it is.
 */
export async function askScan(
  connection: ScanConnection,
  { query, variables, signal }: ScanQuestion,
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
    body = await response.text();
  } catch (cause) {
    signal?.throwIfAborted();
    const detail = timeout.aborted
      ? `The scan gave no answer within ${timeoutMs} ms`
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
    throw refuse('The scan answered with something that is no JSON', cause);
  }
  if (!isRecord(answer)) throw refuse('The scan answered with no object');
  if (Array.isArray(answer.errors) && answer.errors.length > 0) {
    const [first] = answer.errors;
    const message =
      isRecord(first) && typeof first.message === 'string' ? first.message.slice(0, 200) : 'unnamed';
    throw refuse(`The scan refused the question: ${message}`);
  }
  if (!isRecord(answer.data)) throw refuse('The scan answered without data');
  return answer.data;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
