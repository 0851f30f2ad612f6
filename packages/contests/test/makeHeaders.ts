/** Writes the real header of a block of anvil for each hard fork to test/fixtures/anvilHeaders.json. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { encodeBlockHeader, type RpcBlock } from '../src/proof/blockHeader.ts';

const HARD_FORKS = ['paris', 'shanghai', 'cancun', 'prague', 'osaka', 'bpo1', 'bpo2'];
const COMMAND = 'pnpm --filter @org/contests make-headers';
const PORT = 8799;

const stack = createRequire(join(import.meta.dirname, '../../local-stack/package.json'));
const anvilPackage = createRequire(stack.resolve('@foundry-rs/anvil/package.json'));
const platform = `${process.platform}-${process.arch === 'x64' ? 'amd64' : process.arch}`;
const anvil = anvilPackage.resolve(`@foundry-rs/anvil-${platform}/bin/anvil`);

async function ask(method: string, params: readonly unknown[]): Promise<unknown> {
  const response = await fetch(`http://127.0.0.1:${PORT}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  const { result } = (await response.json()) as { result: unknown };
  return result;
}

async function waitUntilItAnswers(): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const isReady = await ask('eth_chainId', []).catch(() => null);
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('anvil does not answer.');
}

async function makeHeader(fork: string) {
  const node = spawn(anvil, ['--port', String(PORT), '--hardfork', fork, '--silent'], { stdio: 'ignore' });
  try {
    await waitUntilItAnswers();
    const [from, to] = (await ask('eth_accounts', [])) as string[];
    await ask('eth_sendTransaction', [{ from, to, value: '0x1' }]);
    const block = (await ask('eth_getBlockByNumber', ['latest', false])) as RpcBlock;
    const raw = encodeBlockHeader(block);
    if (!raw) throw new Error(`The header of ${fork} has unknown fields.`);
    const { hash, stateRoot, number, timestamp } = block;
    return { fork, hash, stateRoot, number: Number(number), time: Number(timestamp), raw };
  } finally {
    node.kill();
    await once(node, 'exit');
  }
}

const headers = [];
for (const fork of HARD_FORKS) headers.push(await makeHeader(fork));
const file = join(import.meta.dirname, 'fixtures/anvilHeaders.json');
await writeFile(file, `${JSON.stringify({ command: COMMAND, headers }, null, 2)}\n`);
