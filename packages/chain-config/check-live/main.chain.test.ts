import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { schemaDefinitions } from '../deployments/schemaDefinitions.ts';

const rpcUrl = inject('rpcUrl');
const nobody = 'http://127.0.0.1:1';

test('prints a table and ends with 0 when everything is right', async () => {
  const schemata = Object.values(schemaDefinitions).map(({ uid, definition, ...rest }) => ({
    id: uid,
    schema: definition,
    ...rest,
  }));
  const scan = createServer((_, response) => response.end(JSON.stringify({ data: { schemata } })));
  await new Promise<void>((resolve) => scan.listen(0, '127.0.0.1', resolve));
  try {
    const scanUrl = `http://127.0.0.1:${(scan.address() as AddressInfo).port}`;
    const { code, stdout } = await checkLive(['local'], { RPC_URL_31337: rpcUrl, SCAN_URL_31337: scanUrl });
    expect(stdout).toMatch(/^\| chain +\| asked for +\| answer +\| in detail/);
    expect(stdout).toMatch(/\| local +\| EAS version +\| ok +\| 1\.4\.0/);
    expect(code).toBe(0);
  } finally {
    scan.close();
  }
});

test('ends with 2 when somebody does not answer', async () => {
  const { code, stdout } = await checkLive(['local'], { RPC_URL_31337: rpcUrl, SCAN_URL_31337: nobody });
  expect(stdout).toMatch(/\| local +\| scan +\| unreachable \|/);
  expect(code).toBe(2);
});

test('ends with 1 when something is wrong, whoever else does not answer', async () => {
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

test('names a chain that it does not know', async () => {
  const { code, stderr } = await checkLive(['goerli'], {});
  expect(stderr).toMatch(/^No such chain: goerli. There are base-sepolia, .+, local.\n$/);
  expect(code).toBe(1);
});

function checkLive(slugs: readonly string[], env: { readonly [name: string]: string }) {
  const main = join(import.meta.dirname, 'main.ts');
  return new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve) => {
    const child = execFile(process.execPath, [main, ...slugs], { env }, (_, stdout, stderr) => {
      resolve({ code: child.exitCode, stdout, stderr });
    });
  });
}
