import { CONTEST_SCHEMA_UID, type Contest, CRITERIA_V1 } from '@org/contests';
import { expect, test } from 'vitest';
import { sortDrafts } from './draftedReviews.ts';

const entries = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => `https://example.org/${name}`);
const [kiln = '', loom = '', anvil = '', lamp = '', stamp = '', shelf = '', vise = ''] = entries;
const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const contest: Contest = {
  chainId: 31337,
  uid: `0x${'ab'.repeat(32)}`,
  schemaUid: CONTEST_SCHEMA_UID,
  organizer: account,
  title: 'Benches',
  description: '',
  judges: [account],
  entries,
  criteria: CRITERIA_V1,
  rule: 'R1',
  time: 1n,
  endsAt: null,
  revokedAt: null,
};
const tags = ['CREATIVITY_5', 'OPEN_SOURCE_3'];

test('sorts drafts in the order of the contest, and names the reason for each that is left out', () => {
  const drafts = new Map([
    [shelf, { tags, comment: 'Unchanged. ' }],
    [stamp, { tags, comment: 'x'.repeat(5_001) }],
    [lamp, { tags, comment: '\ud800' }],
    [anvil, { tags, comment: '  ' }],
    [loom, { tags: [], comment: '' }],
    [kiln, { tags: [], comment: 'Complete.' }],
    [vise, { tags, comment: 'Signed a moment ago.' }],
    ['https://example.org/foreign', { tags, comment: 'Not in the contest.' }],
  ]);
  const reviewed = [
    { entry: shelf, tags: [...tags].reverse(), comment: 'Unchanged.' },
    { entry: kiln, tags, comment: 'Complete.' },
  ];
  expect(sortDrafts({ contest, drafts, reviewed, onTheWay: [vise] })).toEqual({
    ready: [{ entry: kiln, tags: [], comment: 'Complete.' }],
    leftOut: [
      { entry: anvil, reason: 'incomplete' },
      { entry: lamp, reason: 'malformed' },
      { entry: stamp, reason: 'too-long' },
      { entry: shelf, reason: 'same' },
      { entry: vise, reason: 'pending' },
    ],
  });
});

test('lists an entry once that the contest lists twice', () => {
  const drafts = new Map([[kiln, { tags, comment: 'Complete.' }]]);
  const twice = { ...contest, entries: [kiln, kiln] };
  expect(sortDrafts({ contest: twice, drafts, reviewed: [], onTheWay: [] }).ready).toHaveLength(1);
});

test('of version 2, needs points for each criterion; a comment can be missing', () => {
  const criteria = [5, 10].map((maxPoints, index) => ({ id: `${index + 1}`, label: '', maxPoints }));
  const graded: Contest = { ...contest, rule: 'R2', criteria, entries: ['1', '2', '3', '4', '5'] };
  const drafts = new Map([
    ['1', { tags: [], comment: '', given: [0, 10] }],
    ['2', { tags: [], comment: 'Clear.', given: [5, null] }],
    ['3', { tags: [], comment: 'Same.', given: [5, 5] }],
    ['4', { tags: [], comment: '', given: [null, null] }],
    ['5', { tags: [], comment: 'é'.repeat(2_049), given: [5, 5] }],
  ]);
  const reviewed = [{ entry: '3', tags: [], given: [5, 5], comment: 'Same.' }];
  expect(sortDrafts({ contest: graded, drafts, reviewed, onTheWay: [] })).toEqual({
    ready: [{ entry: '1', tags: [], comment: '', given: [0, 10] }],
    leftOut: [
      { entry: '2', reason: 'no-points' },
      { entry: '3', reason: 'same' },
      { entry: '5', reason: 'too-long' },
    ],
  });
});

test('counts a criterion of maximum 1 that is not ticked as zero', () => {
  const criteria = [1, 1].map((maxPoints, index) => ({ id: `${index + 1}`, label: '', maxPoints }));
  const ticked: Contest = { ...contest, rule: 'R2', criteria, entries: ['1', '2', '3'] };
  const drafts = new Map([
    ['1', { tags: [], comment: '', given: [1, null] }],
    ['2', { tags: [], comment: '', given: [null, null] }],
    // Saved on purpose, without a tick.
    ['3', { tags: [], comment: '', given: [0, 0] }],
  ]);
  const { ready, leftOut } = sortDrafts({ contest: ticked, drafts, reviewed: [], onTheWay: [] });
  expect(ready.map(({ entry, given }) => [entry, given])).toEqual([
    ['1', [1, 0]],
    ['3', [0, 0]],
  ]);
  expect(leftOut).toEqual([]);
});
