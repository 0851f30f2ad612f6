import { parseSealedReview } from '@org/contests';
import type { Address } from 'viem';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSampleContest, JUDGES, NOW, performCommits, sealSample } from '../../testing/sampleContest.ts';
import { listCommitments, withCommitments } from './commitments.ts';
import { forgetSealedReview, keepSealedReview, listSealedReviews } from './keptReviews.ts';
import { downloadSealedReviews, saveSealedReviews, sealReviews } from './sealing.tsx';

const { result } = createSampleContest(performCommits, { terms: { flags: 2, revealUntil: NOW + 900_000n } });
const { contest } = result;
const [account, other] = JUDGES;
const input = { entry: '3', given: [1, 2], comment: ' Quiet. ' };
const seal = (change = {}, judge: Address = account) =>
  sealReviews({ contest, account: judge, inputs: [{ ...input, ...change }] });

beforeEach(() => window.localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('keeps a sealed review with a random salt before it is returned', () => {
  const { inputs, isSafe } = seal();
  expect(isSafe).toBe(true);
  const [kept] = listSealedReviews(contest);
  expect(kept).toMatchObject({ entry: 3, judge: account, points: [1, 2], comment: 'Quiet.' });
  expect(kept?.salt).toBe(inputs[0]?.salt);
  expect(kept?.salt).toMatch(/^0x[0-9a-f]{64}$/);
});

test('keeps the salt of the same review, and gives another one its own without overwriting', () => {
  const [first] = seal().inputs;
  expect(seal({ comment: 'Quiet.' }).inputs[0]?.salt).toBe(first?.salt);
  const salts = [seal({ given: [1, 3] }), seal({}, other), seal({ comment: 'Loud.' })].map(
    ({ inputs }) => inputs[0]?.salt,
  );
  expect(new Set([first?.salt, ...salts]).size).toBe(4);
  expect(listSealedReviews(contest)).toHaveLength(4);
});

test('a review that the browser cannot store is safe only once it was saved as a file', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const first = seal();
  expect(first.isSafe).toBe(false);
  saveSealedReviews({ contest, account, inputs: [input] });
  const second = seal();
  expect(second).toEqual({ ...first, isSafe: true });
  const parsed = parseSealedReview(JSON.parse((await files[0]?.text()) ?? ''));
  for (const review of listSealedReviews(contest)) forgetSealedReview(review);
  expect(parsed).toMatchObject({ ok: true, value: { comment: 'Quiet.', salt: first.inputs[0]?.salt } });
});

test('ignores stored values that are not a sealed review of their place', () => {
  const [review] = sealSample(contest.uid);
  keepSealedReview(review);
  const [key = ''] = Object.keys(window.localStorage);
  const value = JSON.parse(window.localStorage.getItem(key) ?? '');
  window.localStorage.setItem(key, JSON.stringify({ ...value, points: [999] }));
  window.localStorage.setItem(key.replace(/\d$/, 'f'), JSON.stringify(value));
  expect(listSealedReviews(contest)).toEqual([]);
});

test('a commitment has the review that this browser keeps, until it is forgotten', () => {
  const reviews = sealSample(contest.uid);
  const list = () =>
    listCommitments(result, listSealedReviews(contest)).map(({ entry, judge, review }) => [
      ...[entry, judge, review?.comment],
    ]);
  expect(list()).toEqual([
    ['1', account, undefined],
    ['1', other, undefined],
    ['2', account, undefined],
  ]);
  // Another review of the same entry does not open the commitment.
  keepSealedReview({ ...reviews[0], points: [0, 0] });
  keepSealedReview(reviews[2]);
  expect(list().map(([, , comment]) => comment)).toEqual([undefined, reviews[2].comment, undefined]);
  forgetSealedReview(reviews[2]);
  expect(list()[1]).toEqual(['1', other, undefined]);
});

test('the queue of a judge has the own commitments as reviews', () => {
  const own = listCommitments(result, [sealSample(contest.uid)[0]]).filter(({ judge }) => judge === account);
  const queue = withCommitments({ waiting: ['3', '4'], assigned: [], reviewed: [] }, own);
  expect(queue.waiting).toEqual(['3', '4']);
  expect(queue.reviewed.map(({ entry, given }) => [entry, given])).toEqual([
    ['1', [4, 9]],
    ['2', []],
  ]);
});

test('names the file after the contest and the entry', () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    expect(this.download).toBe('signs-for-a-small-museum-1-sealed-review.json');
  });
  downloadSealedReviews(contest, [sealSample(contest.uid)[0]]);
  expect(click).toHaveBeenCalledOnce();
});

test('saves several reviews as one file before they are signed, which the page reads again', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    expect(this.download).toBe('signs-for-a-small-museum-2-sealed-reviews.json');
  });
  const inputs = [input, { ...input, entry: '4', comment: '' }];
  saveSealedReviews({ contest, account, inputs });
  expect(files).toHaveLength(1);
  const sealed = sealReviews({ contest, account, inputs });
  const list: unknown = JSON.parse((await files[0]?.text()) ?? '');
  if (!Array.isArray(list)) throw new Error('not a list');
  expect(list.map((each) => parseSealedReview(each))).toMatchObject(
    sealed.inputs.map(({ entry, salt }) => ({ ok: true, value: { entry: Number(entry), salt } })),
  );
});
