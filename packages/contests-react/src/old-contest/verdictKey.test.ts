import type { ScanRows } from '@org/contests';
import { expect, test } from 'vitest';
import { attestations, contest } from '../testing/sampleContest.ts';
import { numberOfContent } from './verdictKey.ts';

const rows = (changes: Partial<ScanRows> = {}): ScanRows => ({
  consistent: attestations,
  mismatched: [],
  missing: 0,
  ...changes,
});
const [first, ...rest] = attestations;
if (!first) throw new Error('The sample has reviews.');

test('gives equal contents the same number, regardless of order', () => {
  const number = numberOfContent(contest, rows());
  expect(numberOfContent(contest, rows())).toBe(number);
  expect(numberOfContent(contest, rows({ consistent: attestations.toReversed() }))).toBe(number);
});

test.each<[string, ScanRows]>([
  ['a review is missing', rows({ consistent: rest })],
  ['a review is withdrawn', rows({ consistent: [{ ...first, revocationTime: 1n }, ...rest] })],
  ['a row’s UID does not recompute', rows({ consistent: rest, mismatched: [first] })],
  ['such a row changes', rows({ consistent: rest, mismatched: [{ ...first, time: 1n }] })],
  ['the scan leaves a row out', rows({ missing: 1 })],
])('changes the number when %s', (_, changed) => {
  expect(numberOfContent(contest, changed)).not.toBe(numberOfContent(contest, rows()));
});

test('changes the number when the contest is withdrawn', () => {
  const withdrawn = { ...contest, revokedAt: 5n };
  const same = rows();
  expect(numberOfContent(withdrawn, same)).not.toBe(numberOfContent(contest, same));
});
