import { expect, test } from 'vitest';
import { ENTRIES, JUDGES, makeContest, STRANGER, word } from '../../test/make.ts';
import { makeScaleContest } from '../../test/makeContest.ts';
import { checkReviewInput, type ReviewInput } from './checkReviewInput.ts';

const good: ReviewInput = {
  entry: ENTRIES[1],
  given: [8],
  comment: 'Nobody else thought of it.',
};
const nowSeconds = 2_000n;

const codesOf = (change: Partial<ReviewInput>, contest = makeContest(), judge = JUDGES[0]) =>
  checkReviewInput(contest, { ...good, ...change }, { judge, nowSeconds }).map(({ code }) => code);

test('accepts a valid review', () => {
  expect(codesOf({})).toEqual([]);
});

test('rejects reviews that would not count', () => {
  expect(codesOf({ entry: 'https://example.org/else' })).toEqual(['unknown-entry']);
  expect(codesOf({}, makeContest(), STRANGER)).toEqual(['not-a-judge']);
  expect(codesOf({}, makeContest({ endsAt: nowSeconds }))).toEqual(['closed']);
  expect(codesOf({}, makeContest({ revokedAt: 1_500n }))).toEqual(['withdrawn']);
});

test('needs the points of each criterion, and a comment of at most 4,096 bytes', () => {
  const contest = makeScaleContest();
  const review = { entry: '1', comment: '', given: [5, 10] };
  const check = (change: Partial<ReviewInput>, time = 2_000n) =>
    checkReviewInput(contest, { ...review, ...change }, { judge: JUDGES[0], nowSeconds: time });
  expect(check({})).toEqual([]);
  expect(check({ given: [5, null] })).toEqual([{ field: 'points', code: 'missing-points', criterion: 1 }]);
  expect(check({ given: [6, 10] })).toEqual([{ field: 'points', code: 'wrong-points', criterion: 0 }]);
  expect(check({ given: [5, 2.5] })).toMatchObject([{ code: 'wrong-points', criterion: 1 }]);
  expect(check({ given: [5, 10, 1] })).toMatchObject([{ code: 'wrong-points' }]);
  expect(check({ entry: '3' })).toMatchObject([{ code: 'unknown-entry' }]);
  expect(check({ comment: 'é'.repeat(2_048) })).toEqual([]);
  expect(check({ comment: 'é'.repeat(2_049) })).toEqual([
    { field: 'comment', code: 'too-many-bytes', length: 4_098, max: 4_096 },
  ]);
  expect(check({ comment: '\uDC00' })).toMatchObject([{ code: 'malformed-text' }]);
  expect(check({}, 1_999n)).toEqual([{ field: 'contest', code: 'not-open' }]);
  expect(check({}, 3_000n)).toEqual([{ field: 'contest', code: 'closed' }]);
  const sealed = makeScaleContest({ flags: 2, submissionsUntil: 0n, revealUntil: 4_000n });
  const seal = (salt?: `0x${string}`) =>
    checkReviewInput(sealed, { ...review, ...(salt && { salt }) }, { nowSeconds: 2_000n });
  expect(seal()).toMatchObject([{ code: 'sealed' }]);
  expect(seal('0x07')).toMatchObject([{ code: 'sealed' }]);
  expect(seal(word(7))).toEqual([]);
});
