import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installFromDebian } from '../../test/debian.ts';

const SAMPLES = join(import.meta.dirname, '../../../deploy/nginx');
const PROGRAM = '/usr/sbin/nginx';

export type Nginx = {
  /** The file with its certificate. */
  readonly certificate: string;
  readonly reload: readonly string[];
  readonly stop: () => Promise<void>;
};

/** Runs a sample of `deploy/nginx` with its places and ports replaced. */
export async function startNginx(
  sample: string,
  folder: string,
  replaced: Readonly<Record<string, string>>,
): Promise<Nginx> {
  if (!existsSync(PROGRAM)) installFromDebian('nginx-light');
  for (const each of ['cache', 'logs', 'tmp', 'laurel']) mkdirSync(join(folder, each), { recursive: true });
  const [key, certificate] = [join(folder, 'laurel.key'), join(folder, 'laurel.pem')];
  execFileSync(
    'openssl',
    [
      ...[
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
        '-nodes',
        '-days',
        '2',
      ],
      ...['-subj', '/CN=laurel.example', '-addext', 'subjectAltName=DNS:laurel.example,IP:127.0.0.1'],
      ...['-keyout', key, '-out', certificate],
    ],
    { stdio: 'ignore' },
  );
  const places = {
    '/etc/ssl/laurel.pem': certificate,
    '/etc/ssl/laurel.key': key,
    '/etc/nginx/laurel/': `${join(folder, 'laurel')}/`,
    '/var/lib/nginx/laurel': join(folder, 'cache'),
    '/var/log/nginx/laurel.log': join(folder, 'logs/laurel.log'),
    ...replaced,
  };
  const replace = (text: string) =>
    Object.entries(places).reduce((so, [from, to]) => so.replaceAll(from, to), text);
  for (const file of ['static-pages.conf', 'laurel-api.upstream', 'laurel-scan.upstream']) {
    cpSync(join(SAMPLES, file), join(folder, 'laurel', file));
    writeFileSync(join(folder, 'laurel', file), replace(readFileSync(join(SAMPLES, file), 'utf8')));
  }
  const config = join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, 'tmp', name)};`,
  );
  writeFileSync(
    config,
    [
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      `pid ${join(folder, 'nginx.pid')};`,
      `error_log ${join(folder, 'logs/error.log')};`,
      'worker_processes 2;',
      'events { worker_connections 512; }',
      'http {',
      'include /etc/nginx/mime.types;',
      ...temporary,
      replace(readFileSync(join(SAMPLES, sample), 'utf8')),
      '}',
    ].join('\n'),
  );
  const args = ['-c', config, '-p', folder];
  execFileSync(PROGRAM, ['-t', '-q', ...args], { stdio: 'inherit' });
  const server: ChildProcess = spawn(PROGRAM, [...args, '-g', 'daemon off;'], { stdio: 'inherit' });
  return {
    certificate,
    reload: [PROGRAM, ...args, '-s', 'reload'],
    async stop() {
      if (server.exitCode !== null) return;
      server.kill('SIGTERM');
      await once(server, 'exit');
    },
  };
}
