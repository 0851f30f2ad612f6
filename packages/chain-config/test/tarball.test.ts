import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import * as chainConfig from '@org/chain-config';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Consumer, installConsumer } from '../../../scripts/consumers/installConsumer.ts';
import { lintTarball } from '../../../scripts/consumers/lintTarball.ts';
import { measureBundle } from '../../../scripts/consumers/measureBundle.ts';
import { packTarball } from '../../../scripts/consumers/packTarball.ts';
import { run, runNode, runProgram } from '../../../scripts/consumers/run.ts';

const packageDir = join(import.meta.dirname, '..');
const chainNames = Object.entries(chainConfig).flatMap(([name, value]) =>
  chainConfig.chainConfigs.some((config) => config === value) ? [name] : [],
);

/** What another team might write; it prints one line. */
const MAIN = `
import {
  ChainConfigError, base, createChainConfigs, getChainConfig, getScanAttestationUrl, parseChainConfigs,
} from '@org/chain-config';
import deployments from '@org/chain-config/deployments.json' with { type: 'json' };

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
console.log([id, first.eas.deployedAtBlock, list.length, refused, getScanAttestationUrl(base, '0x12')].join(' '));
`;
const PRINTED = `84532 1 ${chainConfig.chainConfigs.length} [0].eas.contract https://base.easscan.org/attestation/view/0x12`;

let tarball: string;
let consumer: Consumer;

beforeAll(async () => {
  tarball = await packTarball('packages/chain-config');
  consumer = await installConsumer({ tarballs: { '@org/chain-config': tarball } });
  await consumer.write({ 'src/main.ts': MAIN });
}, 120_000);

afterAll(() => consumer?.remove());

test('holds what is published and nothing else', async () => {
  const { stdout } = await run('tar', ['-tzf', tarball], packageDir);
  // What both entries share stands in a chunk of its own, whose name carries a hash.
  const files = stdout
    .trim()
    .split('\n')
    .map((file) => file.replace(/-[\w-]{8}(?=\.)/, ''));
  expect(files.sort()).toEqual([
    'package/LICENSE',
    'package/README.md',
    'package/deployments.json',
    'package/deployments.schema.json',
    'package/dist/chainConfig.d.ts',
    'package/dist/chunk.js',
    'package/dist/environment.d.ts',
    'package/dist/environment.js',
    'package/dist/index.d.ts',
    'package/dist/index.js',
    'package/package.json',
  ]);
});

test('pleases publint and Are The Types Wrong', { timeout: 60_000 }, async () => {
  await lintTarball(tarball);
});

test('brings no other package along, and no path of its own making', async () => {
  const installed = join(consumer.dir, 'node_modules', '@org', 'chain-config');
  const manifest = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8'));
  expect(manifest).not.toHaveProperty('dependencies');
  expect(manifest).not.toHaveProperty('peerDependencies');
  expect(manifest.sideEffects).toBe(false);
  for (const file of (await readdir(join(installed, 'dist'))).filter((name) => name.endsWith('.js'))) {
    const code = await readFile(join(installed, 'dist', file), 'utf8');
    expect([...code.matchAll(/from\s+["']([^."'][^"']*)["']/g)].map(([, source]) => source)).toEqual([]);
    expect(code).not.toContain(packageDir);
  }
});

describe('Node with TypeScript', () => {
  test.each(['typescript-5.9', 'typescript', 'typescript-7'])(
    '%s, nodenext',
    { timeout: 120_000 },
    async (compiler) => {
      const outDir = `out-${compiler}`;
      const options = { module: 'nodenext', target: 'es2022', lib: ['es2022'], types: [], strict: true };
      const compilerOptions = { ...options, exactOptionalPropertyTypes: true, rootDir: 'src', outDir };
      await consumer.write({ 'tsconfig.json': JSON.stringify({ compilerOptions, include: ['src'] }) });
      await runNode([join(packageDir, 'node_modules', compiler, 'bin', 'tsc')], consumer.dir);
      const { stdout } = await runNode([join(outDir, 'main.js')], consumer.dir);
      expect(stdout.trim()).toBe(PRINTED);
    },
  );

  test('an id that is not configured does not compile', { timeout: 120_000 }, async () => {
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

test('Vite builds a page with a worker, and both run', { timeout: 120_000 }, async () => {
  await consumer.write({
    'page/index.html': '<!doctype html><script type="module" src="./page.ts"></script>',
    'page/page.ts':
      "import '../src/main.ts';\nexport const start = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });\nglobalThis.addEventListener?.('load', start);\n",
    'page/worker.ts': "import '../src/main.ts';\n",
    'page/vite.config.js': `export default {
      worker: { format: 'es', rollupOptions: { output: { entryFileNames: 'worker.js' } } },
      build: { modulePreload: false, rollupOptions: { output: { entryFileNames: 'page.js' } } },
    };`,
  });
  await runProgram('vite', ['build', '--logLevel', 'warn'], { cwd: join(consumer.dir, 'page') });
  for (const file of ['page.js', 'worker.js']) {
    const { stdout } = await runNode([join('page', 'dist', file)], consumer.dir);
    expect(stdout.trim()).toBe(PRINTED);
  }
});

test('esbuild builds a script that needs nothing but what browsers and workers have', async () => {
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
  expect(lines).toEqual([PRINTED]);
});

describe('costs', () => {
  test('are asked of every chain', () => {
    expect(chainNames).toHaveLength(chainConfig.chainConfigs.length);
  });

  test.each(chainNames)('less than 1 kB for %s alone', async (name) => {
    const code = `import { ${name} } from '@org/chain-config';\nconsole.log(${name});`;
    const bundle = await measureBundle({ code, dir: consumer.dir });
    expect(bundle.gzipBytes).toBeLessThan(1000);
  });

  test('nothing for what is not used', async () => {
    const code = `import { base } from '@org/chain-config';\nconsole.log(base.chain.id);`;
    const bundle = await measureBundle({ code, dir: consumer.dir });
    expect(bundle.code).not.toMatch(/class |function|=>|84532/);
    const unused = await measureBundle({ code: "import '@org/chain-config';", dir: consumer.dir });
    expect(unused.code.trim()).toBe('');
  });

  test('less than 6 kB for everything', async () => {
    const code = `import * as chainConfig from '@org/chain-config';\nconsole.log(chainConfig);`;
    const bundle = await measureBundle({ code, dir: consumer.dir });
    expect(bundle.gzipBytes).toBeLessThan(6000);
  });
});
