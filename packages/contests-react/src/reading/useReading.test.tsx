import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contest, evaluation, JUDGES, NOW } from '../testing/sampleContest.ts';
import type { Reading } from './reading.ts';
import { useReading } from './useReading.ts';

const [entry = ''] = contest.entries;
const review = evaluation(JUDGES[0], entry, []);
const read = (time: bigint, attestations: Reading['attestations']): Reading => ({
  contest,
  attestations,
  block: { number: 1n, hash: contest.uid, time },
});

test('keeps the ranking when the same rows are read again', () => {
  const { result, rerender } = renderHook(useReading, { initialProps: read(NOW, [review]) });
  const before = result.current.result;
  rerender(read(NOW + 8n, [{ ...review }]));
  expect(result.current.result?.block.time).toBe(NOW + 8n);
  expect(result.current.result?.ranking).toBe(before?.ranking);
  expect(result.current.result?.counted).toBe(before?.counted);
  rerender(read(NOW + 16n, []));
  expect(result.current.result?.counted).toEqual([]);
  expect(before?.counted).toHaveLength(1);
});
