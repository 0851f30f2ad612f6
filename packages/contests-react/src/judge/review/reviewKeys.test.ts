import { expect, test } from 'vitest';
import { type TypedPoints, typeDigit } from './reviewKeys.tsx';

const criteria = [{ maxPoints: 5 }, { maxPoints: 10 }, { maxPoints: 255 }];

/** The points after these digits, typed without anything else in between, with a pause before each. */
const type = (
  digits: string,
  focused?: number,
  given: (number | null)[] = [null, null, null],
  pauseMs = 200,
) => {
  let nowMs = 0;
  let last: TypedPoints | undefined;
  const points = [...given];
  for (const digit of digits) {
    nowMs += pauseMs;
    const typed = typeDigit(Number(digit), { criteria, given: points, focused, last, nowMs });
    if (typed) points[typed.criterion] = typed.points;
    last = typed ?? undefined;
  }
  return points;
};

test('fills one criterion after another if none has the focus', () => {
  expect(type('45')).toEqual([4, 5, null]);
  expect(type('0')).toEqual([0, null, null]);
  expect(type('4', undefined, [1, 2, null])).toEqual([1, 2, 4]);
  expect(type('4', undefined, [1, 2, 3])).toEqual([1, 2, 3]);
});

test('changes the criterion with the focus', () => {
  expect(type('3', 0, [5, 6, null])).toEqual([3, 6, null]);
  expect(type('21', 0)).toEqual([1, null, null]);
});

test('makes one number of two digits as long as the scale has it', () => {
  expect(type('10', 1)).toEqual([null, 10, null]);
  expect(type('15', 1)).toEqual([null, 5, null]);
  expect(type('128', 2)).toEqual([null, null, 128]);
  expect(type('4107')).toEqual([4, 10, 7]);
  expect(type('005', 1)).toEqual([null, 5, null]);
});

test('ignores digits above a criterion’s maximum', () => {
  expect(type('9')).toEqual([null, null, null]);
  expect(type('7', 0, [3, null, null])).toEqual([3, null, null]);
});

test('after a pause, joins digits only in the criterion with the focus', () => {
  const pause = (digits: string, focused?: number) => type(digits, focused, [3, null, null], 1_500);
  expect(pause('10')).toEqual([3, 1, 0]);
  expect(pause('10', 1)).toEqual([3, 10, null]);
  expect(type('10', undefined, [3, null, null], 1_000)).toEqual([3, 10, null]);
});
