import { expect, test } from 'vitest';
import { findSimilarTexts } from './similarTexts.ts';

const find = (...texts: readonly string[]) => [...findSimilarTexts(texts, (text) => text)];

test.each([
  ['kiln', 'Kiln'],
  ['kiln', 'k\u00edln'],
  ['kiln', 'ki\u200bln'],
  ['kiln', '\uff4biln'],
  ['paypal', 'paypaI'],
  ['paypal', 'PAYPA1'],
  ['lris', 'Iris'],
  ['iris', 'Iris'],
  ['0lga', 'olga'],
])('finds the look-alikes %j and %j', (one, other) => {
  expect(find(one, other, 'loom')).toEqual([one, other]);
});

test.each([
  ['kiln', 'klin'],
  ['lamp', 'lump'],
  ['一', '二'],
])('tells %j and %j apart', (one, other) => {
  expect(find(one, other)).toEqual([]);
});
