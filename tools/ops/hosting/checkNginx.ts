import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:http2';
import { connect as connectTcp } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { NGINX } from '../../dev/debian.mjs';
import { freePorts } from '../../test/spawnStart.ts';
import { check, type HostingRun, ORIGIN, ROOT } from './hostingRun.ts';
import type { Ports } from './stage.ts';
import { createFetch } from './visitors.ts';

const SAMPLES = join(import.meta.dirname, '../../../deploy/nginx');

type Nginx = {
  /** The file with its certificate. */
  readonly certificate: string;
  readonly reload: readonly string[];
  readonly stop: () => Promise<void>;
};

/** Runs a sample of `deploy/nginx` with its places and ports replaced. */
async function startNginx(
  sample: string,
  folder: string,
  replaced: Readonly<Record<string, string>>,
): Promise<Nginx> {
  if (!existsSync(NGINX)) throw new Error('Install nginx: this checks its configuration with a real one.');
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
  execFileSync(NGINX, ['-t', '-q', ...args], { stdio: 'inherit' });
  const server: ChildProcess = spawn(NGINX, [...args, '-g', 'daemon off;'], { stdio: 'inherit' });
  return {
    certificate,
    reload: [NGINX, ...args, '-s', 'reload'],
    async stop() {
      if (server.exitCode !== null) return;
      server.kill('SIGTERM');
      await once(server, 'exit');
    },
  };
}

const { host: HOST } = new URL(ORIGIN);
const START_MS = 10_000;
const HAS_IPV6 = Object.values(networkInterfaces()).some((all) =>
  all?.some(({ address }) => address === '::1'),
);
/** The headers that the api sends. */
const SECURITY_HEADERS = [
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
];

/** nginx in front of all copies. */
export type Front = {
  /** The server's ports. */
  readonly tls: number;
  readonly plain: number;
  /** The file with its certificate. */
  readonly certificate: string;
  /** The folder of its upstream files. */
  readonly upstreams: string;
  /** The command that makes it read them again. */
  readonly reload: readonly string[];
};

export async function startFront({ folder, onEnd }: HostingRun, ports: Ports): Promise<Front> {
  const { tls, plain } = ports;
  const place = join(folder, 'nginx');
  const server = await startNginx('laurel.conf', place, {
    ...placeListeners(tls, plain),
    '127.0.0.1:3001': `127.0.0.1:${ports.api[0]}`,
    '127.0.0.1:3002': `127.0.0.1:${ports.api[1]}`,
    '127.0.0.1:4351': `127.0.0.1:${ports.scan[0]}`,
    '127.0.0.1:4352': `127.0.0.1:${ports.scan[1]}`,
  });
  onEnd(() => server.stop());
  await waitForPort(tls);
  const { certificate, reload } = server;
  return { tls, plain, certificate, upstreams: join(place, 'laurel'), reload };
}

/** Asks nginx as a visitor does. */
export async function checkFront({ tls, plain }: Front): Promise<void> {
  const send = createFetch(tls, HOST);
  const moved = await askPlain('127.0.0.1', plain, HOST);
  check(moved.location === `${ORIGIN}/contests?a=1`, 'http is redirected to https');
  if (HAS_IPV6) check((await askPlain('::1', plain, HOST)).status === 301, 'over IPv6 too');
  check((await askPlain('127.0.0.1', plain, 'evil.example')).status === 421, 'another host is refused');
  const refused = await createFetch(tls, 'evil.example')(ORIGIN).catch(() => 'refused');
  check(refused === 'refused', 'and has no TLS');
  check((await send(`${ORIGIN}/metrics`)).status === 404, 'metrics are not public');
  const page = await send(`${ORIGIN}/`);
  const policy = page.headers.get('content-security-policy') ?? '';
  check(/script-src/.test(policy), 'pages arrive with their policy');
  check(/max-age=\d/.test(page.headers.get('strict-transport-security') ?? ''), 'and with HSTS');
  check((await askHttp2(tls)) === 200, 'HTTP/2 works');
}

/** The static build behind nginx alone: every page of `rewrites.json` is found. */
export async function checkStaticFiles({ folder, onEnd }: HostingRun) {
  const [port = 0, http = 0] = await freePorts(2);
  const root = join(ROOT, 'apps/web/dist');
  const nginx = join(folder, 'static');
  mkdirSync(join(nginx, 'laurel'), { recursive: true });
  const policy = join(nginx, 'laurel/static-policy.conf');
  execFileSync(process.execPath, ['apps/api/scripts/nginxPolicy.ts', policy], { cwd: ROOT });
  const server = await startNginx('static.conf', nginx, {
    ...placeListeners(port, http),
    '/var/www/laurel': root,
  });
  onEnd(() => server.stop());
  await waitForPort(port);
  const send = createFetch(port, HOST);
  const { pages } = JSON.parse(readFileSync(join(root, 'rewrites.json'), 'utf8')) as {
    pages: { path: string; file: string }[];
  };
  const { headers: wanted } = await send(`${ORIGIN}/`);
  for (const name of SECURITY_HEADERS) check(wanted.has(name), `the static build has ${name}`);
  for (const { path, file } of pages) {
    const answer = await send(ORIGIN + path.replaceAll(/:\w+/g, 'x1'));
    const expected = readFileSync(join(root, file), 'utf8');
    if (!answer.headers.get('content-security-policy')?.includes("'sha256-"))
      throw new Error(`${path} has no policy with the hashes of its inline code`);
    if (answer.status !== 200 || (await answer.text()) !== expected)
      throw new Error(`${path} is not ${file}: ${answer.status}`);
  }
  const embedded = await send(`${ORIGIN}/embed/contests/local/x1`);
  check(
    embedded.headers.get('content-security-policy')?.includes('frame-ancestors *') === true &&
      embedded.headers.get('cross-origin-resource-policy') === 'cross-origin',
    'other sites may show the embedded page',
  );
  check(
    (await send(`${ORIGIN}/nowhere`)).status === 404,
    `nginx alone serves all ${pages.length} pages of the static build with their policy, and 404`,
  );
}

/** The ports of a sample on this machine, which may lack IPv6. */
const placeListeners = (tls: number, plain: number) => ({
  'listen 443 ': `listen 127.0.0.1:${tls} `,
  'listen 80': `listen 127.0.0.1:${plain}`,
  ...Object.fromEntries(
    ['443 ssl http2', '443 ssl http2 default_server', '80', '80 default_server'].map((what) => [
      `listen [::]:${what};`,
      HAS_IPV6 ? `listen [::1]:${what.replace('443', `${tls}`).replace('80', `${plain}`)};` : '',
    ]),
  ),
});

/** Asks for a page of a host over plain HTTP. */
async function askPlain(address: string, port: number, host: string) {
  const sent = request({ host: address, port, path: '/contests?a=1', headers: { host }, agent: false }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  answer.resume();
  return { status: answer.statusCode, location: answer.headers.location };
}

/** nginx has no answer that says that it is ready: waits until its port accepts a connection. */
async function waitForPort(port: number) {
  for (const end = Date.now() + START_MS; Date.now() < end; await sleep(20)) {
    const socket = connectTcp(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
  }
  throw new Error(`nginx does not accept connections on ${port}.`);
}

async function askHttp2(port: number): Promise<number> {
  const session = connect(`https://127.0.0.1:${port}`, { rejectUnauthorized: false, servername: HOST });
  const stream = session.request({ ':path': '/', ':authority': HOST });
  const [headers] = (await once(stream, 'response')) as [{ ':status'?: number }];
  stream.resume();
  await once(stream, 'end');
  session.close();
  return headers[':status'] ?? 0;
}
