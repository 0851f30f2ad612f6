/**
 * `npm run ops:package`: packs `@org/laurel`, installs it with npm in an empty project as a stranger would, and runs
 * it: the local product, doctor, a server with an embedded database, and versions of Node that are too old.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { installNode } from '../release/runStep.ts';
import { freePorts } from '../test/spawnStart.ts';

const START_MS = 120_000;
const OLD_NODES = [20, 22];

const folder = mkdtempSync(join(tmpdir(), 'laurel-package-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
// By itself, a signal would end this process without its `exit` listeners.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const laurel = join(folder, 'node_modules/@org/laurel/bin/laurel.js');
const check = (isTrue: boolean, sentence: string, details: unknown = '') => {
  if (!isTrue) throw new Error(`failed: ${sentence} ${String(details)}`);
  console.log(`ok  ${sentence}`);
};

const [port = 0, rpc = 0, scan = 0] = await freePorts(3);
const env = {
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  RPC_PORT: String(rpc),
  SCAN_PORT: String(scan),
};
const options = { cwd: folder, env, encoding: 'utf8' } as const;

/** Runs the command until it prints `ready`, visits it, and stops it. */
async function visit(args: string[], look: () => Promise<void>) {
  const child = spawn(process.execPath, [laurel, ...args], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const stop = () => void child.kill('SIGTERM');
  // Before the one that deletes the folder it runs in.
  process.prependOnceListener('exit', stop);
  const timer = setTimeout(() => child.kill('SIGKILL'), START_MS);
  const lines: string[] = [];
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      lines.push(line);
      if (!line.startsWith('ready ')) continue;
      check(line === `ready http://localhost:${port}`, `laurel ${args.join(' ')} prints "${line}"`);
      child.stdout.resume();
      break;
    }
    if (!lines.at(-1)?.startsWith('ready '))
      throw new Error(`laurel ${args.join(' ')} did not start:\n${lines.join('\n')}`);
    await look();
  } finally {
    clearTimeout(timer);
    stop();
    await exited;
    process.off('exit', stop);
  }
  check(child.exitCode === 0, 'SIGTERM stops it, exit code 0', child.exitCode);
  const answers = await Promise.all(
    [port, rpc, scan].map((each) =>
      fetch(`http://127.0.0.1:${each}/`).then(
        () => each,
        () => null,
      ),
    ),
  );
  check(
    answers.every((each) => each === null),
    'and its servers with it',
    answers,
  );
}

/** A CIDv1 of raw bytes with SHA-256, in base32. */
const toCid = (bytes: Buffer) => {
  const digest = createHash('sha256').update(bytes).digest();
  const bits = [1, 0x55, 0x12, 0x20, ...digest].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const digits = bits.match(/.{1,5}/g)?.map((five) => Number.parseInt(five.padEnd(5, '0'), 2)) ?? [];
  return `b${digits.map((digit) => 'abcdefghijklmnopqrstuvwxyz234567'[digit]).join('')}`;
};
const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
const hasLocalWallets = async () => {
  const page = await (await get('/contests')).text();
  const scripts = [...page.matchAll(/\/assets\/[\w-]+\.js/g)].map(([path]) => path);
  const texts = await Promise.all([...new Set(scripts)].map(async (path) => (await get(path)).text()));
  return texts.some((text) => text.includes('announceLocalWallets'));
};

execFileSync('pnpm', ['pack', '--pack-destination', folder], {
  cwd: join(import.meta.dirname, '../../apps/laurel'),
  stdio: ['ignore', 'ignore', 'inherit'],
});
const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '';
writeFileSync(join(folder, 'package.json'), '{ "name": "stranger", "private": true }');
execFileSync('npm', ['install', `./${tarball}`, '--no-audit', '--no-fund', '--loglevel=error'], {
  cwd: folder,
  stdio: 'inherit',
});

const version = spawnSync(process.execPath, [laurel, '--version'], options);
check(/^\d+\.\d+\.\d+\n$/.test(version.stdout), `laurel --version: ${version.stdout.trim()}`);
const wrong = spawnSync(process.execPath, [laurel, '--bad'], options);
check(
  wrong.status === 2 && wrong.stderr.startsWith("Unknown option '--bad'.\n"),
  'a wrong option has exit code 2',
  wrong.stderr,
);

await visit(['--local', '--port', String(port)], async () => {
  check((await get('/contests')).status === 200, 'the list of contests is served');
  const config = (await (await get('/config.json')).json()) as { chains: { slug: string }[] };
  check(config.chains.map(({ slug }) => slug).join() === 'local', 'with the local chain only');
  check(await hasLocalWallets(), 'and the local wallets');
  const feed = await (await get('/contests.atom')).text();
  check((feed.match(/<entry>/g) ?? []).length >= 8, 'the demo contests are indexed', feed.slice(0, 500));
  const pictures = join(folder, 'node_modules/@org/laurel/dist/pictures');
  for (const file of readdirSync(pictures)) {
    const picture = await get(`/api/pictures/${toCid(readFileSync(join(pictures, file)))}?width=320`);
    check(picture.status === 200, `its picture ${file} is served`, picture.status);
  }
});
await visit(['--chain', 'base', '--port', String(port)], async () => {
  check((await get('/health')).status === 200, 'its embedded database answers');
  check(!(await hasLocalWallets()), 'a public chain comes without local wallets');
});
const doctor = spawnSync(process.execPath, [laurel, 'doctor', '--local', '--port', String(port)], options);
check(
  doctor.status === 0 && doctor.stdout.includes('ok    settings, web build and database of the api'),
  'doctor finds nothing wrong',
  doctor.stdout,
);
const ill = spawnSync(process.execPath, [laurel, 'doctor'], {
  ...options,
  env: { ...env, SERVER_RPC_URL_84532: `http://127.0.0.1:${rpc}` },
});
check(
  ill.status === 1 && /^fail {2}SERVER_RPC_URL_84532 does not answer/m.test(ill.stdout),
  'doctor finds an RPC that is down',
  ill.stdout,
);

for (const major of OLD_NODES) {
  const node = await installNode({ dir: join(folder, `node-${major}`), major });
  const old = spawnSync(node, [laurel], options);
  check(
    old.status === 1 && /needs Node 24 or later/.test(old.stderr),
    `Node ${major} is refused with the required version`,
    old.stderr,
  );
}
console.log('The trial passed.');
