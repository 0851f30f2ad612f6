import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build } from 'esbuild';
import { beforeAll, describe, expect, test } from 'vitest';
import { lintTarball } from '../../../tools/test/consumers/lintTarball.ts';
import { measureBundle } from '../../../tools/test/consumers/measureBundle.ts';
import {
  type Consumer,
  EXAMPLE_COMPILERS,
  getTarball,
  openConsumer,
} from '../../../tools/test/consumers/openConsumer.ts';
import { readReadme } from '../../../tools/test/consumers/readReadme.ts';
import { resolveStrictly } from '../../../tools/test/consumers/resolveStrictly.ts';
import { root, run, runNode } from '../../../tools/test/consumers/run.ts';
import { freePorts } from '../../../tools/test/spawnStart.ts';

const packageDir = join(import.meta.dirname, '..');

/** A minimal browser: a page at the server's origin, a cookie jar, a wallet with one key. */
const BROWSER = `
import { privateKeyToAccount } from 'viem/accounts';
const account = privateKeyToAccount('0x${'a1'.repeat(32)}');
const origin = 'http://localhost:' + process.env.PORT;
const jar = new Map();
const real = globalThis.fetch;
globalThis.location = new URL(origin);
globalThis.fetch = async (url, { redirect, credentials, cache, ...init }) => {
  const cookie = [...jar].map(([name, value]) => name + '=' + value).join('; ');
  const headers = { ...init.headers, cookie, ...(init.method === 'POST' && { origin }) };
  const answer = await real(new URL(url, 'http://127.0.0.1:' + process.env.PORT), { ...init, headers });
  for (const line of answer.headers.getSetCookie()) jar.set(...line.split(';')[0].split('='));
  return answer;
};
globalThis.window = {
  ethereum: {
    request: async ({ method, params }) => {
      if (method === 'eth_requestAccounts') return [account.address];
      if (method === 'eth_chainId') return '0x14a34';
      if (method === 'personal_sign') return account.signMessage({ message: { raw: params[0] } });
      throw new Error(method);
    },
  },
};
`;

/** Code of an importer; prints one line. */
const MAIN = `
import { createSiweMessage, SIWE_LIMITS, parseSiweMessage, SiweClientError, type SiweSession, siweMessages } from '@org/auth-siwe';
import { createMemoryNonceStore, createMemorySessionStore, createSiweServer, siweProblems, toNetwork } from '@org/auth-siwe/server';

declare const console: { log(line: string): void };

const { handle } = createSiweServer({
  origin: 'https://laurel.example',
  chains: [{ id: 1, rpcUrls: [] }],
  nonces: createMemoryNonceStore(),
  sessions: createMemorySessionStore(),
});
const web: (request: Request) => Promise<Response> = handle;
const answer = await web(new Request('https://laurel.example/api/siwe/session'));
const { session } = (await answer.json()) as { session: SiweSession | null };
const message = createSiweMessage({
  domain: 'laurel.example',
  uri: 'https://laurel.example',
  address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  chainId: 1,
  nonce: 'abcdefgh',
  issuedAt: '2025-03-14T09:26:53Z',
});
const { retryable } = new SiweClientError('timeout');
console.log([session, parseSiweMessage(message).ok, SIWE_LIMITS.resources, retryable, siweProblems.refused.status, toNetwork('::1'), Object.keys(siweMessages).length].join(' '));
`;
const PRINTED = ' true 10 true 401 0:0:0:0::/64 6';

const tarball = getTarball('@org/auth-siwe');
let consumer: Consumer;

beforeAll(async () => {
  consumer = await openConsumer('auth-siwe');
});

test('passes publint and Are The Types Wrong', async () => {
  await lintTarball(tarball);
});

test('issue 17: pnpm accepts the install line of the README with strict peers', async () => {
  await resolveStrictly('packages/auth-siwe');
});

test('the tarball contains only the published files', async () => {
  const { stdout } = await run('tar', ['-tzf', tarball], packageDir);
  // Code shared by several entries is in chunks whose names have a hash.
  const files = stdout
    .trim()
    .split('\n')
    .filter((path) => !/-[\w-]{8}\.(js|d\.ts)$/.test(path));
  expect(files.sort()).toEqual([
    'package/CHANGELOG.md',
    'package/LICENSE',
    'package/README.md',
    'package/dist/index.d.ts',
    'package/dist/index.js',
    'package/dist/parseSiweMessage.js',
    'package/dist/server.d.ts',
    'package/dist/server.js',
    'package/dist/siweMessage.js',
    'package/package.json',
  ]);
});

test('compiles and runs in Node with TypeScript 6, nodenext', async () => {
  const compilerOptions = {
    module: 'nodenext',
    target: 'es2022',
    lib: ['es2022', 'dom', 'dom.iterable'],
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: true,
    rootDir: 'src',
    outDir: 'out',
  };
  await consumer.write({
    'src/main.ts': MAIN,
    'tsconfig.json': JSON.stringify({ compilerOptions, include: ['src'] }),
  });
  await runNode([join(packageDir, 'node_modules', 'typescript', 'bin', 'tsc')], consumer.dir);
  const { stdout } = await runNode([join('out', 'main.js')], consumer.dir);
  expect(stdout.trimEnd()).toBe(PRINTED);
});

/** The frameworks of Node; `examples/next-sign-in` runs in Next.js itself. */
const frameworks = {
  hono: { main: 'server.ts', sign: 'createHonoHandler' },
  node: { main: 'server.ts', sign: 'createServer(createNodeHandler' },
  express: { main: 'server.ts', sign: 'express.json()' },
} as const;
const names = Object.keys(frameworks) as (keyof typeof frameworks)[];

describe('the examples of the README', () => {
  const readme = readReadme('packages/auth-siwe');
  const ports = {} as Record<(typeof names)[number], number>;

  beforeAll(async () => {
    const free = await freePorts(names.length);
    for (const [at, name] of names.entries()) {
      const { main, sign } = frameworks[name];
      const port = free[at] ?? 0;
      ports[name] = port;
      const files = {
        'siwe.ts': readme.findBlock('// siwe.ts'),
        [main]: readme.findBlock(sign),
        'client.ts': readme.findBlock('signIn.subscribe('),
      };
      for (const [path, code] of Object.entries(files))
        await consumer.write({ [`${name}/${path}`]: code.replaceAll('3000', String(port)) });
    }
    await consumer.write({ 'browser.mjs': BROWSER });
  });

  test('have at most 22 lines each', () => {
    for (const code of readme.blocks) expect(code.trim().split('\n').length).toBeLessThanOrEqual(22);
  });

  test.each(EXAMPLE_COMPILERS)('compile with the types of the frameworks and %s', async (compiler) => {
    const compilerOptions = {
      module: 'esnext',
      moduleResolution: 'bundler',
      target: 'es2022',
      lib: ['es2022', 'dom', 'dom.iterable'],
      types: ['node'],
      strict: true,
      skipLibCheck: true,
      noEmit: true,
    };
    await consumer.write({ 'tsconfig.json': JSON.stringify({ compilerOptions, include: [...names] }) });
    await runNode([join(root, 'node_modules', compiler, 'bin', 'tsc')], consumer.dir);
  });

  test.each(names)('sign in at its server: %s', async (name) => {
    const port = ports[name];
    const dir = join(consumer.dir, name);
    await build({
      entryPoints: [join(dir, 'server.ts'), join(dir, 'client.ts')],
      outdir: dir,
      bundle: true,
      packages: 'external',
      format: 'esm',
      target: 'node20',
      logLevel: 'error',
    });
    const server = spawn(process.execPath, ['server.js'], {
      cwd: dir,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    try {
      const isUp = () =>
        fetch(`http://127.0.0.1:${port}/api/siwe/session`).then(
          ({ ok }) => ok,
          () => false,
        );
      await expect.poll(isUp, { timeout: 30_000 }).toBe(true);
      const { stdout } = await run(
        'env',
        [`PORT=${port}`, process.execPath, '--import', '../browser.mjs', 'client.js'],
        dir,
      );
      const said = stdout.trim().split('\n');
      expect(said.slice(-4)).toEqual(['signing', 'signing', 'verifying', 'authenticated']);
    } finally {
      server.kill();
    }
  });
});

test('loads little code in a page, and no parser', async () => {
  const code = "export { createSiweAdapter, createSiweClient, createSignIn } from '@org/auth-siwe';";
  // The parser imports Node's `buffer`, even if it is unused.
  const alone = await measureBundle({ code, dir: consumer.dir, external: ['viem', 'viem/utils', 'buffer'] });
  expect(alone.gzipBytes).toBeLessThan(4_600);
  const whole = await measureBundle({ code, dir: consumer.dir, external: ['buffer'] });
  expect(whole.gzipBytes).toBeLessThan(9_500);
  expect(whole.code).not.toContain('apg');
});
