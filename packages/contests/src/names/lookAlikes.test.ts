import { expect, test } from 'vitest';
import { findIndistinct, findLookAlikes } from './lookAlikes.ts';

const same = (text: string) => text;

test.each([
  ['kiln', 'Kiln'],
  ['kiln', 'k\u00edln'],
  ['kiln', 'ki\u200bln'],
  ['kiln', '\uff4biln'],
  ['paypal', 'paypaI'],
  ['paypal', 'paypa1'],
  ['lris', 'Iris'],
  ['0lga', 'olga'],
  ['Мара', 'Mapa'],
  ['Ada', '\u0391da'],
])('takes %j and %j for look-alikes', (one, other) => {
  expect([...findLookAlikes([one, other, 'loom'], same)]).toEqual([one, other]);
});

test.each([
  ['kiln', 'klin'],
  ['Мария', 'Maria'],
  ['一', '二'],
])('tells %j and %j apart', (one, other) => {
  expect(findLookAlikes([one, other], same).size).toBe(0);
});

test('can tell texts apart that differ in case', () => {
  expect(findIndistinct(['kiln', 'Kiln'], same).size).toBe(0);
  expect(findIndistinct(['paypal', 'paypaI'], same).size).toBe(2);
});
