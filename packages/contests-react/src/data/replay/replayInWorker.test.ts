import { type ContestReplay, orderActs, readResult, replay } from '@org/contests';
import { afterEach, expect, test } from 'vitest';
import { FakeWorker } from '../../testing/fakeWorker.ts';
import { createReading } from '../../testing/sampleContest.ts';
import { createOrder } from './replay.ts';
import { orderInWorker, replayInWorker } from './replayInWorker.ts';
import { PER_PART, READ_AT_ONCE } from './replayParts.ts';

const judges = Array.from({ length: 30 }, (_, n) => `0x${`${n + 10}`.repeat(20)}` as const);
const entries = Array.from({ length: 20 }, (_, n) => `0x${`${n + 10}`.repeat(32)}` as const);

/** A contest with more reviews than are replayed at once. */
const { state, ...reading } = createReading(
  (act) => {
    for (const judge of judges)
      for (const [index] of entries.entries())
        act(judge, 'evaluation', {
          ...{ entry: index + 1, points: [index % 6, 3], comment: `Of ${judge}.`, commentHash: null },
        });
    for (const judge of judges)
      act(judge, 'evaluation', { entry: 1, points: [5, 5], comment: 'Again.', commentHash: null });
    for (const judge of judges) act(judge, 'recusal', { entry: 2 });
  },
  { terms: { judges, entries } },
);
const { protocol, attestation: contest } = { ...state.toRecord(), ...state };
const rows = [...state.reviews.map((review) => review.attestation)];

const createWorker = FakeWorker.create;

afterEach(FakeWorker.reset);

const isSame = (a: ContestReplay, b: ContestReplay) =>
  expect(readResult({ ...reading, state: a })).toEqual(readResult({ ...reading, state: b }));

test('orders the same acts in a worker, in parts, and terminates it', async () => {
  const answer = await orderInWorker({ protocol, contest, rows }, { createWorker });
  const here = orderActs({ protocol, contest, rows });
  if (!answer.ok || !here.ok) throw new Error('refused');
  isSame(answer.value.state, here.value.state);
  expect(answer.value.state.acts.head).toBe(here.value.state.acts.head);
  expect(answer.value.unplaced).toEqual(here.value.unplaced);
  const [worker] = FakeWorker.made;
  expect(worker).toMatchObject({ isTerminated: true, largest: PER_PART });
});

test('returns a state that accepts and refuses further acts as before', async () => {
  const answer = await orderInWorker({ protocol, contest, rows }, { createWorker });
  if (!answer.ok) throw new Error(answer.refusal);
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) throw new Error('no rows');
  const restored = answer.value.state;
  // The review was replaced: the newest of its judge and entry is in force.
  expect(restored.revoke({ ...first, revocationTime: first.time + 5_000n })).toBe('NotInForce');
  expect(restored.revoke({ ...last, revocationTime: last.time + 5_000n })).toBeNull();
});

test('folds the acts of the chain in a worker, and names a fault', async () => {
  const acts = rows;
  const answer = await replayInWorker({ protocol, contest, acts, submissions: [] }, { createWorker });
  const here = replay({ protocol, contest, acts, submissions: [] });
  if (!answer.ok || !here.ok) throw new Error('refused');
  isSame(answer.value, here.value);
  const twice = [...acts, ...acts.slice(0, 1)];
  expect(await replayInWorker({ protocol, contest, acts: twice, submissions: [] }, { createWorker })).toEqual(
    replay({ protocol, contest, acts: twice, submissions: [] }),
  );
});

test('uses a worker above a few hundred acts only, and the page’s thread if it fails', async () => {
  const order = createOrder(createWorker);
  await order({ protocol, contest, rows: rows.slice(0, READ_AT_ONCE) }, {});
  expect(FakeWorker.made).toHaveLength(0);
  FakeWorker.isBroken = true;
  const answer = await order({ protocol, contest, rows }, {});
  expect(FakeWorker.made).toHaveLength(1);
  expect(answer.ok && answer.value.state.acts.acts).toHaveLength(rows.length);
});

test('the replay in a worker stops when it is aborted', async () => {
  const controller = new AbortController();
  const order = createOrder(createWorker);
  const answer = order({ protocol, contest, rows }, { signal: controller.signal });
  controller.abort(new Error('left the page'));
  await expect(answer).rejects.toThrow('left the page');
});
