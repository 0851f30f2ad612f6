import { beforeAll, expect, test } from 'vitest';
import { lintTarball } from '../../../scripts/consumers/lintTarball.ts';
import { packTarball } from '../../../scripts/consumers/packTarball.ts';
import { run } from '../../../scripts/consumers/run.ts';

let tarball: string;

beforeAll(async () => {
  tarball = await packTarball('packages/auth-siwe');
}, 120_000);

test('pleases publint and Are The Types Wrong', { timeout: 60_000 }, async () => {
  await lintTarball(tarball);
});

test('holds what is published and nothing else', async () => {
  const { stdout } = await run('tar', ['-tzf', tarball], import.meta.dirname);
  expect(stdout.trim().split('\n').sort()).toEqual([
    'package/LICENSE',
    'package/README.md',
    'package/dist/index.d.ts',
    'package/dist/index.js',
    'package/package.json',
  ]);
});
