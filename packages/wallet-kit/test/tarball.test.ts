import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { lintTarball } from '../../../tools/test/consumers/lintTarball.ts';
import { getTarball } from '../../../tools/test/consumers/openConsumer.ts';
import { resolveStrictly } from '../../../tools/test/consumers/resolveStrictly.ts';
import { run } from '../../../tools/test/consumers/run.ts';

const packageDir = join(import.meta.dirname, '..');

const tarball = getTarball('@org/wallet-kit');

const read = async (file: string) =>
  (await run('tar', ['-xzOf', tarball, `package/${file}`], packageDir)).stdout;

test('passes publint and Are The Types Wrong', async () => {
  await lintTarball(tarball);
});

test('issue 17: pnpm accepts the install line of the README with strict peers', async () => {
  await resolveStrictly('packages/wallet-kit');
});

test('contains every entry, the style sheet and the license, and no sources', async () => {
  const { stdout } = await run('tar', ['-tzf', tarball], packageDir);
  const files = stdout.trim().split('\n');
  for (const entry of [
    'index',
    'wallet-slot',
    'first-step',
    'session',
    'testing',
    'messages',
    'messages/de',
    'messages/es',
    'remove-scroll',
  ]) {
    expect(files).toContain(`package/dist/${entry}.js`);
    expect(files).toContain(`package/dist/${entry}.d.ts`);
  }
  expect(files).toEqual(
    expect.arrayContaining([
      'package/LICENSE',
      'package/README.md',
      'package/dist/styles.css',
      'package/dist/first-step.css',
    ]),
  );
  expect(files.filter((file) => file.startsWith('package/src/'))).toEqual([]);
});

test('bundles no wagmi, viem or React', async () => {
  const code = await read('dist/index.js');
  expect(gzipSync(code).length).toBeLessThan(20_000);
  expect(code).toMatch(/from "wagmi"/);
});

test('keeps the session entry small and free of imports', async () => {
  const code = await read('dist/session.js');
  const imports = [...code.matchAll(/from "([^"]+)"/g)].map(([, from]) => from);
  expect(imports.filter((from) => !from?.startsWith('./'))).toEqual([]);
  expect(code.length).toBeLessThan(5_000);
});

test('keeps wallet slot and first step free of wagmi, viem and RainbowKit', async () => {
  for (const entry of ['wallet-slot', 'first-step']) {
    const seen = new Set<string>();
    const visit = async (file: string): Promise<void> => {
      if (seen.has(file)) return;
      seen.add(file);
      const code = await read(`dist/${file}`);
      expect(code, file).not.toMatch(/from "(wagmi|viem|@rainbow-me)/);
      for (const [, next = ''] of code.matchAll(/from ?"\.\/([^"]+)"/g)) await visit(next);
    };
    await visit(`${entry}.js`);
  }
});

test('has a style sheet without imports', async () => {
  const css = await read('dist/styles.css');
  expect(css).not.toContain('@import');
  expect(css).toContain('--rk-colors-modalBackground');
  expect(css).toContain('wallet-kit-scroll-locked');
  // A page without the tokens of @org/ui-theme has the same sizes.
  expect(css).not.toMatch(/var\(--laurel-[\w-]+\)/);
});
