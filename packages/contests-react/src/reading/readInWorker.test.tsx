import {
  CONTEST_SCHEMA_UID,
  type Contest,
  CRITERIA_V1,
  EVALUATION_SCHEMA_UID,
  encodeEvaluation,
  rankAdditively,
  readResult,
} from '@org/contests';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ContestsProvider } from '../provider/ContestsProvider.tsx';
import { answerReading } from './answerReading.ts';
import { readInWorker } from './readInWorker.ts';
import { READ_AT_ONCE, type Reading, type ReadingPart } from './reading.ts';
import { useReading } from './useReading.ts';

const judge = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const contest: Contest = {
  chainId: 31337,
  uid: `0x${'ab'.repeat(32)}`,
  schemaUid: CONTEST_SCHEMA_UID,
  organizer: judge,
  title: 'Benches',
  description: '',
  judges: [judge],
  entries: Array.from({ length: 1_000 }, (_, index) => `https://example.org/${index}`),
  criteria: CRITERIA_V1,
  rule: 'R1',
  time: 1n,
  endsAt: null,
  revokedAt: null,
};

const makeReading = (size: number): Reading => ({
  contest,
  block: { number: 1n, hash: `0x${'0'.repeat(64)}`, time: 10_000n },
  attestations: Array.from({ length: size }, (_, index) => ({
    uid: `0x${(index + 1).toString(16).padStart(64, '0')}`,
    schema: EVALUATION_SCHEMA_UID,
    recipient: `0x${'0'.repeat(40)}`,
    attester: judge,
    time: BigInt(index + 2),
    expirationTime: 0n,
    revocationTime: 0n,
    revocable: true,
    refUID: contest.uid,
    // Entries repeat, so that some reviews are superseded.
    data: encodeEvaluation({
      contest: contest.uid,
      entry: `https://example.org/${index % 700}`,
      tags: ['CREATIVITY_5'],
      points: 5,
      comment: `Number ${index}.`,
    }),
    isOffchain: false,
  })),
});

/** A worker in this thread: what is posted is copied, as it is between threads. */
class FakeWorker extends EventTarget {
  static made: FakeWorker[] = [];
  static isBroken = false;
  isTerminated = false;
  answer = answerReading((data) =>
    this.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) })),
  );
  constructor() {
    super();
    FakeWorker.made.push(this);
  }
  postMessage(part: ReadingPart) {
    if (FakeWorker.isBroken) this.dispatchEvent(new Event('error'));
    else this.answer(structuredClone(part));
  }
  terminate() {
    this.isTerminated = true;
  }
}

const createWorker = () => new FakeWorker() as never;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  FakeWorker.made = [];
  FakeWorker.isBroken = false;
});

test('reads the same result in a worker and terminates it', async () => {
  const reading = makeReading(1_050);
  const onProgress = vi.fn();
  const result = await readInWorker(reading, {
    createWorker,
    signal: new AbortController().signal,
    onProgress,
  });
  const here = readResult(reading);
  expect(result).toEqual({ ...here, additive: rankAdditively(contest, here.counted) });
  expect(FakeWorker.made.map(({ isTerminated }) => isTerminated)).toEqual([true]);
  expect(onProgress.mock.calls.length).toBeGreaterThan(3);
  const shares = onProgress.mock.calls.map(([{ done, total }]) => done / total);
  expect(Math.max(...shares)).toBeLessThanOrEqual(1);
});

test('terminates the worker on unmount', async () => {
  const controller = new AbortController();
  const reading = readInWorker(makeReading(900), { createWorker, signal: controller.signal });
  controller.abort();
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
  expect(FakeWorker.made[0]?.isTerminated).toBe(true);
});

function Stage({ reading }: { reading: Reading }) {
  const { result } = useReading(reading);
  return <p>{result ? `${result.counted.length} counted` : 'reading'}</p>;
}

const open = (size: number) =>
  render(
    <ContestsProvider config={null} createReadingWorker={createWorker}>
      <Stage reading={makeReading(size)} />
    </ContestsProvider>,
  );

test('reads a small contest synchronously, without a worker', () => {
  open(READ_AT_ONCE);
  expect(screen.getByText('400 counted')).toBeTruthy();
  expect(FakeWorker.made).toHaveLength(0);
});

test.each([
  ['in a worker', false],
  ['on the main thread if the worker fails', true],
])('reads a large contest %s', async (_, isBroken) => {
  FakeWorker.isBroken = isBroken;
  open(READ_AT_ONCE + 1);
  expect(screen.getByText('reading')).toBeTruthy();
  await waitFor(() => expect(screen.getByText('401 counted')).toBeTruthy());
  expect(FakeWorker.made).toHaveLength(1);
});

test('reads a large contest on the main thread without a worker', async () => {
  render(<Stage reading={makeReading(READ_AT_ONCE + 1)} />);
  await waitFor(() => expect(screen.getByText('401 counted')).toBeTruthy());
  expect(FakeWorker.made).toHaveLength(0);
});
