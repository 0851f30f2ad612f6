import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createLocalClient, getWallClock } from './base/createLocalClient.ts';
import { type LocalChain, localAccounts, startLocalChain } from './index.ts';

const isGone = async ({ rpcUrl }: LocalChain): Promise<boolean> =>
  fetch(rpcUrl, { method: 'POST', body: '{}' }).then(
    () => false,
    () => true,
  );

test('starts several chains on free ports and stops them', async () => {
  const chains = await Promise.all([startLocalChain(), startLocalChain()]);
  expect(new Set(chains.map(({ rpcUrl }) => rpcUrl)).size).toBe(2);
  for (const chain of chains) {
    expect(chain.rpcUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(await chain.client.getChainId()).toBe(31_337);
    expect(chain.demo).toBeNull();
    await chain.stop();
    await chain.stop();
    expect(await isGone(chain)).toBe(true);
  }
});

test('rejects a port that is in use', async () => {
  const chain = await startLocalChain();
  const port = Number(new URL(chain.rpcUrl).port);
  await expect(startLocalChain({ port })).rejects.toMatchObject({
    code: 'port-in-use',
    message: expect.stringContaining(`127.0.0.1:${port}`),
  });
  expect(await chain.client.getChainId()).toBe(31_337);
  await chain.stop();
});

test('restores the state and keeps the current time on revert', async () => {
  const chain = await startLocalChain();
  const { client } = chain;
  const [from, to] = [localAccounts.organizer.address, localAccounts.visitor.address];
  const before = await client.getBalance({ address: to });
  const snapshot = await chain.snapshot();
  const hash = await client.sendTransaction({ account: from, to, value: 5n });
  await client.waitForTransactionReceipt({ hash, checkReplacement: false });
  await client.increaseTime({ seconds: 86_400 });
  await client.mine({ blocks: 1 });
  expect(await client.getBalance({ address: to })).toBe(before + 5n);

  await chain.revert(snapshot);
  expect(await client.getBalance({ address: to })).toBe(before);
  const now = Math.floor(Date.now() / 1000);
  await client.mine({ blocks: 1 });
  const { timestamp } = await client.getBlock();
  expect(Number(timestamp)).toBeGreaterThanOrEqual(now);
  expect(Number(timestamp)).toBeLessThanOrEqual(Date.now() / 1000);
  await chain.stop();
});

test('the local chain finalizes each block at once', async () => {
  const chain = await startLocalChain();
  await chain.client.mine({ blocks: 1 });
  const finalized = await chain.client.getBlock({ blockTag: 'finalized' });
  expect(finalized.number).toBe((await chain.client.getBlock()).number);
  await chain.stop();
});

test('mines empty blocks with a block time', async () => {
  const chain = await startLocalChain({ blockTimeSeconds: 1 });
  const first = await chain.client.getBlockNumber();
  await expect.poll(() => chain.client.getBlockNumber(), { timeout: 25_000 }).toBeGreaterThan(first + 1n);
  const { timestamp } = await chain.client.getBlock();
  expect(Number(timestamp)).toBeLessThanOrEqual(Date.now() / 1000);
  await chain.stop();
});

test('allows pages of one origin only', async () => {
  const origin = 'http://localhost:3000';
  const [open, closed] = await Promise.all([startLocalChain({ allowOrigin: origin }), startLocalChain()]);
  const askAs = async (chain: LocalChain, asOrigin: string) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId' });
    const headers = { 'content-type': 'application/json', origin: asOrigin };
    const response = await fetch(chain.rpcUrl, { method: 'POST', headers, body });
    return response.headers.get('access-control-allow-origin');
  };
  expect(await askAs(open, origin)).toBe(origin);
  expect(await askAs(open, 'https://evil.example')).not.toMatch(/evil|\*/);
  expect(await askAs(closed, origin)).toBeNull();
  await Promise.all([open.stop(), closed.stop()]);
});

test('issue 13: increases block times strictly and close to the clock, even when busy', async () => {
  const chain = await startLocalChain({ blockTimeSeconds: 2 });
  const { client } = chain;
  const first = await client.getBlockNumber();
  const account = localAccounts.organizer.address;
  const send = (nonce: number) => client.sendTransaction({ account, to: account, gas: 21_000n, nonce });
  // Three in sequence, each after the previous one is mined, and then many at once.
  for (let nonce = 0; nonce < 3; nonce++)
    await client.waitForTransactionReceipt({ hash: await send(nonce), checkReplacement: false });
  const hashes = await Promise.all(Array.from({ length: 20 }, (_, index) => send(3 + index)));
  await Promise.all(
    hashes.map((hash) => client.waitForTransactionReceipt({ hash, checkReplacement: false })),
  );
  const last = await client.getBlockNumber();
  const numbers = Array.from({ length: Number(last - first) + 1 }, (_, index) => first + BigInt(index));
  const blocks = await Promise.all(numbers.map((blockNumber) => client.getBlock({ blockNumber })));
  const now = BigInt(Math.floor(Date.now() / 1000));
  const times = blocks.map(({ timestamp }) => timestamp);
  expect(times).toEqual([...new Set(times)].sort());
  expect(times.length).toBeGreaterThan(3);
  expect(times.at(-1)).toBeLessThanOrEqual(now);
  await chain.stop();
});

test('issue 13: mines transactions after the clock was moved ahead', async () => {
  const chain = await startLocalChain({ blockTimeSeconds: 2 });
  const { client } = chain;
  const { timestamp } = await client.getBlock();
  await client.setNextBlockTimestamp({ timestamp: timestamp + 3_600n });
  await client.mine({ blocks: 1 });
  const account = localAccounts.organizer.address;
  const hash = await client.sendTransaction({ account, to: account });
  const { blockNumber } = await client.waitForTransactionReceipt({ hash, checkReplacement: false });
  const mined = await client.getBlock({ blockNumber });
  // Not later than the set time if the interval mined that block first, and this one in the same second.
  expect(mined.timestamp).toBeGreaterThanOrEqual(timestamp + 3_600n);
  await chain.stop();
});

test('issue 13: mines although the next block was set to the time of the last one', async () => {
  const chain = await startLocalChain({ blockTimeSeconds: 2 });
  const { client } = chain;
  const account = localAccounts.organizer.address;
  const send = async () => client.sendTransaction({ account, to: account });
  const { timestamp } = await client.getBlock();
  await client.setNextBlockTimestamp({ timestamp: timestamp + 3_600n });
  await client.mine({ blocks: 1 });
  await client.setNextBlockTimestamp({ timestamp: timestamp + 3_600n });
  await client.waitForTransactionReceipt({ hash: await send(), checkReplacement: false });
  await client.setBlockTimestampInterval({ interval: 0 });
  await client.waitForTransactionReceipt({ hash: await send(), checkReplacement: false });
  await client.waitForTransactionReceipt({ hash: await send(), checkReplacement: false });
  await chain.stop();
});

test('issue 13: returns to the clock after a raw evm_revert', async () => {
  const chain = await startLocalChain({ blockTimeSeconds: 2 });
  const { client } = chain;
  const id = await client.snapshot();
  const { timestamp } = await client.getBlock();
  await expect.poll(getWallClock, { timeout: 25_000 }).toBeGreaterThan(timestamp + 5n);
  await client.revert({ id });
  const findDelay = async () => Number(getWallClock() - (await client.getBlock()).timestamp);
  await expect.poll(findDelay, { timeout: 20_000 }).toBeLessThan(4);
  await chain.stop();
});

test('issue 13: mines an empty block after the clock was moved ahead, and turns automining off', async () => {
  const chain = await startLocalChain({ blockTimeSeconds: 2 });
  const { client } = chain;
  await client.setAutomine(true);
  const { timestamp } = await client.getBlock();
  await client.increaseTime({ seconds: 3_600 });
  const findTime = async () => (await client.getBlock()).timestamp;
  await expect.poll(findTime, { timeout: 20_000 }).toBeGreaterThan(timestamp + 3_599n);
  await expect.poll(() => client.getAutomine()).toBe(false);
  await chain.stop();
});

test('finds the receipt of a block that is mined while the client is busy and that no other block follows', async () => {
  const chain = await startLocalChain();
  await chain.client.setAutomine(false);
  /** Takes a second for the contents of a block. */
  const slow = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    const answer = await fetch(chain.rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    if (body.includes('eth_getBlockByNumber')) await new Promise((resolve) => setTimeout(resolve, 1_000));
    response.end(await answer.text());
  });
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
  const client = createLocalClient(`http://127.0.0.1:${(slow.address() as AddressInfo).port}`);
  const account = localAccounts.organizer.address;
  const hash = await chain.client.sendTransaction({ account, to: account });
  const waiting = client.waitForTransactionReceipt({ hash, timeout: 10_000, checkReplacement: false });
  await new Promise((resolve) => setTimeout(resolve, 500));
  await chain.client.mine({ blocks: 1 });
  expect(await waiting).toMatchObject({ status: 'success' });
  slow.close();
  slow.closeAllConnections();
  await chain.stop();
});
