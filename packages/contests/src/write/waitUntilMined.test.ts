import { createClient, custom, numberToHex } from 'viem';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { address, word } from '../../test/make.ts';
import { waitUntilMined } from './waitUntilMined.ts';

type Answers = {
  /** In which block it is: null for none yet, undefined where no node knows it. */
  readonly block: (waitedSeconds: number) => number | null | undefined;
  readonly pending: (waitedSeconds: number) => number;
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const account = address(0xa1);

/** What it ends in, with the account's latest nonce at 5. */
const wait = async ({ block, pending }: Answers) => {
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

test('issue 13: behind a gap of nonces, which the next one would fill, it is waited for', async () => {
  expect(await wait({ block: () => null, pending: () => 5 })).toBe('earlier-pending');
  expect(await wait({ block: (waited) => (waited < 20 ? null : 77), pending: () => 5 })).toBe(77n);
});

test('issue 13: one that nobody knows is waited for while anything of the account is pending', async () => {
  expect(await wait({ block: () => undefined, pending: () => 6 })).toBe('earlier-pending');
  expect(await wait({ block: () => undefined, pending: (waited) => (waited < 20 ? 6 : 5) })).toBe(0n);
});
