import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../../../tools/test/spawnStart.ts';
import type { Health } from '../src/http/createMetrics.ts';

export type ScanProcess = {
  url: string;
  /** Null while it does not answer. */
  getHealth: () => Promise<Health | null>;
  ask: <T>(query: string) => Promise<T>;
  kill: (signal: 'SIGKILL' | 'SIGTERM' | 'SIGSTOP' | 'SIGCONT') => void;
  ended: Promise<{ code: number | null; output: string }>;
};

/** The scan as users start it: its own process, on a free port. */
export async function spawnScan(env: Record<string, string>): Promise<ScanProcess> {
  const port = await findFreePort();
  const child = spawn(process.execPath, [fileURLToPath(new URL('../src/main.ts', import.meta.url))], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DEFAULT_CHAIN: 'local',
      SCAN_PORT: String(port),
      ...env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (output += String(bytes)));
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    getHealth: async () => {
      const response = await fetch(`${url}/health`).catch(() => null);
      return response && ((await response.json()) as Health);
    },
    async ask<T>(query: string) {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query }),
      });
      return ((await response.json()) as { data: T }).data;
    },
    kill: (signal) => child.kill(signal),
    ended: once(child, 'exit').then(([code]) => ({ code, output })),
  };
}
