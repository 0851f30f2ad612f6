import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findFreePort } from '@org/local-stack/ports';

const ROOT = join(import.meta.dirname, '..', '..', '..');

export type Laurel = {
  readonly origin: string;
  /** The measured contest's page. */
  readonly contestUrl: string;
  /** The same for a judge of it who has reviewed nothing, whose wallet waits to be connected. */
  readonly judgeUrl: string;
  readonly stop: () => Promise<void>;
};

type Filled = { readonly uid: string; readonly freeJudge: string; readonly url: string };

/** Laurel in production: the api with a built web folder, and a scan with generated contests. */
export async function startLaurel(options: {
  webFolder: string;
  postgresUrl: string;
  rpcUrl: string;
  contests: number;
  reviews: number;
}): Promise<Laurel> {
  const { contests, reviews, postgresUrl, rpcUrl, webFolder } = options;
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production' };
  const scan = spawn(
    process.execPath,
    [join(ROOT, 'apps/scan/bench/serveContests.ts'), String(contests), String(reviews), postgresUrl],
    { env, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const port = await findFreePort();
  try {
    const filled = JSON.parse(await readLine(scan, (line) => line.startsWith('{'))) as Filled;
    const api = spawn(process.execPath, [join(ROOT, 'apps/api/dist/main.js')], {
      env: {
        ...env,
        PORT: String(port),
        WEB_DIST: webFolder,
        CHAINS: 'local',
        RPC_URL_31337: rpcUrl,
        SCAN_URL_31337: filled.url,
        RATE_LIMITS: 'off',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await readLine(api, (line) => line.startsWith('serving '));
    const origin = `http://localhost:${port}`;
    const contestUrl = `${origin}/contests/local/${filled.uid}`;
    return {
      origin,
      contestUrl,
      judgeUrl: `${contestUrl}#judge=${filled.freeJudge}`,
      stop: async () => void (await Promise.all([end(api), end(scan)])),
    };
  } catch (error) {
    await end(scan);
    throw error;
  }
}

async function readLine(child: ChildProcess, matches: (line: string) => boolean): Promise<string> {
  if (!child.stdout) throw new Error('The process has no output.');
  for await (const line of createInterface({ input: child.stdout })) {
    if (!matches(line)) continue;
    child.stdout.resume();
    return line;
  }
  throw new Error(`${child.spawnargs.slice(1).join(' ')} ended with ${child.exitCode}.`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
