import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
/** `npm run bench api`: nonces and sign-ins of this server, of a plain one, and of better-auth. */
import { type Figure, record } from '../../../tools/bench/record/record.ts';
import { freePorts } from '../../../tools/test/spawnStart.ts';
import { createWebBuild } from '../test/createTestApp.ts';
import { signMessages, toNonceRequest } from './signMessages.ts';
import { ORIGIN, type Server, startServer } from './startServer.ts';

type Measured = {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Time of the server's processor for one answer, in microseconds. */
  readonly cpuUs: number;
  /** Unexpected statuses, and broken connections. */
  readonly unexpected: number;
};

const CONNECTIONS = 20;

/** Uses its own clock: autocannon counts whole seconds. */
const measure = async (
  server: Server,
  options: Omit<Parameters<typeof autocannon>[0], 'url'>,
  expected: '2xx' | '4xx',
): Promise<Measured> => {
  const begunMs = performance.now();
  const begunCpu = server.cpu();
  const result = await autocannon({ ...options, url: server.url });
  const cpu = server.cpu() - begunCpu;
  const seconds = (performance.now() - begunMs) / 1_000;
  const all = result['2xx'] + result['4xx'] + result['5xx'];
  return {
    perSecond: all / seconds,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    cpuUs: (cpu / all) * 1e6,
    unexpected: all - result[expected] + result.errors,
  };
};

/** Requests nonces for some seconds, at a rate or at full speed. */
async function measureNonces(server: Server, seconds: number, rate?: number): Promise<Measured> {
  return measure(
    server,
    {
      connections: CONNECTIONS,
      duration: seconds,
      requests: [toNonceRequest(server)],
      ...(rate !== undefined && { overallRate: rate }),
    },
    '2xx',
  );
}

/** Signs in a number of times, at a rate or at full speed; each time with its own message. */
async function measureSignIns(server: Server, count: number, rate?: number): Promise<Measured> {
  const pool = await signMessages(server, count);
  const next = () => {
    const { body = '', cookie = '' } = pool.pop() ?? {};
    const headers = { origin: ORIGIN, 'content-type': 'application/json', cookie };
    return { method: 'POST' as const, path: server.routes.verify, headers, body };
  };
  return measure(
    server,
    {
      connections: CONNECTIONS,
      amount: count,
      requests: [
        {
          method: 'POST',
          path: server.routes.verify,
          setupRequest: (request) => ({ ...request, ...next() }),
        },
      ],
      ...(rate !== undefined && { overallRate: rate }),
    },
    '2xx',
  );
}

/** Sends bodies of 1 MB. */
async function measureLargeBodies(server: Server, count: number): Promise<Measured> {
  return measure(
    server,
    {
      connections: CONNECTIONS,
      amount: count,
      requests: [
        {
          method: 'POST',
          path: '/api/siwe/verify',
          headers: { origin: ORIGIN, 'content-type': 'application/json' },
          body: `{"message":"${'m'.repeat(1_000_000)}"}`,
        },
      ],
    },
    '4xx',
  );
}

const SOURCES = join(import.meta.dirname, 'peers');

/** Newer releases of indirect dependencies do not change the peer. */
const BEFORE = '2026-11-21';

/** Installs better-auth once per list of versions, outside the workspace. @returns its server's file */
function installBetterAuth(): string {
  const manifest = readFileSync(join(SOURCES, 'package.json'));
  const version = createHash('sha256').update(manifest).update(BEFORE).digest('hex').slice(0, 8);
  const folder = join(tmpdir(), `laurel-bench-sign-in-${version}`);
  mkdirSync(folder, { recursive: true });
  for (const file of ['package.json', 'betterAuth.mjs']) cpSync(join(SOURCES, file), join(folder, file));
  const done = join(folder, 'node_modules', '.bench-installed');
  if (!existsSync(done)) {
    console.log('Installing better-auth (about 100 MB, once) …');
    const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'];
    const { status } = spawnSync('npm', ['install', '--before', BEFORE, ...options], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (status !== 0) throw new Error('better-auth cannot be installed.');
    writeFileSync(done, '');
  }
  return join(folder, 'betterAuth.mjs');
}

const SECONDS = Number(process.env.BENCH_SECONDS ?? 10);
const NONCE_RATE = 2_000;
const SIGN_IN_RATE = 400;

const web = createWebBuild();
const [ourPort = '', plainPort = '', betterAuthPort = ''] = (await freePorts(3)).map(String);
const settings = {
  CHAINS: 'local',
  RPC_URL_31337: 'http://127.0.0.1:1',
  RATE_LIMITS: 'off',
  WEB_DIST: web.folder,
};
const startOurs = () => startServer(['dist/main.js'], { ...settings, PORT: ourPort, ...databaseOf() });
const startPlain = () => startServer(['bench/servePlain.ts'], { PORT: plainPort });
const startBetterAuth = () => {
  const routes = {
    nonceMethod: 'POST',
    nonce: '/api/auth/siwe/nonce',
    verify: '/api/auth/siwe/verify',
  } as const;
  return startServer([installBetterAuth()], { PORT: betterAuthPort, NODE_ENV: 'production' }, routes);
};

/** With a database: `DATABASE_URL=postgres://… npm run bench api`. */
function databaseOf(): Record<string, string> {
  const { DATABASE_URL } = process.env;
  return DATABASE_URL ? { DATABASE_URL } : {};
}

const show = ({ perSecond, p50Ms, p99Ms, cpuUs, unexpected }: Measured) =>
  `${Math.round(perSecond).toLocaleString('en').padStart(6)}/s   p50 ${String(p50Ms).padStart(4)} ms   p99 ${String(p99Ms).padStart(4)} ms   ${cpuUs.toFixed(0).padStart(5)} µs of CPU${unexpected > 0 ? `   ${unexpected} unexpected answers` : ''}`;

const servers = { ours: await startOurs(), plain: await startPlain(), betterAuth: await startBetterAuth() };
type Name = keyof typeof servers;
const NAMES: Readonly<Record<Name, string>> = {
  ours: 'Laurel',
  plain: 'viem/siwe on node:http',
  betterAuth: 'better-auth 1.7.25 with its SIWE plugin, SQLite in memory',
};
const results: Partial<Record<Name, { nonce: Measured; verify: Measured }>> = {};

for (const [name, server] of Object.entries(servers) as [Name, Server][]) {
  console.log(NAMES[name]);
  // Warm-up: the first seconds of a process are not representative.
  await measureNonces(server, 1);
  await measureSignIns(server, 500);
  const signIns = SIGN_IN_RATE * SECONDS;
  console.log(
    `  verify, ${SIGN_IN_RATE}/s asked   ${show(await measureSignIns(server, signIns, SIGN_IN_RATE))}`,
  );
  const verify = await measureSignIns(server, signIns);
  console.log(`  verify, as many as go ${show(verify)}`);
  console.log(`  nonce,  ${NONCE_RATE}/s asked  ${show(await measureNonces(server, SECONDS, NONCE_RATE))}`);
  const nonce = await measureNonces(server, SECONDS / 2);
  console.log(`  nonce,  as many as go ${show(nonce)}`);
  if (verify.unexpected + nonce.unexpected > 0) throw new Error(`${NAMES[name]} refused some.`);
  results[name] = { nonce, verify };
}
const { ours } = results;
const figures: Figure[] = [];
for (const [kind, what] of [
  ['nonce', 'nonces'],
  ['verify', 'sign-ins'],
] as const)
  for (const name of ['plain', 'betterAuth'] as const) {
    const [mine, other] = [ours?.[kind], results[name]?.[kind]];
    if (!mine || !other) continue;
    const peer = (value: number) => ({ name: NAMES[name], value });
    figures.push(
      { what, value: mine.perSecond, unit: '/s', peer: peer(other.perSecond) },
      { what: `CPU time of one of the ${what}`, value: mine.cpuUs, unit: 'µs', peer: peer(other.cpuUs) },
    );
    console.log(`Laurel : ${NAMES[name]} = ${(mine.perSecond / other.perSecond).toFixed(2)} (${what})`);
  }
record('api', figures);

// The first requests allocate buffers once.
await measureLargeBodies(servers.ours, 300);
const before = servers.ours.memory();
const large = await measureLargeBodies(servers.ours, 1_000);
const grownBy = servers.ours.memory() - before;
console.log(
  `1,000 bodies of 1 MB refused: ${show(large)}   memory ${grownBy >= 0 ? '+' : ''}${grownBy.toFixed(0)} MB`,
);

await Promise.all(Object.values(servers).map((server) => server.stop()));
web.remove();
