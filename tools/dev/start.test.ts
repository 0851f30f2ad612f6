import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { findDescendants, freePorts, isAlive, type StartedStack, spawnStart } from '../test/spawnStart.ts';

const isLinux = process.platform === 'linux';

const startStack = async (): Promise<{ stack: StartedStack; family: number[] }> => {
  const stack = spawnStart(await freePorts(3));
  await stack.ready;
  return { stack, family: findDescendants(stack.process.pid ?? 0) };
};

/** The api has stored the pictures of the demo. */
async function expectDemoPicture(origin: string) {
  // packages/local-stack/src/demo/pictures/neighbors.webp
  const cid = 'bafkreiedvalys4tbvju64t3fnaon7vtryt52lre6ia5mdyummytaiwq6yu';
  const picture = await fetch(`${origin}/api/pictures/${cid}?width=320`);
  expect(picture.status).toBe(200);
  expect(picture.headers.get('content-type')).toBe('image/webp');
  expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(1_000);
}

// By day, each run of the browser tests checks that SIGTERM ends every process; SIGINT goes to the same code.
test.runIf(isLinux && process.env.LAUREL_FULL).each(['SIGTERM', 'SIGINT'] as const)(
  'ends every process below npm start on %s',
  async (signal) => {
    const { stack, family } = await startStack();
    const exited = once(stack.process, 'exit');
    stack.process.kill(signal);
    await exited;
    await expect.poll(() => family.filter(isAlive), { timeout: 60_000 }).toEqual([]);
  },
  400_000,
);

test.runIf(isLinux)(
  'prints that it is ready, has the demo, and ends the services when all processes above them are killed',
  async () => {
    const { stack, family } = await startStack();
    expect(stack.lines.at(-1)).toBe(`ready ${stack.origin}`);
    expect(family.length).toBeGreaterThanOrEqual(4);
    await expectDemoPicture(stack.origin);
    const above = family.filter((pid) =>
      /tools\/dev\/(start\.ts|laurel\.mjs)/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8')),
    );
    for (const pid of [stack.process.pid ?? 0, ...above]) process.kill(pid, 'SIGKILL');
    await expect.poll(() => family.filter(isAlive), { timeout: 60_000 }).toEqual([]);
  },
  400_000,
);

test('prints one sentence and exits with 1 if a port is in use', async () => {
  const [web = 0, rpc = 0, scan = 0] = await freePorts(3);
  const taken = createServer().listen(rpc, '127.0.0.1');
  await once(taken, 'listening');
  const stack = spawnStart([web, rpc, scan]);
  const [code] = await once(stack.process, 'exit');
  taken.close();
  expect(code).toBe(1);
  expect(stack.lines).toContain(
    `Port ${rpc} (the local chain) is in use. Stop the program that uses it, or choose another with RPC_PORT=<port>.`,
  );
});
