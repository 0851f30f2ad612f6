import { createClient, custom, numberToHex } from 'viem';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { address, word } from '../../test/make.ts';
import { waitUntilMined } from './waitForEarlier.ts';

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
  expect(await waitForBlock({ block: () => undefined, pending: (waited) => (waited < 20 ? 6 : 5) })).toBe(0n);
});
