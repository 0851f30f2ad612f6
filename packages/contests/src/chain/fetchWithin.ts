/**
 * A `fetch` for viem's transport that asks the named endpoint only, so follows no redirect, and limits the whole answer:
 * viem's own timeout ends with the headers.
 */
export function fetchWithin(timeoutMs: number): typeof globalThis.fetch {
  return (input, init) =>
    fetch(input, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
}

/** The same for several requests together, which the signal ends. */
export function fetchUntil(signal: AbortSignal): typeof globalThis.fetch {
  return (input, init) => fetch(input, { ...init, redirect: 'error', signal });
}
