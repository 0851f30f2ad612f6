import type { GivenReview } from '@org/contests';
import { expect, test } from 'vitest';
import { foldReplaced, putFirst } from './GivenReviewView.tsx';

const create = (digit: string, changes: Partial<GivenReview> = {}): GivenReview => ({
  uid: `0x${digit.repeat(64)}`,
  contest: `0x${'c'.repeat(64)}`,
  entry: '1',
  points: 5,
  given: [5],
  comment: '',
  time: 0n,
  revokedAt: null,
  ...changes,
});
const fold = (...reviews: GivenReview[]) =>
  foldReplaced(reviews).map(({ uid, replaced }) => [uid[2], replaced.map((one) => one.uid[2])]);

test('puts earlier reviews of an entry under the latest one', () => {
  const other = create('2', { entry: '2' });
  expect(fold(create('4'), create('3'), other, create('1'))).toEqual([
    ['4', ['3', '1']],
    ['2', []],
  ]);
});

test('keeps reviews of the same entry in different contests apart', () => {
  expect(fold(create('2'), create('1', { contest: `0x${'d'.repeat(64)}` }))).toEqual([
    ['2', []],
    ['1', []],
  ]);
});

test('lets a withdrawn review replace earlier ones, as in the ranking', () => {
  expect(fold(create('3', { revokedAt: 1n }), create('2'), create('1', { revokedAt: 1n }))).toEqual([
    ['3', ['2', '1']],
  ]);
});

test('puts the review that counts before others of the same second', () => {
  const [latest] = foldReplaced([create('3'), create('2'), create('1')]);
  if (!latest) throw new Error('nothing was folded');
  const find = (counts: string) => {
    const { uid, replaced } = putFirst(latest, (review) => review.uid[2] === counts);
    return [uid[2], replaced.map((one) => one.uid[2])];
  };
  expect(find('2')).toEqual(['2', ['3', '1']]);
  expect(find('none')).toEqual(['3', ['2', '1']]);
});
