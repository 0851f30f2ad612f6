import { local } from '@org/chain-config';
import type { Attestation, Contest } from '@org/contests';
import { expect, test, vi } from 'vitest';
import { createServedRows } from './createServedRows.ts';

const uid = `0x${'ab'.repeat(32)}` as const;
const hidden = `0x${'cd'.repeat(32)}` as const;
const target = { chainConfig: local, uid };
const admit = () => true;
const createRow = (of: Attestation['uid'], data: Attestation['data'] = '0x'): Attestation => ({
  uid: of,
  schema: uid,
  recipient: `0x${'0'.repeat(40)}`,
  attester: `0x${'1'.repeat(40)}`,
  time: 5n,
  expirationTime: 0n,
  revocationTime: 0n,
  revocable: true,
  refUID: uid,
  data,
  isOffchain: false,
});

type Rows = Parameters<typeof createServedRows>[0]['fetchRows'];
type Answer = Awaited<ReturnType<Rows>>;

const complete: Answer = {
  readAt: 1_000,
  attestation: createRow(uid),
  rows: [createRow(hidden)],
  isComplete: true,
};
const withRows = (...consistent: readonly Attestation[]): Answer => ({
  ...complete,
  rows: consistent,
});

/** The rows once they are read, or null. */
const find = async (
  fetchRows: Rows,
  hiddenUids: readonly Attestation['uid'][] = [],
  findContest: () => Promise<Contest | 'not-found'> = async () => ({ uid }) as Contest,
) => {
  const asked = vi.fn(fetchRows);
  const finder = createServedRows({ admit, findContest, fetchRows: asked }, { hiddenUids }, () => 1_000);
  await finder.find(target);
  // Answers that take longer than a page waits are there the next time.
  await Promise.allSettled(asked.mock.results.map(({ value }) => value));
  return { rows: (await finder.find(target)) ?? null, asked: asked.mock.calls.length };
};

test('serves rows in the shape of a scan’s answer', async () => {
  const { rows, asked } = await find(async () => complete);
  expect(rows?.readAt).toBe(1_000);
  expect(JSON.parse(rows?.text ?? '')).toEqual({
    data: {
      attestation: expect.objectContaining({ id: uid, schemaId: uid, time: 5, data: '0x' }),
      aggregateAttestation: { _count: { _all: 1 } },
      attestations: [expect.objectContaining({ id: hidden })],
    },
  });
  expect(asked).toBe(1);
});

test.each<[string, Answer]>([
  ['left rows out or altered them', { ...complete, isComplete: false }],
  ['has more than 512 kB of rows', withRows(createRow(hidden, `0x${'00'.repeat(270_000)}`))],
])('has no rows if the scan %s', async (_, answer) => {
  const { rows, asked } = await find(async () => answer);
  expect([rows?.readAt, asked]).toEqual([undefined, 1]);
});

test('has no rows that take more than 64 kB compressed', async () => {
  const bytes = crypto.getRandomValues(new Uint8Array(60_000));
  const hex = (length: number) => `0x${Buffer.from(bytes.slice(0, length)).toString('hex')}` as const;
  expect((await find(async () => withRows(createRow(hidden, hex(40_000))))).rows?.readAt).toBe(1_000);
  const both = [
    createRow(hidden, hex(60_000)),
    createRow(uid, `0x${hex(60_000).slice(2).split('').reverse().join('')}`),
  ];
  expect((await find(async () => withRows(...both))).rows?.readAt).toBeUndefined();
});

const tooLarge = createRow(hidden, `0x${'00'.repeat(270_000)}`);

test.each<[string, readonly Attestation['uid'][], Answer]>([
  ['with a hidden review', [hidden], complete],
  ['that is too large', [], withRows(tooLarge)],
])('reads a contest %s again after ten minutes only', async (_, hiddenUids, answer) => {
  const fetchRows = vi.fn(async () => answer);
  const findContest = async () => ({ uid }) as Contest;
  let now = 1_000;
  const finder = createServedRows({ admit, findContest, fetchRows }, { hiddenUids }, () => now);
  for (const seconds of [0, 11, 70, 590]) {
    now = 1_000 + seconds * 1_000;
    expect(await finder.find(target)).toBeUndefined();
  }
  expect(fetchRows).toHaveBeenCalledTimes(1);
  now = 1_000 + 601_000;
  await finder.find(target);
  expect(fetchRows).toHaveBeenCalledTimes(2);
});

test('does not serialize rows whose data is too large', async () => {
  const read = vi.fn(() => target.uid);
  const row = Object.defineProperty({ ...tooLarge }, 'refUID', { enumerable: true, get: read });
  expect((await find(async () => withRows(row))).asked).toBe(1);
  expect(read).not.toHaveBeenCalled();
});

test('has no rows with a hidden review, and asks nothing about a hidden contest', async () => {
  expect(await find(async () => complete, [hidden])).toEqual({ rows: null, asked: 1 });
  expect(await find(async () => complete, [uid])).toEqual({ rows: null, asked: 0 });
});

test('has no rows of what is no contest, or of a scan that fails', async () => {
  expect(
    (
      await find(
        async () => complete,
        [],
        async () => 'not-found',
      )
    ).rows,
  ).toBeNull();
  expect((await find(async () => Promise.reject(new Error('down')))).rows).toBeNull();
});

test('does not keep a page waiting for a slow scan', async () => {
  vi.useFakeTimers();
  try {
    const findContest = async () => ({ uid }) as Contest;
    const { find: findRows } = createServedRows(
      { admit, findContest, fetchRows: () => new Promise(() => {}) },
      { hiddenUids: [] },
    );
    const found = findRows(target);
    await vi.advanceTimersByTimeAsync(50);
    expect(await found).toBeUndefined();
  } finally {
    vi.useRealTimers();
  }
});
