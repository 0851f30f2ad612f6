import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { findFreePort } from './findFreePort.ts';
import { createLocalClient } from './index.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));

/** Ends the process if that of the tests is killed. */
const endWithParent = fileURLToPath(new URL('../../../tools/dev/stack/endWithParent.ts', import.meta.url));
const GRACE_MS = 5_000;

const started = new Set<ChildProcess>();

function startMain(rpcPort: number, env: NodeJS.ProcessEnv = {}): ChildProcess {
  const child = spawn(process.execPath, ['--import', endWithParent, main], {
    env: { ...process.env, RPC_PORT: String(rpcPort), PORT: '3999', PUBLIC_ORIGIN: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, so that nothing that it started is left.
    detached: true,
  });
  started.add(child);
  return child;
}

/** @returns false if nothing of the group is left */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): boolean {
  try {
    return pid !== undefined && process.kill(-pid, signal);
  } catch {
    return false;
  }
}

/** Ends what a failed test has left. */
async function endAll(): Promise<void> {
  const left = [...started].filter((child) => signalGroup(child, 'SIGTERM'));
  started.clear();
  const timer = setTimeout(() => left.map((child) => signalGroup(child, 'SIGKILL')), GRACE_MS);
  await Promise.all(
    left.map(async (child) => {
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      signalGroup(child, 'SIGKILL');
    }),
  );
  clearTimeout(timer);
}

afterEach(endAll);

const readUntilReady = async ({ stdout }: ChildProcess): Promise<string[]> => {
  const lines: string[] = [];
  if (!stdout) throw new Error('no output');
  for await (const line of createInterface({ input: stdout })) {
    lines.push(line);
    if (line.startsWith('chain ready')) break;
  }
  return lines;
};

const isListening = async (port: number): Promise<boolean> => {
  try {
    return (await createLocalClient(`http://127.0.0.1:${port}`).getChainId()) > 0;
  } catch {
    return false;
  }
};

async function expectToStopOn(signal: NodeJS.Signals, child: ChildProcess, port: number): Promise<void> {
  child.kill(signal);
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
  expect(await isListening(port)).toBe(false);
}

test('reports when it is ready, and stops with anvil on SIGTERM', async () => {
  const port = await findFreePort();
  const child = startMain(port);
  const lines = await readUntilReady(child);
  expect(lines.at(-1)).toBe(`chain ready http://127.0.0.1:${port}`);
  expect(lines.filter((line) => line.startsWith('demo contest'))).toHaveLength(10);
  expect(await isListening(port)).toBe(true);
  await expectToStopOn('SIGTERM', child, port);
});

test('allows pages of PUBLIC_ORIGIN only, and stops with anvil on SIGINT', async () => {
  const port = await findFreePort();
  const child = startMain(port, { PUBLIC_ORIGIN: 'https://laurel.example' });
  const lines = await readUntilReady(child);
  expect(lines.at(-2)).toMatch(/for https:\/\/laurel\.example only$/);
  const askAs = async (origin: string) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId' });
    const headers = { 'content-type': 'application/json', origin };
    const response = await fetch(`http://127.0.0.1:${port}`, { method: 'POST', headers, body });
    return response.headers.get('access-control-allow-origin');
  };
  expect(await askAs('https://laurel.example')).toBe('https://laurel.example');
  expect(await askAs('http://localhost:3999')).not.toMatch(/3999|\*/);
  await expectToStopOn('SIGINT', child, port);
});

test('stops anvil when the process is killed', async () => {
  const port = await findFreePort();
  const child = startMain(port);
  await readUntilReady(child);
  child.kill('SIGKILL');
  await once(child, 'exit');
  await expect.poll(() => isListening(port), { timeout: 25_000 }).toBe(false);
});

// At night only, because it tests `endAll` above, and not the chain.
test.runIf(process.env.LAUREL_FULL)('leaves no process behind if a test fails', async () => {
  const port = await findFreePort();
  const child = startMain(port);
  await readUntilReady(child);
  await endAll();
  expect(signalGroup(child, 'SIGKILL')).toBe(false);
  expect(await isListening(port)).toBe(false);
});

test('exits with 1 and one sentence if the port is in use', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const child = startMain(port);
  let errors = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const [code] = await once(child, 'close');
  server.close();
  expect(code).toBe(1);
  expect(errors.trim().split('\n')).toEqual([
    `The chain cannot listen on 127.0.0.1:${port}: the port is in use or not allowed. Set RPC_PORT to another port.`,
  ]);
});
