import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../test/findFreePort.ts';

export type Reading = {
  /** Number of attestations read. */
  count: number;
  seconds: number;
  /** Peak memory of the process, if the operating system reports it. */
  megabytes: number | null;
};

export type RunningScan = { url: string; reading: Reading; stop: () => Promise<void> };

/** Time of the built scan from its empty database being open until it has read the whole chain. Keeps it running. */
export async function measureScan(options: {
  rpcUrl: string;
  /** Null: in memory. */
  databaseUrl: string | null;
  count: number;
}): Promise<RunningScan> {
  const port = await findFreePort();
  const child = spawn(process.execPath, [fileURLToPath(new URL('../dist/main.js', import.meta.url))], {
    env: {
      PATH: process.env.PATH,
      DEFAULT_CHAIN: 'local',
      SCAN_PORT: String(port),
      RPC_URL_31337: options.rpcUrl,
      ...(options.databaseUrl && { DATABASE_URL: options.databaseUrl }),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  const waitFor = async (path: string, isThere: (answer: Response) => Promise<boolean>) => {
    for (;;) {
      if (child.exitCode !== null) throw new Error('The scan has ended.');
      const answer = await fetch(`${url}${path}`).catch(() => null);
      if (answer && (await isThere(answer))) return performance.now();
      await sleep(10);
    }
  };
  const opened = await waitFor('/graphql?query={__typename}', async ({ status }) => status === 200);
  const ended = await waitFor('/health', async (answer) => {
    const { ok, block, head } = (await answer.json()) as { ok: boolean; block: number; head: number };
    return ok && block === head;
  });
  const reading = { count: options.count, seconds: (ended - opened) / 1000, megabytes: readPeak(child.pid) };
  return {
    url,
    reading,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

function readPeak(pid: number | undefined): number | null {
  try {
    const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? null : Math.round(Number(kilobytes) / 1000);
  } catch {
    return null;
  }
}
