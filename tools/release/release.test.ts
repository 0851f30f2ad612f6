import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { listLibraries } from '../test/consumers/packages.ts';
import { root } from '../test/consumers/run.ts';
import { runStep } from './runStep.ts';
import { addContents } from './steps.ts';

const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, [join(root, 'tools/release/main.ts'), ...args], { encoding: 'utf8' });

test.each([[[]], [['--dry', '--publish']], [['--check']], [['--other']]])('exits with 2 for %j', (args) => {
  const { status, stderr } = run(...args);
  expect(status).toBe(2);
  expect(stderr).not.toBe('');
});

test('exits with 1 and the output of the step that fails', () => {
  const { status, stderr } = run('--check', 'no-such-commit');
  expect(status).toBe(1);
  expect(stderr).toContain('git merge-base no-such-commit HEAD failed');
});

test('runs a step with its environment and without that of a git hook', async () => {
  process.env.GIT_DIR = '/nowhere';
  try {
    const code = 'console.log(process.env.GIT_DIR, process.env.CI, process.env.MINE)';
    const printed = await runStep([process.execPath, '-e', code], { cwd: root, env: { MINE: 'yes' } });
    expect(printed).toBe('undefined 1 yes\n');
  } finally {
    delete process.env.GIT_DIR;
  }
});

test('says what failed, with all output', async () => {
  const code = "console.log('first'); console.error('second'); process.exit(3)";
  await expect(runStep([process.execPath, '-e', code], { cwd: root })).rejects.toThrow(
    /failed in .*:\nfirst\nsecond/s,
  );
  await expect(runStep(['no-such-program'], { cwd: root })).rejects.toThrow('no-such-program');
});

test.each([
  '',
  // The folder of the step cannot be deleted.
  "process.once('exit', () => { throw new Error('earlier'); });",
])('stops its step when it exits because of a signal, after %j', async (before) => {
  const dir = mkdtempSync(join(tmpdir(), 'laurel-step-'));
  try {
    const step = `
      const { writeFileSync } = require('node:fs');
      process.on('SIGTERM', () => { writeFileSync('stopped', ''); process.exit(); });
      setTimeout(() => {}, 60_000);
      writeFileSync('started', '');`;
    const code = `
      import { runStep } from ${JSON.stringify(join(import.meta.dirname, 'runStep.ts'))};
      process.once('SIGTERM', () => process.exit(143));
      ${before}
      await runStep([process.execPath, '-e', ${JSON.stringify(step)}], { cwd: ${JSON.stringify(dir)} });`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', code], { stdio: 'ignore' });
    const has = (file: string) => vi.waitUntil(() => existsSync(join(dir, file)), { timeout: 20_000 });
    await has('started');
    child.kill('SIGTERM');
    await has('stopped');
    expect(child.exitCode ?? (await once(child, 'exit'))[0]).toBe(143);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
});

test('the program of the importer uses every published package', () => {
  const program = readFileSync(join(import.meta.dirname, 'importer/main.mjs'), 'utf8');
  const names = listLibraries(root).map(({ name }) => name);
  expect(
    names.filter((name) => !new RegExp(`(?:import\\(\\s*|from )'${name}(?:/\\w+)?'`).test(program)),
  ).toEqual([]);
});

test('the bill of materials of the app has what its bundles contain', () => {
  const bill = (ref: string, ...names: readonly string[]) => ({
    metadata: { component: { 'bom-ref': ref } },
    components: names.map((name) => ({ name, 'bom-ref': name })),
    dependencies: [{ ref, dependsOn: names }, ...names.map((name) => ({ ref: name, dependsOn: [] }))],
  });
  expect(addContents(bill('app', 'sharp'), bill('root', 'app', 'pg', 'sharp'))).toEqual({
    metadata: { component: { 'bom-ref': 'app' } },
    components: [
      { name: 'pg', 'bom-ref': 'pg' },
      { name: 'sharp', 'bom-ref': 'sharp' },
    ],
    dependencies: [
      { ref: 'app', dependsOn: ['pg', 'sharp'] },
      { ref: 'pg', dependsOn: [] },
      { ref: 'sharp', dependsOn: [] },
    ],
  });
});
