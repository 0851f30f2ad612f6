import { expect, test } from 'vitest';
import {
  createSampleContest,
  JUDGES,
  NOW,
  performCommits,
  performSample,
  toReview,
} from '../../testing/sampleContest.ts';
import { countCoverage } from './countCoverage.ts';

const sample = (...given: Parameters<typeof createSampleContest>) => {
  const { result } = createSampleContest(...given);
  if (!result.details) throw new Error('A result of the resolver has details.');
  return { contest: result.contest, details: result.details };
};

const assignments = null;

test('counts reviews in force of standing entries, and leaves out abstentions', () => {
  const { contest, details } = sample(performSample);
  // Three entries stand; the second judge abstained from one.
  expect(countCoverage({ contest, details, phase: 'judging', assignments })).toEqual({
    status: 'reviews',
    judges: [
      { judge: JUDGES[0], due: 3, done: 1, hasBegun: true },
      { judge: JUDGES[1], due: 2, done: 1, hasBegun: true },
      { judge: JUDGES[2], due: 3, done: 1, hasBegun: true },
    ],
    entries: [
      { entry: 1, due: 3, done: 2 },
      { entry: 2, due: 3, done: 1 },
      { entry: 4, due: 2, done: 0 },
    ],
    done: 3,
    due: 8,
  });
  expect(countCoverage({ contest, details, phase: 'upcoming', assignments }).status).toBe('before');
});

test('counts seals while a sealed contest is judged, and then what is revealed of them', () => {
  const terms = { flags: 2, revealUntil: NOW + 6n * 86_400n };
  const { contest, details } = sample(performCommits, { terms });
  expect(countCoverage({ contest, details, phase: 'judging', assignments })).toMatchObject({
    status: 'sealed',
    done: 3,
    due: 12,
  });
  expect(countCoverage({ contest, details, phase: 'revealing', assignments })).toMatchObject({
    status: 'revealed',
    done: 0,
    due: 3,
  });
});

test('knows a contest in which nothing is due', () => {
  const { contest, details } = sample(() => {}, { terms: { judges: [] } });
  expect(countCoverage({ contest, details, phase: 'judging', assignments })).toMatchObject({
    status: 'nothing',
    judges: [],
  });
});

test('counts what is assigned, and who has not begun', () => {
  const { contest, details } = sample((act) => {
    act(JUDGES[0], 'evaluation', toReview(1, [3, 4], ''));
    act(JUDGES[0], 'evaluation', toReview(3, [3, 4], ''));
  });
  const given = [
    { judge: JUDGES[0], entries: [1, 2] },
    { judge: JUDGES[1], entries: [2] },
  ];
  expect(countCoverage({ contest, details, phase: 'judging', assignments: given })).toEqual({
    ...{ status: 'reviews', done: 1, due: 3 },
    judges: [
      { judge: JUDGES[0], due: 2, done: 1, hasBegun: true },
      { judge: JUDGES[1], due: 1, done: 0, hasBegun: false },
      { judge: JUDGES[2], due: 0, done: 0, hasBegun: false },
    ],
    entries: [
      { entry: 1, due: 1, done: 1 },
      { entry: 2, due: 2, done: 0 },
      { entry: 3, due: 0, done: 1 },
      { entry: 4, due: 0, done: 0 },
    ],
  });
});
