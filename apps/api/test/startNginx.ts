import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findPort } from './startApi.ts';

/** The installed nginx; undefined if there is none. */
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
  while (child.exitCode === null) {
    if (await fetch(url).catch(() => null)) return;
    await sleep(20);
  }
  throw new Error(`nginx ended with ${child.exitCode}.`);
}
