import { resolverViews } from '@org/contests/chain';
import { createClient, custom, encodeFunctionResult, numberToHex, zeroAddress, zeroHash } from 'viem';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contest as sample } from '../testing/sampleContest.ts';
import { fetchOpenContest } from './writers.ts';

const OPENS_AT = 2_000_000_000n;
const contest = { ...sample, terms: { ...sample.terms, opensAt: OPENS_AT } };
const times = {
  submissionsUntil: 0n,
  opensAt: OPENS_AT,
  closesAt: OPENS_AT + 60n,
  revealUntil: OPENS_AT + 60n,
};
const view = encodeFunctionResult({
  abi: resolverViews,
  functionName: 'getContest',
  result: {
    ...{
      organizer: zeroAddress,
      isRevoked: false,
      hasSubmissions: false,
      isSealed: false,
      hasReviews: false,
    },
    ...{ ...times, start: times, judges: 3, entries: 4, acts: 0, submissions: 0 },
    ...{ head: zeroHash, submissionsHead: zeroHash, maxPoints: '0x', weights: '0x' },
  },
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Asks a chain whose latest block has this time after these seconds. Returns the outcome, and after how many it came. */
const ask = async (getTime: (seconds: number) => bigint) => {
  const begun = Date.now();
  const getSeconds = () => Math.round((Date.now() - begun) / 1_000);
  const request = async ({ method }: { readonly method: string }) =>
    method === 'eth_call'
      ? view
      : { number: '0x1', hash: zeroHash, timestamp: numberToHex(getTime(getSeconds())), transactions: [] };
  const client = createClient({ transport: custom({ request }) });
  const { signal } = new AbortController();
  const asked = fetchOpenContest(client, contest, { onLate: () => {}, signal }).then(
    ({ terms }) => ({ outcome: terms.opensAt === OPENS_AT ? 'open' : 'other', seconds: getSeconds() }),
    ({ revert }) => ({ outcome: revert, seconds: getSeconds() }),
  );
  await vi.advanceTimersByTimeAsync(60_000);
  return asked;
};

test('waits for the block with which judging opens', async () => {
  expect(await ask((seconds) => OPENS_AT - 12n + BigInt(seconds))).toEqual({ outcome: 'open', seconds: 12 });
  expect(await ask(() => OPENS_AT)).toEqual({ outcome: 'open', seconds: 0 });
});

test('waits for at most 30 seconds, and not if judging opens much later', async () => {
  expect(await ask(() => OPENS_AT - 1n)).toEqual({ outcome: 'OutsideWindow', seconds: 30 });
  expect(await ask(() => OPENS_AT - 16n)).toEqual({ outcome: 'OutsideWindow', seconds: 0 });
});
