import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { countVitest } from './runners.ts';

const folder = mkdtempSync(join(tmpdir(), 'laurel-runners-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A report of Vitest: by file the status of each of its tests, whose title is its status. */
function report(files: Readonly<Record<string, readonly string[]>>) {
  const file = join(folder, 'report.json');
  const testResults = Object.entries(files).map(([name, statuses]) => ({
    name: resolve(name),
    status: statuses.includes('failed') ? 'failed' : 'passed',
    message: '',
    assertionResults: statuses.map((status) => ({ status, fullName: status, failureMessages: ['why'] })),
  }));
  writeFileSync(file, JSON.stringify({ testResults }));
  return { name: 'vitest unit', file, hasSucceeded: true, unhandled: [] };
}

test('counts the tests of one folder of a shared run', () => {
  const run = report({
    'packages/a/x.test.ts': ['passed', 'failed'],
    'packages/ab/x.test.ts': ['passed', 'skipped'],
  });
  expect(countVitest(run, 'packages/ab/')).toEqual({ passed: 1, failed: 0, failures: [] });
  expect(countVitest(run, 'packages/a/')).toMatchObject({ passed: 1, failed: 1 });
  expect(countVitest(run).failures).toEqual(['packages/a/x.test.ts › failed\n  why']);
});

test('counts a file whose process crashed as a failure, though Vitest reports it as passed', () => {
  const run = report({ 'packages/a/x.test.ts': [], 'packages/b/x.test.ts': ['passed', 'pending'] });
  expect(countVitest(run, 'packages/a/').failures).toEqual(['packages/a/x.test.ts › the file itself']);
  expect(countVitest(run).failed).toBe(2);
});

test('expects no test of a page of the Storybook', () => {
  const run = report({ 'apps/storybook/src/Flows.mdx': [], 'packages/a/x.stories.tsx': ['passed'] });
  expect(countVitest(run)).toEqual({ passed: 1, failed: 0, failures: [] });
});

test('counts a package without a test in the run as a failure', () => {
  expect(countVitest(report({ 'packages/a/x.test.ts': ['passed'] }), 'packages/b/').failed).toBe(1);
});

test('counts errors outside of every test, beside those of tests', () => {
  const run = {
    ...report({ 'packages/a/x.test.ts': ['failed'] }),
    unhandled: ['Error: nobody handles this'],
  };
  expect(countVitest(run).failures).toEqual([
    'packages/a/x.test.ts › failed\n  why',
    'vitest unit › outside of every test\n  Error: nobody handles this',
  ]);
});

test('a run that is asked to end ends its program, waits for it, and starts no other', async () => {
  const started = join(folder, 'started');
  const program = `process.on('SIGTERM', () => setTimeout(() => console.log('ended') || process.exit(), 100));
    require('fs').writeFileSync(${JSON.stringify(started)}, '');
    setInterval(() => {}, 1000)`;
  const command = JSON.stringify([process.execPath, '-e', program]);
  const code = `import { endOnRequest, runCommand } from ${JSON.stringify(join(import.meta.dirname, 'runCommand.ts'))};
    endOnRequest();
    console.log(await runCommand(${command}), await runCommand(['true']));`;
  const runner = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const printed = runner.stdout.setEncoding('utf8').toArray();
  await vi.waitFor(() => expect(existsSync(started)).toBe(true));
  runner.kill('SIGTERM');
  await once(runner, 'close');
  expect((await printed).join('')).toBe('ended\nfalse false\n');
});
