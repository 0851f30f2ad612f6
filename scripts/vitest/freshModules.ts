import { vi } from 'vitest';

/**
 * With `--no-isolate`, the test files of a package run in the same processes, which saves loading React, viem and the
 * simulated page for each file. Our own modules are loaded again for each file, so their state is not shared.
 */
function resetState(): void {
  vi.resetModules();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  if (typeof document === 'undefined') return;
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  document.title = '';
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
}

const worker = globalThis as { hasRunFile?: boolean };
if (worker.hasRunFile) resetState();
worker.hasRunFile = true;
