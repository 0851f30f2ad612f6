import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { chainConfigs } from '@org/chain-config';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import rootManifest from '../../../package.json' with { type: 'json' };
import manifest from '../package.json' with { type: 'json' };

const root = join(import.meta.dirname, '../../..');
const workflow = await readFile(join(root, '.github/workflows/check-live.yml'), 'utf8');
const nobody = 'http://127.0.0.1:1';

test('runs every week and on every change of its inputs', () => {
  expect(workflow).toMatch(/^ {2}schedule:\n {4}- cron: '\d+ \d+ \* \* [0-6]'$/m);
  const [, paths = ''] = /^ {4}paths:\n((?: {6}- '.+'\n)+)/m.exec(workflow) ?? [];
  const folders = [...paths.matchAll(/'(.+)'/g)].map(([, path = '']) => path);
  expect(folders).toEqual(
    expect.arrayContaining([
      'packages/chain-config/src/**',
      'packages/chain-config/check-live/**',
      'packages/chain-config/deployments/**',
    ]),
  );
  for (const folder of folders)
    expect([folder, existsSync(join(root, folder.replace('/**', '')))]).toEqual([folder, true]);
});

test("installs the repository's pnpm and runs the command of `check:live`", () => {
  expect(workflow).toContain(`npm install --global ${rootManifest.packageManager}`);
  const command = manifest.scripts['check:live'].replace('check-live/', 'packages/chain-config/check-live/');
  expect(readScript()).toContain(`${command} > answers.txt`);
});

describe('the script', () => {
  let folder: string;
  let liar: { url: string; stop: () => void };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'laurel-workflow-'));
    liar = await serveLie();
  });
  afterAll(async () => {
    liar?.stop();
    await rm(folder, { recursive: true });
  });

  test.each([
    ['schedule', 0],
    ['workflow_dispatch', 2],
    ['pull_request', 2],
  ])('handles %s when no endpoint answers', async (event, expected) => {
    const { code, stdout, summary } = await runScript({ folder, event, rpcUrl: nobody });
    expect(summary).toMatch(/^\| base-sepolia +\| chain id +\| unreachable \|/m);
    expect(stdout).toContain(summary);
    expect(stdout.includes('::warning::')).toBe(event === 'schedule');
    expect(code).toBe(expected);
  });

  test.each(['schedule', 'workflow_dispatch', 'pull_request'])(
    'fails on %s when something is wrong',
    async (event) => {
      const { code, summary } = await runScript({ folder, event, rpcUrl: liar.url });
      expect(summary).toMatch(/^\| base-sepolia +\| chain id +\| wrong +\| is chain 1 /m);
      expect(code).toBe(1);
    },
  );
});

/** The script of the workflow's last step. */
function readScript() {
  const [, indented = ''] = /^ {8}run: \|\n((?: {10}.*\n?)+)$/m.exec(workflow) ?? [];
  return indented.replace(/^ {10}/gm, '');
}

/** Runs the script like GitHub's runner, in the repository, with one endpoint for all live chains. */
async function runScript({ folder, event, rpcUrl }: { folder: string; event: string; rpcUrl: string }) {
  const summaryFile = join(folder, `${event}-${rpcUrl === nobody}.md`);
  const endpoints = chainConfigs.flatMap(({ chain }) => [
    [`RPC_URL_${chain.id}`, rpcUrl],
    [`SCAN_URL_${chain.id}`, nobody],
  ]);
  const env = {
    ...Object.fromEntries(endpoints),
    PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
    GITHUB_EVENT_NAME: event,
    GITHUB_STEP_SUMMARY: summaryFile,
  };
  // The runner's options for `shell: bash`; the answers go to another folder to keep the repository clean.
  const script = readScript().replaceAll('answers.txt', join(folder, 'answers.txt'));
  const args = ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script];
  const { code, stdout } = await new Promise<{ code: number | null; stdout: string }>((resolve) => {
    const child = execFile('bash', args, { cwd: root, env }, (_, output) => {
      resolve({ code: child.exitCode, stdout: output });
    });
  });
  return { code, stdout, summary: await readFile(summaryFile, 'utf8') };
}

/** An endpoint that always reports chain id 1. */
async function serveLie() {
  const server = createServer((_, response) => response.end('{"jsonrpc":"2.0","id":1,"result":"0x1"}'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => void server.close();
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}
