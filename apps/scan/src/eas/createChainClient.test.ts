import { expect, test } from 'vitest';
import type { RpcClient } from '../rpc/createRpcClient.ts';
import { RpcError } from '../rpc/errors.ts';
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

const createClient = (logs: readonly object[]) => createClientOf(() => logs);
const createClientOf = (respond: (method: string) => unknown) => {
  const asked: unknown[] = [];
  const rpc: RpcClient = {
    ask: async ({ method, params, answer }) => {
      asked.push(params[0]);
      const result = await answer['~standard'].validate(respond(method));
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

test.each([
  ['does not know the block yet', () => null, 1],
  [
    'is busy',
    (method: string) => {
      throw new RpcError({ code: 'rpc-busy', method, detail: 'busy' });
    },
    1,
  ],
  [
    'lacks the method',
    (method: string) => {
      throw new RpcError({ code: 'rpc-refused', method, detail: 'the method does not exist' });
    },
    0,
  ],
])(
  'asks again for the receipts of a block unless the method is missing: the node %s',
  async (_, fail, again) => {
    const asked: string[] = [];
    let respond: (method: string) => unknown = fail;
    const { client } = createClientOf((method) => {
      asked.push(method);
      if (method === 'eth_getBlockByHash') return { transactions: [word('f')] };
      const receipt = { blockHash: word('5'), logs: [toLog({})] };
      return method === 'eth_getTransactionReceipt' ? receipt : respond(method);
    });
    const find = () => client.findReceiptEvents({ number: 5, hash: `0x${'5'.repeat(64)}` });
    await find().catch(() => undefined);
    asked.length = 0;
    respond = () => [{ blockHash: word('5'), logs: [toLog({})] }];
    expect(await find()).toMatchObject([{ uid: word('a') }]);
    expect(asked.filter((method) => method === 'eth_getBlockReceipts')).toHaveLength(again);
  },
);
