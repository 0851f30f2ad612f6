import { expect, test } from 'vitest';
import {
  createSampleContest,
  JUDGES,
  NOW,
  performCommits,
  performSample,
} from '../../testing/sampleContest.ts';
import { countCoverage } from './countCoverage.ts';

const sample = (...given: Parameters<typeof createSampleContest>) => {
  const { result } = createSampleContest(...given);
  if (!result.details) throw new Error('A result of the resolver has details.');
  return { contest: result.contest, details: result.details };
};

test('counts reviews in force of standing entries, and leaves out abstentions', () => {
  const { contest, details } = sample(performSample);
  // Three entries stand; the second judge abstained from one.
  expect(countCoverage(contest, details, 'judging')).toEqual({
    status: 'reviews',
    judges: [
      { judge: JUDGES[0], due: 3, done: 1 },
      { judge: JUDGES[1], due: 2, done: 1 },
      { judge: JUDGES[2], due: 3, done: 1 },
    ],
    done: 3,
    due: 8,
  });
  expect(countCoverage(contest, details, 'upcoming').status).toBe('before');
});

test('counts seals while a sealed contest is judged, and then what is revealed of them', () => {
  const terms = { flags: 2, revealUntil: NOW + 6n * 86_400n };
  const { contest, details } = sample(performCommits, { terms });
  expect(countCoverage(contest, details, 'judging')).toMatchObject({ status: 'sealed', done: 3, due: 12 });
  expect(countCoverage(contest, details, 'revealing')).toMatchObject({ status: 'revealed', done: 0, due: 3 });
});

test('knows a contest in which nothing is due', () => {
  const { contest, details } = sample(() => {}, { terms: { judges: [] } });
  expect(countCoverage(contest, details, 'judging')).toEqual({ status: 'nothing', judges: [] });
});
