import { local } from '@org/chain-config';
import { createClient, createWalletClient, custom, numberToHex } from 'viem';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { address, word } from '../../test/make.ts';
import { sendRequest, waitUntilMined } from './sendRequest.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const account = address(0xa1);
const HASH = word(0x5e17);

/** A chain with one block per second, whose earlier transaction is in block 9. */
const send = async (getNumber: (passed: number) => number) => {
  const startedAt = Date.now();
  const getBlock = () => {
    const passed = Math.floor((Date.now() - startedAt) / 1000);
    const number = getNumber(passed);
    return {
      number: numberToHex(number),
      hash: word(number),
      timestamp: numberToHex(1_000 + number),
      transactions: [],
    };
  };
  const answers: Record<string, () => unknown> = {
    eth_chainId: () => numberToHex(local.chain.id),
    eth_accounts: () => [account],
    eth_call: () => '0x',
    eth_estimateGas: () => '0x5208',
    eth_gasPrice: () => '0x1',
    eth_maxPriorityFeePerGas: () => '0x1',
    eth_getBalance: () => numberToHex(10n ** 18n),
    eth_getCode: () => '0x',
    eth_getBlockByNumber: getBlock,
    eth_getTransactionByHash: () => ({ from: account, nonce: '0x1', type: '0x0', blockNumber: '0x9' }),
    eth_sendTransaction: () => HASH,
  };
  const transport = custom(
    { request: async ({ method }: { method: string }) => answers[method]?.() } as never,
    {
      retryCount: 0,
    },
  );
  let end: unknown;
  sendRequest(
    {
      client: createClient({ transport, chain: local.chain }),
      walletClient: createWalletClient({ transport }),
      config: local,
      account,
      after: [word(1)],
      onProgress: ({ status }) => {
        if (status === 'confirm-in-wallet') end = (Date.now() - startedAt) / 1000;
      },
    },
    {
      request: { to: address(1), data: '0x', value: 0n },
      assertCalldata: () => {},
    },
  ).catch((error: { code: string; message: string }) => {
    end = error.code ?? error.message;
  });
  await vi.advanceTimersByTimeAsync(120_000);
  return end;
};

test('issue 13: waits for a node that lags behind the earlier transaction', async () => {
  expect(await send((passed) => 7 + Math.floor(passed / 2))).toBeGreaterThanOrEqual(4);
  expect(await send(() => 8)).toBe('clock-stopped');
});

describe('waitForEarlier', () => {
  type Answers = {
    /** The transaction's block: null while pending, undefined if no node knows it. */
    readonly block: (waitedSeconds: number) => number | null | undefined;
    readonly pending: (waitedSeconds: number) => number;
  };

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const account = address(0xa1);

  /** The outcome, with the account's latest nonce at 5. */
  const waitForBlock = async ({ block, pending }: Answers) => {
    const startedAt = Date.now();
    const answer = (method: string, tag: unknown) => {
      const waited = (Date.now() - startedAt) / 1000;
      if (method === 'eth_getTransactionCount') return numberToHex(tag === 'pending' ? pending(waited) : 5);
      const number = block(waited);
      if (number === undefined) return null;
      return {
        from: account,
        nonce: '0x9',
        type: '0x0',
        blockNumber: number === null ? null : numberToHex(number),
      };
    };
    const request = async ({ method, params }: { method: string; params: unknown[] }) =>
      answer(method, params[1]);
    const client = createClient({ transport: custom({ request } as never, { retryCount: 0 }) });
    let end: unknown;
    waitUntilMined({ client, account }, [word(1)])
      .catch((error: { code: string }) => error.code)
      .then((value) => {
        end = value;
      });
    await vi.advanceTimersByTimeAsync(120_000);
    return end;
  };

  test('issue 13: waits for a transaction behind a nonce gap', async () => {
    expect(await waitForBlock({ block: () => null, pending: () => 5 })).toBe('earlier-pending');
    expect(await waitForBlock({ block: (waited) => (waited < 20 ? null : 77), pending: () => 5 })).toBe(77n);
  });

  test('issue 13: waits for an unknown transaction while the account has pending ones', async () => {
    expect(await waitForBlock({ block: () => undefined, pending: () => 6 })).toBe('earlier-pending');
    expect(await waitForBlock({ block: () => undefined, pending: (waited) => (waited < 20 ? 6 : 5) })).toBe(
      0n,
    );
  });
});
