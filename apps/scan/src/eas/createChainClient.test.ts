import { expect, test } from 'vitest';
import type { RpcClient } from '../rpc/createRpcClient.ts';
import { createChainClient } from './createChainClient.ts';
import { topics } from './easEvent.ts';

const eas = '0x4200000000000000000000000000000000000021';
const registry = '0x4200000000000000000000000000000000000020';
const word = (digit: string) => `0x${digit.repeat(64)}`;
const toLog = (facts: object) => ({
  address: eas,
  topics: [topics.attested, word('1'), word('2'), word('3')],
  data: word('a'),
  blockNumber: '0x5',
  blockHash: word('5'),
  transactionHash: word('f'),
  logIndex: '0x0',
  ...facts,
});

const createClient = (logs: readonly object[]) => {
  const asked: unknown[] = [];
  const rpc: RpcClient = {
    ask: async ({ params, answer }) => {
      asked.push(params[0]);
      const result = await answer['~standard'].validate(logs);
      if (result.issues) throw new Error(result.issues[0]?.message);
      return result.value;
    },
  };
  return { client: createChainClient(rpc, { eas, registry }), asked };
};

test('reads events of a range in order, without removed and foreign ones', async () => {
  const { client, asked } = createClient([
    toLog({ blockNumber: '0x6', data: word('b') }),
    toLog({ logIndex: '0x1', removed: false }),
    toLog({ data: word('c'), removed: true }),
    toLog({ data: word('d'), blockNumber: '0x7' }),
    toLog({ data: word('e'), address: registry }),
  ]);
  const events = await client.fetchEvents({ from: 5, to: 6 });
  expect(events.map(({ uid }) => uid)).toEqual([word('a'), word('b')]);
  expect(asked).toMatchObject([{ fromBlock: '0x5', toBlock: '0x6', address: [eas, registry] }]);
});

test('reads events of one block by its hash', async () => {
  const { client, asked } = createClient([toLog({}), toLog({ data: word('b'), blockHash: word('6') })]);
  const events = await client.fetchBlockEvents(`0x${'5'.repeat(64)}`);
  expect(events.map(({ uid }) => uid)).toEqual([word('a')]);
  expect(asked).toMatchObject([{ blockHash: word('5') }]);
  expect(asked[0]).not.toHaveProperty('fromBlock');
});
