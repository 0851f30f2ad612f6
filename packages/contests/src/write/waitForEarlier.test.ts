import { type Client, createClient, custom, numberToHex, pad } from 'viem';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { address, word } from '../../test/make.ts';
import { waitForLaterSecond, waitUntilMined } from './waitForEarlier.ts';

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

type Head = { readonly number: number; readonly time: number };

/** A chain whose latest and pending blocks depend on the seconds passed. */
const createChain = (getHead: (passed: number) => Head, getPending: (passed: number) => Head): Client => {
  const startedAt = Date.now();
  const toBlock = ({ number, time }: Head) => ({
    number: numberToHex(number),
    hash: pad(numberToHex(number)),
    parentHash: pad(numberToHex(number - 1)),
    timestamp: numberToHex(time),
    transactions: [],
  });
  const request = async ({ params }: { params: [string] }) => {
    const passed = Math.floor((Date.now() - startedAt) / 1000);
    return toBlock(params[0] === 'pending' ? getPending(passed) : getHead(passed));
  };
  return createClient({ transport: custom({ request } as never, { retryCount: 0 }) });
};

const waitForLater = async (client: Client, time: bigint) => {
  const startedAt = Date.now();
  const steps: string[] = [];
  const waiting = waitForLaterSecond({ client, onProgress: ({ status }) => void steps.push(status) }, time)
    .then(() => 'later')
    .catch((error: { code: string }) => error.code);
  await vi.advanceTimersByTimeAsync(120_000);
  const end = await waiting;
  return { end, steps, startedAt };
};

const at = (number: number, time: number): Head => ({ number, time });

test('does not wait when the latest block is later', async () => {
  const chain = createChain(
    () => at(5, 101),
    () => at(6, 101),
  );
  expect(await waitForLater(chain, 100n)).toMatchObject({ end: 'later', steps: [] });
});

test('waits for a later block on a chain with several blocks per second, regardless of the pending block', async () => {
  let answered = 0;
  const chain = createChain(
    (passed) => at(++answered, 100 + Math.floor(passed / 3)),
    () => at(answered + 1, 1_000),
  );
  expect(await waitForLater(chain, 100n)).toMatchObject({ end: 'later', steps: ['waiting-for-earlier'] });
  expect(answered).toBeGreaterThan(8);
});

test("uses the pending block's time on a chain that mines transactions only", async () => {
  // One more block in the same second, and then none.
  const chain = createChain(
    (passed) => at(passed < 1 ? 5 : 6, 100),
    (passed) => at(passed < 1 ? 6 : 7, 100 + passed),
  );
  expect(await waitForLater(chain, 100n)).toMatchObject({ end: 'later' });
});

test('times out if the time does not advance, or if the pending block is the latest one', async () => {
  const still = createChain(
    () => at(5, 100),
    () => at(6, 100),
  );
  expect(await waitForLater(still, 100n)).toMatchObject({
    end: 'clock-stopped',
    steps: ['waiting-for-earlier'],
  });
  const alias = createChain(
    () => at(5, 100),
    () => at(5, 900),
  );
  expect(await waitForLater(alias, 100n)).toMatchObject({ end: 'clock-stopped' });
});
