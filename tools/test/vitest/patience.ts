import { afterEach, vi } from 'vitest';

const PATIENCE_MS = 60_000;

type Options = number | { readonly timeout?: number; readonly interval?: number };

const isPatient = vi as unknown as { waitsLonger?: boolean };

/** Extends the waits of `vi`: the default of a second is too short on a busy machine, and Vitest has no option for it. */
if (!isPatient.waitsLonger) {
  const { waitFor, waitUntil } = vi;
  const extend = (options: Options = {}) =>
    typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options };
  vi.waitFor = (callback, options) => waitFor(callback, extend(options));
  vi.waitUntil = (callback, options) => waitUntil(callback, extend(options));
  isPatient.waitsLonger = true;
}

/** A test may fail before it restores the clock: with the simulated one, all later tests of its file would wait until their limits. */
afterEach(() => void vi.useRealTimers());
