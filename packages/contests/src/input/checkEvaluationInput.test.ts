import { expect, test } from 'vitest';
import { ENTRIES, JUDGES, makeContest, STRANGER } from '../../test/make.ts';
import { checkEvaluationInput, type EvaluationInput } from './checkEvaluationInput.ts';

const good: EvaluationInput = {
  entry: ENTRIES[1],
  tags: ['CREATIVITY_5'],
  comment: 'Nobody else thought of it.',
};
const nowSeconds = 2_000n;

const codesOf = (change: Partial<EvaluationInput>, contest = makeContest(), judge = JUDGES[0]) =>
  checkEvaluationInput(contest, { ...good, ...change }, { judge, nowSeconds }).map(({ code }) => code);

test('accepts a valid evaluation, also without tags', () => {
  expect(codesOf({})).toEqual([]);
  expect(codesOf({ tags: [] })).toEqual([]);
});

test('rejects evaluations that would not count', () => {
  expect(codesOf({ entry: 'https://example.org/else' })).toEqual(['unknown-entry']);
  expect(codesOf({ tags: ['X_5'] })).toEqual(['unknown-tag']);
  expect(codesOf({ tags: ['CREATIVITY_5', 'CREATIVITY_5'] })).toEqual(['repeated-tag']);
  expect(codesOf({}, makeContest(), STRANGER)).toEqual(['not-a-judge']);
  expect(codesOf({}, makeContest({ endsAt: nowSeconds }))).toEqual(['closed']);
  expect(codesOf({}, makeContest({ revokedAt: 1_500n }))).toEqual(['withdrawn']);
});

test('requires a comment', () => {
  expect(codesOf({ comment: ' ' })).toEqual(['required']);
  expect(codesOf({ comment: '\u200B' })).toEqual(['required']);
  expect(codesOf({ comment: 'x'.repeat(5_001) })).toEqual(['too-long']);
  expect(codesOf({ comment: '\uDC00' })).toEqual(['malformed-text']);
});
