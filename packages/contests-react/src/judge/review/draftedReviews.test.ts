import type { Contest } from '@org/contests';
import { expect, test } from 'vitest';
import { contest as sample } from '../../testing/sampleContest.ts';
import { listOwnReviews, sortDrafts } from './draftedReviews.ts';

const createCriteria = (...maxima: readonly number[]) =>
  maxima.map((maxPoints, index) => ({ id: `${index + 1}`, label: '', maxPoints, weight: 1 }));
const contest: Contest = {
  ...sample,
  criteria: createCriteria(5, 10),
  entries: ['1', '2', '3', '4', '5', '6', '7'],
};

test('sorts drafts in the order of the contest, and names the reason for each that is left out', () => {
  const drafts = new Map([
    ['5', { given: [5, 5], comment: 'é'.repeat(2_049) }],
    ['7', { given: [5, 5], comment: 'Unchanged. ' }],
    ['6', { given: [5, 5], comment: '\ud800' }],
    ['4', { given: [null, null], comment: '' }],
    ['2', { given: [5, null], comment: 'Clear.' }],
    ['1', { given: [0, 10], comment: '' }],
    ['3', { given: [5, 5], comment: 'Signed a moment ago.' }],
    ['9', { given: [5, 5], comment: 'Not in the contest.' }],
  ]);
  const reviewed = [
    { entry: '7', given: [5, 5], comment: 'Unchanged.' },
    { entry: '1', given: [5, 10], comment: '' },
  ];
  expect(sortDrafts({ contest, drafts, reviewed, onTheWay: ['3'] })).toEqual({
    ready: [{ entry: '1', given: [0, 10], comment: '' }],
    leftOut: [
      { entry: '2', reason: 'no-points' },
      { entry: '3', reason: 'pending' },
      { entry: '5', reason: 'too-long' },
      { entry: '6', reason: 'malformed' },
      { entry: '7', reason: 'same' },
    ],
  });
});

test('lists an entry once that the contest lists twice', () => {
  const drafts = new Map([['1', { given: [1, 1], comment: 'Complete.' }]]);
  const twice = { ...contest, entries: ['1', '1'] };
  expect(sortDrafts({ contest: twice, drafts, reviewed: [], onTheWay: [] }).ready).toHaveLength(1);
});

test('counts a criterion of maximum 1 that is not ticked as zero', () => {
  const ticked = { ...contest, criteria: createCriteria(1, 1) };
  const drafts = new Map([
    ['1', { given: [1, null], comment: '' }],
    ['2', { given: [null, null], comment: '' }],
    // Saved on purpose, without a tick.
    ['3', { given: [0, 0], comment: '' }],
  ]);
  const { ready, leftOut } = sortDrafts({ contest: ticked, drafts, reviewed: [], onTheWay: [] });
  expect(ready.map(({ entry, given }) => [entry, given])).toEqual([
    ['1', [1, 0]],
    ['3', [0, 0]],
  ]);
  expect(leftOut).toEqual([]);
});

test('lists the other reviews of a judge with their points: signed, sealed and saved ones', () => {
  const reviewed = [
    { entry: '1', given: [1, 2], comment: 'Signed.' },
    { entry: '2', given: [2, 2], comment: 'Signed, and then changed.' },
    // The points of this one are in another browser.
    { entry: '3', given: [], comment: '' },
    { entry: '4', given: [5, 5], comment: 'The entry of the form.' },
  ];
  const saved = [
    { entry: '2', given: [4, 2], comment: 'Changed.' },
    { entry: '4', given: [5, 5], comment: 'The entry of the form.' },
    { entry: '5', given: [0, 10], comment: '' },
  ];
  expect(listOwnReviews(contest.criteria, { reviewed, saved, except: '4' })).toEqual([
    { entry: '1', points: 3, comment: 'Signed.', isSaved: false },
    { entry: '2', points: 6, comment: 'Changed.', isSaved: true },
    { entry: '5', points: 10, comment: '', isSaved: true },
  ]);
});
