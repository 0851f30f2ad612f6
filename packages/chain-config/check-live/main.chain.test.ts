import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { local } from '@org/chain-config';
import { expect, test } from 'vitest';
import { findServer } from '../../../tools/test/spawnStart.ts';
import { rpcUrl } from '../../../tools/test/vitest/chains.ts';
import { listSchemas } from './checkSchema.ts';

const nobody = 'http://127.0.0.1:1';

test('prints a table and exits with 0 if everything is correct', async () => {
  const schemata = listSchemas(local).map(({ uid, definition, ...rest }) => ({
    id: uid,
    schema: definition,
    ...rest,
  }));
  await using scan = await serveAnswer({ data: { schemata } });
  const { code, stdout } = await checkLive(['local'], { RPC_URL_31337: rpcUrl, SCAN_URL_31337: scan.url });
  expect(stdout).toMatch(/^\| chain +\| check +\| result +\| details/);
  expect(stdout).toMatch(/\| local +\| EAS version +\| ok +\| 1\.4\.0/);
  expect(code).toBe(0);
});

test('exits with 0 if a schema is not deployed yet', async () => {
  await using scan = await serveAnswer({ data: { schemata: [] } });
  const { code, stdout } = await checkLive(['local'], { RPC_URL_31337: rpcUrl, SCAN_URL_31337: scan.url });
  expect(stdout).toMatch(/\| local +\| scan +\| absent +\| not deployed yet/);
  expect(code).toBe(0);
});

// apps/scan accepts only queries that easscan accepts, so this tests that ours is valid there.
test('sends a query that a real scan answers', async () => {
  await using scan = await startScan();
  const { code, stdout } = await checkLive(['local'], { RPC_URL_31337: rpcUrl, SCAN_URL_31337: scan.url });
  expect(stdout).toMatch(/\| local +\| scan +\| ok +\| knows both schemas/);
  expect(code).toBe(0);
});

test('exits with 2 if an endpoint does not answer', async () => {
  const { code, stdout } = await checkLive(['local'], { RPC_URL_31337: rpcUrl, SCAN_URL_31337: nobody });
  expect(stdout).toMatch(/\| local +\| scan +\| unreachable \|/);
  expect(code).toBe(2);
});

test('exits with 1 if something is wrong, even if another endpoint does not answer', async () => {
  const { code, stdout } = await checkLive(['base', 'local'], {
    RPC_URL_8453: rpcUrl,
    SCAN_URL_8453: nobody,
    RPC_URL_31337: nobody,
    SCAN_URL_31337: nobody,
  });
  expect(stdout).toMatch(/\| base +\| chain id +\| wrong +\| is chain 31337/);
  expect(stdout).toMatch(/\| local +\| chain id +\| unreachable \|/);
  expect(code).toBe(1);
});

test('the command names an unknown chain', async () => {
  const { code, stderr } = await checkLive(['goerli'], {});
  expect(stderr).toMatch(/^Unknown chain: goerli. Known chains: base-sepolia, .+, local.\n$/);
  expect(code).toBe(1);
});

async function serveAnswer(answer: object) {
  const server = createServer((_, response) => response.end(JSON.stringify(answer)));
  const port = await listen(server);
  return { url: `http://127.0.0.1:${port}`, [Symbol.asyncDispose]: async () => void server.close() };
}

/** Starts our scan on its own port and waits until it has indexed the local chain. */
async function startScan() {
  const placeholder = createServer();
  const port = await listen(placeholder);
  placeholder.close();
  await once(placeholder, 'close');
  const env = { DEFAULT_CHAIN: 'local', RPC_URL_31337: rpcUrl, SCAN_PORT: String(port) };
  const child = spawn(process.execPath, [findServer('scan')], { env, stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  const isReady = async () => (await fetch(`${url}/health`).catch(() => undefined))?.ok;
  const stop = async () => {
    child.kill();
    await once(child, 'exit');
  };
  try {
    await expect.poll(isReady, { timeout: 150_000, interval: 200 }).toBe(true);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `${url}/graphql`, [Symbol.asyncDispose]: stop };
}

async function listen(server: Server) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

function checkLive(slugs: readonly string[], env: { readonly [name: string]: string }) {
  const main = join(import.meta.dirname, 'main.ts');
  return new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve) => {
    const child = execFile(process.execPath, [main, ...slugs], { env }, (_, stdout, stderr) => {
      resolve({ code: child.exitCode, stdout, stderr });
    });
  });
}
