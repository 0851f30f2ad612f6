import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../../../tools/test/spawnStart.ts';

export type Reading = {
  /** Number of attestations read. */
  count: number;
  seconds: number;
  /** Peak memory of the process, if the operating system reports it. */
  megabytes: number | null;
};

export type RunningScan = { url: string; reading: Reading; stop: () => Promise<void> };

/** Until V8's optimizing compiler has finished with PGlite, which takes more memory than any rows. */
const SETTLE_MS = 10_000;

/** Peak memory of the scan with an empty embedded database and no chain; null if it is not reported. */
export async function measureEmpty(databaseUrl: string | null): Promise<number | null> {
  const { child, url } = await spawnBuilt({ rpcUrl: 'http://127.0.0.1:1', databaseUrl });
  await waitFor(child, `${url}/graphql?query={__typename}`, async ({ status }) => status === 200);
  await sleep(SETTLE_MS);
  const megabytes = readMemory(child.pid, 'VmHWM');
  await end(child);
  return megabytes;
}

/** Time of the built scan from its empty database being open until it has read the whole chain. Keeps it running. */
export async function measureScan(options: {
  rpcUrl: string;
  /** Null: in memory. */
  databaseUrl: string | null;
  count: number;
}): Promise<RunningScan> {
  const { child, url } = await spawnBuilt(options);
  const opened = await waitFor(
    child,
    `${url}/graphql?query={__typename}`,
    async ({ status }) => status === 200,
  );
  const ended = await waitFor(child, `${url}/health`, async (answer) => {
    const { ok, block, head } = (await answer.json()) as { ok: boolean; block: number; head: number };
    return ok && block === head;
  });
  const seconds = (ended - opened) / 1000;
  // The compiler may still be running, as in `measureEmpty`.
  await sleep(Math.max(0, SETTLE_MS - (ended - opened)));
  const reading = { count: options.count, seconds, megabytes: readMemory(child.pid, 'VmHWM') };
  return { url, reading, stop: () => end(child) };
}

/** The built scan on the local chain's contracts. */
export async function spawnBuilt({ rpcUrl, databaseUrl }: { rpcUrl: string; databaseUrl: string | null }) {
  const port = await findFreePort();
  const child = spawn(process.execPath, [fileURLToPath(new URL('../dist/main.js', import.meta.url))], {
    env: {
      PATH: process.env.PATH,
      DEFAULT_CHAIN: 'local',
      SCAN_PORT: String(port),
      RPC_URL_31337: rpcUrl,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return { child, url: `http://127.0.0.1:${port}` };
}

async function waitFor(child: ChildProcess, url: string, isThere: (answer: Response) => Promise<boolean>) {
  for (;;) {
    if (child.exitCode !== null) throw new Error('The scan has ended.');
    const answer = await fetch(url).catch(() => null);
    if (answer && (await isThere(answer))) return performance.now();
    await sleep(10);
  }
}

export async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

/** Resident memory of a process in MB, now or at its peak; null if the system does not report it. */
export function readMemory(pid: number | undefined, which: 'VmRSS' | 'VmHWM'): number | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const kilobytes = new RegExp(`${which}:\\s+(\\d+)`).exec(status)?.[1];
    return kilobytes === undefined ? null : Math.round(Number(kilobytes) / 1000);
  } catch {
    return null;
  }
}
