import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { findServer } from '../../../tools/test/spawnStart.ts';

const run = (env: Record<string, string>) => {
  const child = spawn(process.execPath, [findServer('scan')], {
    env: { PATH: process.env.PATH, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (output += String(bytes)));
  return { child, ended: once(child, 'exit').then(([code]) => ({ code, output })), read: () => output };
};

test('lists every wrong setting, exit code 1', async () => {
  const { code, output } = await run({ SCAN_PORT: 'x', DEFAULT_CHAIN: 'atlantis' }).ended;
  expect(code).toBe(1);
  expect(output).toMatch(/^Invalid settings:\n- DEFAULT_CHAIN: .*\n- SCAN_PORT: .*\n$/);
});

test('reports a port in use in one sentence, exit code 1', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const { code, output } = await run({ SCAN_PORT: String(port), DEFAULT_CHAIN: 'local' }).ended;
  taken.close();
  expect(code).toBe(1);
  expect(output).toBe(
    `Port ${port} (the scan) is in use. Stop the program that uses it, or choose another with SCAN_PORT=<port>.\n`,
  );
});

test('ends on SIGTERM, also while it starts and nothing answers', async () => {
  const free = createServer().listen(0, '127.0.0.1');
  await once(free, 'listening');
  const { port } = free.address() as AddressInfo;
  free.close();
  await once(free, 'close');
  const { child, ended, read } = run({
    SCAN_PORT: String(port),
    DEFAULT_CHAIN: 'local',
    RPC_URL_31337: 'http://127.0.0.1:1',
  });
  await expect.poll(read, { timeout: 90_000 }).toContain('Listening on');
  const health = await fetch(`http://127.0.0.1:${port}/health`);
  expect(health.status).toBe(503);
  child.kill('SIGTERM');
  expect(await ended).toMatchObject({ code: 0 });
});
