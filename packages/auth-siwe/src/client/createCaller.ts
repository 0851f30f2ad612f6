import { SiweClientError, type SiweClientErrorCode } from '../message/siweMessage.ts';

/** @throws {SiweClientError} `aborted`, if the signal aborts first */
export function waitFor(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      reject(new SiweClientError('aborted', { cause: signal?.reason }));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end);
      resolve();
    }, ms);
    if (signal?.aborted) end();
    signal?.addEventListener('abort', end, { once: true });
  });
}

export type Call = {
  readonly method?: 'GET' | 'POST';
  /** JSON. */
  readonly body?: string;
  readonly signal?: AbortSignal | undefined;
  readonly retries: number;
};

const FIRST_PAUSE_MS = 300;
/** A longer Retry-After is reported to the caller instead of waited for. */
const LONGEST_PAUSE_MS = 5_000;

const codes: Readonly<Record<number, SiweClientErrorCode>> = {
  400: 'malformed',
  401: 'refused',
  403: 'origin',
  408: 'unavailable',
  429: 'rate-limited',
};

const readFailure = async (response: Response): Promise<SiweClientError> => {
  const { status } = response;
  const cause: unknown = status === 401 ? await response.json().catch(() => undefined) : undefined;
  const code = codes[status] ?? (status >= 500 ? 'unavailable' : 'unexpected');
  const header = response.headers.get('retry-after');
  const isSeconds = header !== null && /^\d{1,6}$/.test(header);
  return new SiweClientError(code, {
    status,
    cause,
    ...(isSeconds && { retryAfterSeconds: Number(header) }),
  });
};

/** Calls a server with retries until it succeeds, the retries are used up or the caller aborts. Reads the whole body. */
export function createCaller({
  fetch,
  timeoutMs,
}: {
  readonly fetch: typeof globalThis.fetch;
  readonly timeoutMs: number;
}) {
  const callOnce = async (url: string, { method = 'GET', body, signal }: Call): Promise<Response> => {
    const stop = new AbortController();
    const late = setTimeout(() => stop.abort(new SiweClientError('timeout')), timeoutMs);
    const giveUp = () => stop.abort(new SiweClientError('aborted', { cause: signal?.reason }));
    if (signal?.aborted) giveUp();
    signal?.addEventListener('abort', giveUp, { once: true });
    const stopped = new Promise<never>((_, reject) => {
      const end = () => reject(stop.signal.reason);
      if (stop.signal.aborted) end();
      stop.signal.addEventListener('abort', end, { once: true });
    });
    const answer = async () => {
      const response = await fetch(url, {
        method,
        signal: stop.signal,
        credentials: 'same-origin',
        cache: 'no-store',
        redirect: 'error',
        ...(body !== undefined && { body, headers: { 'content-type': 'application/json' } }),
      });
      if (!response.ok) throw await readFailure(response);
      // Read to its end, so that the timeout covers the body too.
      const content = await response.text();
      return new Response(response.status === 204 ? null : content, { status: response.status });
    };
    try {
      // Stops waiting even if `fetch` ignores the signal.
      return await Promise.race([answer(), stopped]);
    } catch (error) {
      if (error instanceof SiweClientError) throw error;
      if (stop.signal.aborted) throw stop.signal.reason;
      throw new SiweClientError('unreachable', { cause: error });
    } finally {
      clearTimeout(late);
      signal?.removeEventListener('abort', giveUp);
    }
  };

  return async (url: string, request: Call): Promise<Response> => {
    for (let tries = 0; ; tries += 1) {
      try {
        return await callOnce(url, request);
      } catch (error) {
        if (!(error instanceof SiweClientError) || !error.retryable || tries >= request.retries) throw error;
        const pauseMs = (error.retryAfterSeconds ?? 0) * 1_000 || FIRST_PAUSE_MS * 3 ** tries;
        if (pauseMs > LONGEST_PAUSE_MS) throw error;
        await waitFor(pauseMs, request.signal);
      }
    }
  };
}
