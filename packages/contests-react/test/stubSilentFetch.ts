import { onTestFinished, vi } from 'vitest';

/** Stubs `fetch` with a network that never answers. Ends its requests with the test: viem gives one that is still open to the next caller. */
export function stubSilentFetch(): void {
  const finished = new AbortController();
  onTestFinished(() => finished.abort());
  vi.stubGlobal('fetch', (_: unknown, { signal }: RequestInit = {}) => {
    const end = AbortSignal.any([finished.signal, ...(signal ? [signal] : [])]);
    return new Promise((_, reject) => end.addEventListener('abort', () => reject(end.reason)));
  });
}
