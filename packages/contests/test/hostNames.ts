import { onTestFinished, vi } from 'vitest';

/** Another name for this machine's endpoint. All loopback names are one host, and no other name resolves everywhere. */
export function nameHost(url: string, name: string): string {
  const real = globalThis.fetch;
  const { port, protocol } = new URL(url);
  const named = `${protocol}//${name}:${port}`;
  vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) =>
    real(`${input}`.startsWith(named) ? url : input, init),
  );
  onTestFinished(() => void vi.stubGlobal('fetch', real));
  return named;
}
