import { beforeAll, expect, test } from 'vitest';
import { rpcUrl as from } from '../../../../tools/test/vitest/chains.ts';
import { createEndpoint, INPUT, nameHost, ORGANIZER, useLocalChain } from '../../test/localChain.ts';
import { word } from '../../test/make.ts';
import { perform } from '../write.ts';
import { type ActsReading, createActsReader } from './createActsReader.ts';
import { fetchReadingWord } from './readingWord.ts';

const chain = useLocalChain();
const { client, config } = chain;

let reading: ActsReading;

beforeAll(async () => {
  const by = { client, config, account: ORGANIZER, walletClient: chain.createWallet(ORGANIZER) } as const;
  const { uid } = await perform({ ...by, act: { kind: 'contest', input: INPUT } });
  const lookup = await createActsReader({ client, config }).fetchActs(uid);
  if (lookup.status !== 'found') throw new Error(lookup.status);
  reading = lookup.reading;
});

const ask = (...urls: readonly string[]) => fetchReadingWord(reading, { from, urls });

test('is the word of one host without another one', async () => {
  const alone = { status: 'claimed', hosts: ['127.0.0.1'] };
  expect(await ask(from)).toEqual(alone);
  // Other ports and other names of this machine are no other host.
  expect(await ask(from, `${from}/key`, from.replace('127.0.0.1', 'localhost'))).toEqual(alone);
});

test('is confirmed by an endpoint of another host that has the block and the same acts', async () => {
  const other = nameHost(from, 'node.example');
  expect(await ask(from, other)).toEqual({ status: 'confirmed', hosts: ['127.0.0.1', 'node.example'] });
});

test.each([
  ['does not answer', 'eth_getBlockByNumber', { error: { code: -32_000, message: 'down' } }],
  ['does not have the block yet', 'eth_getBlockByNumber', { result: null }],
  ['serves another chain', 'eth_chainId', { result: '0x2105' }],
])('does not count an endpoint that %s', async (_, broken, answer) => {
  const url = await createEndpoint(from, async ({ method }, pass) => (method === broken ? answer : pass()));
  expect(await ask(from, nameHost(url, 'node.example'))).toEqual({ status: 'claimed', hosts: ['127.0.0.1'] });
});

test('waits for an endpoint that lags behind a moment', async () => {
  let asked = 0;
  const url = await createEndpoint(from, async ({ method }, pass) => {
    if (method === 'eth_getBlockByNumber') asked += 1;
    return method === 'eth_getBlockByNumber' && asked === 1 ? { result: null } : pass();
  });
  expect(await ask(from, nameHost(url, 'node.example'))).toMatchObject({ status: 'confirmed' });
});

test('is disputed by an endpoint with another block, or with other acts at it', async () => {
  const other = await createEndpoint(from, async ({ method }, pass) => {
    const { result } = await pass();
    return { result: method === 'eth_getBlockByNumber' ? { ...Object(result), hash: word(7) } : result };
  });
  const disputed = { status: 'disputed', hosts: ['127.0.0.1', 'node.example'] };
  expect(await ask(from, nameHost(other, 'node.example'))).toEqual(disputed);
  const { head } = reading.state.acts;
  const liar = await createEndpoint(from, async (_, pass) => {
    const { result } = await pass();
    return { result: typeof result === 'string' ? result.replace(head.slice(2), word(7).slice(2)) : result };
  });
  expect(await ask(from, nameHost(liar, 'node.example'))).toEqual(disputed);
});

test('names the host of the reading alone if all of them differ, who may agree with each other', async () => {
  const other = await createEndpoint(from, async ({ method }, pass) => {
    const { result } = await pass();
    return { result: method === 'eth_getBlockByNumber' ? { ...Object(result), hash: word(7) } : result };
  });
  const named = nameHost(other, 'node.example');
  expect(await fetchReadingWord(reading, { from: other, urls: [named, other] })).toEqual({
    ...{ status: 'disputed', hosts: ['127.0.0.1'] },
  });
});

test('is not confirmed by the host that answered last, if that one vouches for nothing', async () => {
  // The second host took over a single request and refused it.
  const refusing = await createEndpoint(from, async () => ({ error: { code: 429, message: 'rate limit' } }));
  const last = nameHost(refusing, 'node.example');
  expect(await fetchReadingWord(reading, { from: last, urls: [from, last] })).toEqual({
    ...{ status: 'claimed', hosts: ['127.0.0.1'] },
  });
});

test('does not ask a silent host twice', async () => {
  let asked = 0;
  const silent = await createEndpoint(from, () => {
    asked += 1;
    return new Promise(() => {});
  });
  expect(await ask(from, nameHost(silent, 'node.example'))).toMatchObject({ status: 'claimed' });
  expect(asked).toBe(1);
});
