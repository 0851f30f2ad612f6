import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findPort } from './startApi.ts';

/** The path of the installed nginx, or undefined. */
export const nginx = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
  .map((folder) => join(folder, 'nginx'))
  .find((file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });

/** nginx in front of a server, caching results by hash as docs/running-the-api.md says. */
export async function startNginx(program: string, upstream: string) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await findPort();
  const file = join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  writeFileSync(
    file,
    `daemon off; master_process off; pid ${join(folder, 'pid')}; error_log ${join(folder, 'errors')};
    events {}
    http {
      access_log off; ${temporary.join(' ')}
      proxy_cache_path ${join(folder, 'cache')} keys_zone=laurel:10m max_size=1g inactive=30d;
      server {
        listen 127.0.0.1:${port};
        location ~ ^/(assets/|contests/[^/]+/[^/]+/results/) {
          proxy_pass ${upstream};
          proxy_cache laurel;
          proxy_cache_lock on;
          proxy_cache_lock_timeout 60s;
          proxy_cache_lock_age 60s;
        }
      }
    }`,
  );
  const child = spawn(program, ['-p', folder, '-c', file], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  await waitUntilListening(child, url);
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      rmSync(folder, { recursive: true });
    },
  };
}

async function waitUntilListening(child: ChildProcess, url: string) {
  const end = Date.now() + 60_000;
  while (child.exitCode === null && Date.now() < end) {
    if (await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => null)) return;
    await sleep(20);
  }
  const didEnd = child.exitCode !== null;
  child.kill();
  throw new Error(didEnd ? `nginx ended with ${child.exitCode}.` : 'nginx did not listen within a minute.');
}
