import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const main = join(import.meta.dirname, '..', '..', 'scan', 'src', 'main.ts');

/** The real scan of a local chain in its own process, once it has read the whole chain. */
export async function startScan(rpcUrl: string, port: number) {
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH ?? '',
      CHAINS: 'local',
      RPC_URL_31337: rpcUrl,
      SCAN_PORT: String(port),
    },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  const isLive = async () => {
    const health = await fetch(`http://127.0.0.1:${port}/health`).catch(() => undefined);
    return health !== undefined && ((await health.json()) as { ok: boolean }).ok;
  };
  return {
    url: `http://127.0.0.1:${port}/graphql`,
    isLive,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
