import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import * as chainConfig from '@org/chain-config';
import * as eas from '@org/chain-config/eas';
import * as environment from '@org/chain-config/environment';
import * as rpc from '@org/chain-config/rpc';
import { build, transform } from 'esbuild';
import { chromium } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { createLaunchOptions } from '../../../tools/test/chromium.ts';
import { lintTarball } from '../../../tools/test/consumers/lintTarball.ts';
import { measureBundle } from '../../../tools/test/consumers/measureBundle.ts';
import {
  type Consumer,
  copyExample,
  getTarball,
  openConsumer,
} from '../../../tools/test/consumers/openConsumer.ts';
import { listLibraries } from '../../../tools/test/consumers/packages.ts';
import { resolveStrictly } from '../../../tools/test/consumers/resolveStrictly.ts';
import { root, run, runNode, runProgram } from '../../../tools/test/consumers/run.ts';
import { rpcUrl } from '../../../tools/test/vitest/chains.ts';

const packageDir = join(import.meta.dirname, '..');
const chainNames = Object.entries(chainConfig).flatMap(([name, value]) =>
  chainConfig.chainConfigs.some((config) => config === value) ? [name] : [],
);

/** Code of an importer that uses several entries; prints two lines. */
const MAIN = `
import {
  ChainConfigError, base, createChainConfigs, getChainConfig, getScanAttestationUrl, parseChainConfigs,
} from '@org/chain-config';
import deployments from '@org/chain-config/deployments.json' with { type: 'json' };
import { type ChainEnvironment, readChainEnvironment } from '@org/chain-config/environment';

declare const console: { log(line: string): void };

const id: 84532 = getChainConfig(84532).chain.id;
const [first] = createChainConfigs({ include: ['base'], override: { base: { eas: { deployedAtBlock: 1 } } } });
const list = parseChainConfigs(deployments.chains);
let refused = '';
try {
  parseChainConfigs([{ ...base, eas: { ...base.eas, contract: base.contracts.profile.toLowerCase() } }]);
} catch (error) {
  if (error instanceof ChainConfigError) refused = error.issues.map(({ path }) => path).join();
}
const mine = JSON.stringify([{ ...base, slug: 'mine', chain: { ...base.chain, id: 424242 } }]);
const { chains, problems }: ChainEnvironment = readChainEnvironment(
  { CHAINS: 'optimism,mine.json', RPC_URL_10: 'https://rpc.example.org', SCAN_URL_1: 'https://scan.example.org' },
  () => mine,
);
const url = getScanAttestationUrl(base, '0x12');
console.log([id, first.eas.deployedAtBlock, list.length, refused, url].join(' '));
console.log([...chains.map(({ slug }) => slug), chains[0]?.chain.rpcUrls.default.http[0], ...problems].join('; '));
`;
const PRINTED = [
  `84532 1 ${chainConfig.chainConfigs.length} [0].eas.contract https://base.easscan.org/attestation/view/0x12`,
  'optimism; mine; https://rpc.example.org; SCAN_URL_1: no chain of CHAINS has this id',
];

/** The code entries of the package, by import specifier. */
const entries = {
  '@org/chain-config': chainConfig,
  '@org/chain-config/eas': eas,
  '@org/chain-config/environment': environment,
  '@org/chain-config/rpc': rpc,
};

const tarball = getTarball('@org/chain-config');
let consumer: Consumer;

beforeAll(async () => {
  consumer = await openConsumer('chain-config');
  await consumer.write({ 'src/main.ts': MAIN });
});

test('the tarball contains only the published files', async () => {
  const { stdout } = await run('tar', ['-tzf', tarball], packageDir);
  // Code shared by several entries is in a chunk whose name has a hash.
  const files = stdout
    .trim()
    .split('\n')
    .map((file) => file.replace(/-[\w-]{8}(?=\.)/, ''));
  expect(files.sort()).toEqual([
    'package/CHANGELOG.md',
    'package/LICENSE',
    'package/README.md',
    'package/deployments.json',
    'package/deployments.schema.json',
    'package/dist/chainConfig.d.ts',
    'package/dist/chunk.js',
    'package/dist/chunk.js',
    'package/dist/eas.d.ts',
    'package/dist/eas.js',
    'package/dist/environment.d.ts',
    'package/dist/environment.js',
    'package/dist/index.d.ts',
    'package/dist/index.js',
    'package/dist/rpc.d.ts',
    'package/dist/rpc.js',
    'package/package.json',
  ]);
});

test('passes publint and Are The Types Wrong', async () => {
  await lintTarball(tarball);
});

test('issue 17: pnpm accepts the install line of the README with strict peers', async () => {
  await resolveStrictly('packages/chain-config');
});

test('has no dependencies and no paths of the build machine', async () => {
  const installed = join(consumer.modules, '@org/chain-config');
  const manifest = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8'));
  expect(manifest).not.toHaveProperty('dependencies');
  expect(manifest).not.toHaveProperty('peerDependencies');
  expect(manifest.sideEffects).toBe(false);
  const paths = Object.keys(manifest.exports).filter((path) => !path.endsWith('.json'));
  expect(paths.map((path) => join('@org/chain-config', path))).toEqual(Object.keys(entries));
  for (const file of (await readdir(join(installed, 'dist'))).filter((name) => name.endsWith('.js'))) {
    const code = await readFile(join(installed, 'dist', file), 'utf8');
    expect([...code.matchAll(/from\s+["']([^."'][^"']*)["']/g)].map(([, source]) => source)).toEqual([]);
    expect(code).not.toContain(packageDir);
  }
});

test('is installed once after a patch: errors of every dependent are instances of ChainConfigError', async () => {
  const dependents = ['@org/contests', '@org/contests-react', '@org/wallet-kit'];
  const names = listLibraries(root).map(({ name }) => name);
  const dir = join(consumer.dir, 'patched');
  // The released packages are 1.0.0; only this one has a patch. Without other packages, npm needs no registry.
  const isOurs = ([name]: readonly [string, string]) => names.includes(name);
  const keepOperator = ([name, range]: readonly [string, string]) => [name, range.replace(/\d.*/, '1.0.0')];
  for (const name of names) {
    await mkdir(join(dir, name), { recursive: true });
    await run('tar', ['-xzf', getTarball(name), '-C', join(dir, name), '--strip-components=1'], dir);
    const { peerDependencies: _, ...manifest } = JSON.parse(
      await readFile(join(dir, name, 'package.json'), 'utf8'),
    );
    manifest.version = name === '@org/chain-config' ? '1.0.1' : '1.0.0';
    const dependencies = Object.entries<string>(manifest.dependencies ?? {});
    manifest.dependencies = Object.fromEntries(dependencies.filter(isOurs).map(keepOperator));
    await consumer.write({ [`patched/${name}/package.json`]: JSON.stringify(manifest) });
  }
  await consumer.write({
    'patched/package.json': JSON.stringify({ private: true, type: 'module' }),
    'patched/main.js': `
      import { createRequire } from 'node:module';
      import { ChainConfigError } from '@org/chain-config';
      for (const name of ${JSON.stringify(dependents)}) {
        const seen = createRequire(import.meta.resolve(name + '/package.json')).resolve('@org/chain-config');
        const { getChainConfig } = await import(seen);
        try {
          getChainConfig(5);
        } catch (error) {
          console.log(name, error instanceof ChainConfigError);
        }
      }
    `,
  });
  const folders = names.map((name) => `./${name}`);
  await run('npm', ['install', '--offline', '--install-links', '--no-package-lock', ...folders], dir);
  const { stdout } = await runNode(['main.js'], dir);
  expect(toLines(stdout)).toEqual(dependents.map((name) => `${name} true`));
});

describe('Node with TypeScript', () => {
  test.each(['typescript-5.9', 'typescript', 'typescript-7'])('%s, nodenext', async (compiler) => {
    const outDir = `out-${compiler}`;
    const options = { module: 'nodenext', target: 'es2022', lib: ['es2022'], types: [], strict: true };
    const compilerOptions = { ...options, exactOptionalPropertyTypes: true, rootDir: 'src', outDir };
    await consumer.write({ 'tsconfig.json': JSON.stringify({ compilerOptions, include: ['src'] }) });
    await runNode([join(packageDir, 'node_modules', compiler, 'bin', 'tsc')], consumer.dir);
    const { stdout } = await runNode([join(outDir, 'main.js')], consumer.dir);
    expect(toLines(stdout)).toEqual(PRINTED);
  });

  test('the packed types do not compile an unknown id', async () => {
    await consumer.write({
      'wrong/main.ts': "import { getChainConfig } from '@org/chain-config';\ngetChainConfig(5);\n",
      'wrong/tsconfig.json': JSON.stringify({
        compilerOptions: { module: 'nodenext', types: [], strict: true, noEmit: true },
      }),
    });
    const tsc = join(packageDir, 'node_modules', 'typescript-7', 'bin', 'tsc');
    await expect(runNode([tsc, '--project', 'wrong'], consumer.dir)).rejects.toThrow(
      'main.ts(2,16): error TS2345',
    );
  });
});

test('runs on every installed Node from 20 on', async () => {
  await consumer.write({ 'plain/main.js': (await transform(MAIN, { loader: 'ts', target: 'esnext' })).code });
  for (const node of await findNodes()) {
    const { stdout } = await run(node, [join('plain', 'main.js')], consumer.dir);
    expect(toLines(stdout)).toEqual(PRINTED);
  }
});

const hasPython = () => spawnSync('python3', ['--version']).status === 0;

test('issue 17: examples/python-deployments checks the local chain', async ({ skip }) => {
  skip(!hasPython() && !process.env.CI, 'Python 3 is not installed.');
  const dir = await copyExample(consumer, 'python-deployments');
  const file = join(consumer.modules, '@org/chain-config/deployments.json');
  const check = (slug: string) =>
    run('env', [`RPC_URL=${rpcUrl}`, 'python3', 'deployments.py', slug, file], dir);
  expect(toLines((await check('local')).stdout).slice(0, 6)).toEqual([
    "ok   the node's chain id",
    'ok   code of EAS',
    'ok   code of the contest resolver',
    'ok   contestSchemaUid',
    'ok   evaluationSchemaUid',
    expect.stringMatching(/^\d+ contests between the blocks \d+ and \d+$/),
  ]);
  await expect(check('base')).rejects.toThrow("fail the node's chain id");
  await expect(check('nowhere')).rejects.toThrow('has no chain nowhere, only base-sepolia, base,');
});

describe('Vite', () => {
  beforeAll(async () => {
    await consumer.write({
      'page/index.html':
        '<!doctype html><link rel="icon" href="data:,"><script type="module" src="./page.ts"></script>',
      'page/page.ts':
        "import '../src/main.ts';\nglobalThis.Worker && new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });\n",
      'page/worker.ts': "import '../src/main.ts';\n",
      'page/vite.config.js': `export default {
        worker: { format: 'es', rollupOptions: { output: { entryFileNames: 'worker.js' } } },
        build: { modulePreload: false, rollupOptions: { output: { entryFileNames: 'page.js' } } },
      };`,
    });
    await runProgram('vite', ['build', '--logLevel', 'warn'], { cwd: join(consumer.dir, 'page') });
  });

  test('builds a page and a worker that run in Chromium', async () => {
    const browser = await chromium.launch(createLaunchOptions());
    try {
      const page = await browser.newPage();
      await page.route('**', async (route) => {
        const path = new URL(route.request().url()).pathname;
        await route.fulfill({ path: join(consumer.dir, 'page', 'dist', path === '/' ? 'index.html' : path) });
      });
      const lines: string[] = [];
      page.on('pageerror', (error) => lines.push(String(error)));
      page.on('console', (message) => lines.push(message.text()));
      await page.goto('http://consumer.example/');
      await expect.poll(() => lines, { timeout: 60_000 }).toEqual([...PRINTED, ...PRINTED]);
    } finally {
      await browser.close();
    }
  });

  test('builds a script that runs in Node', async () => {
    const { stdout } = await runNode([join('page', 'dist', 'worker.js')], consumer.dir);
    expect(toLines(stdout)).toEqual(PRINTED);
  });
});

test('builds with esbuild a script that needs only globals of browsers and workers', async () => {
  const { outputFiles } = await build({
    entryPoints: [join(consumer.dir, 'src', 'main.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
  });
  const lines: string[] = [];
  const console = { log: (line: string) => lines.push(line) };
  runInNewContext(outputFiles[0]?.text ?? '', { console, URL, TextEncoder });
  expect(lines).toEqual(PRINTED);
});

describe('tree shaking', () => {
  test('measures the bundle of every chain', () => {
    expect(chainNames).toHaveLength(chainConfig.chainConfigs.length);
  });

  test.each(chainNames)('a bundle with %s alone has less than 1 kB', async (name) => {
    const code = `import { ${name} } from '@org/chain-config';\nconsole.log(${name});`;
    const bundle = await measureBundle({ code, dir: consumer.dir });
    expect(bundle.gzipBytes).toBeLessThan(1000);
  });

  test('the bundle is empty if nothing is used', async () => {
    const code = `import { base } from '@org/chain-config';\nconsole.log(base.chain.id);`;
    const bundle = await measureBundle({ code, dir: consumer.dir });
    expect(bundle.code).not.toMatch(/class |function|=>|84532/);
    const unused = await measureBundle({ code: "import '@org/chain-config';", dir: consumer.dir });
    expect(unused.code.trim()).toBe('');
  });

  test('a bundle has less than 7 kB for all chains and settings, less than 2 kB for RPCs, less than 1 kB for known codes', async () => {
    const names = Object.keys(entries).filter((name) => !/eas|rpc/.test(name));
    const imports = names.map((name, index) => `import * as entry${index} from '${name}';`);
    const code = `${imports.join('\n')}\nconsole.log(${names.map((_, index) => `entry${index}`).join(', ')});`;
    const bundle = await measureBundle({ code, dir: consumer.dir });
    expect(bundle.gzipBytes).toBeLessThan(7000);
    const way = await measureBundle({
      code: "import * as entry from '@org/chain-config/rpc';\nconsole.log(entry);",
      dir: consumer.dir,
    });
    expect(way.gzipBytes).toBeLessThan(2000);
    const codes = await measureBundle({
      code: "import * as entry from '@org/chain-config/eas';\nconsole.log(entry);",
      dir: consumer.dir,
    });
    expect(codes.gzipBytes).toBeLessThan(1000);
  });

  // Settings come with the sentences about what is wrong in them.
  const mostOf = (name: string) => (name.endsWith('/environment') ? 6_500 : 6_000);
  test.each(Object.keys(entries).map((name) => [name, mostOf(name)] as const))(
    'a bundle with %s is less than %d bytes',
    async (name, most) => {
      const code = `import * as entry from '${name}';\nconsole.log(entry);`;
      const bundle = await measureBundle({ code, dir: consumer.dir });
      expect(bundle.gzipBytes).toBeLessThan(most);
    },
  );
});

describe('each entry', () => {
  test.each(Object.entries(entries))(
    'the packed entry %s has the same exports as its source',
    async (name, entry) => {
      const code = `console.log(Object.keys(await import('${name}')).join());`;
      const { stdout } = await runNode(['--input-type=module', '--eval', code], consumer.dir);
      expect(stdout.trim().split(',').sort()).toEqual(Object.keys(entry).sort());
    },
  );
});

/** The running Node and others on the path, which may be older. */
async function findNodes() {
  const onPath = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'node'));
  const nodes = new Set([process.execPath, ...onPath.filter(existsSync).map((path) => realpathSync(path))]);
  const versions = await Promise.all(
    [...nodes].map(async (node) => ({
      node,
      version: (await run(node, ['--version'], consumer.dir)).stdout,
    })),
  );
  return versions.flatMap(({ node, version }) => (Number.parseInt(version.slice(1), 10) >= 20 ? node : []));
}

function toLines(output: string) {
  return output.trim().split('\n');
}
