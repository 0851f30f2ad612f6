import type { Phase } from '@org/contests';
import { expect, test } from 'vitest';
import { JUDGES } from '../../testing/sampleContest.ts';
import { listToDo, type ToDoFacts } from './listToDo.ts';

const [ada, ben] = JUDGES;
const facts: ToDoFacts = {
  phase: 'judging',
  coverage: {
    ...{ status: 'reviews', done: 2, due: 4 },
    judges: [
      { judge: ada, done: 2, due: 2, hasBegun: true },
      { judge: ben, done: 0, due: 2, hasBegun: false },
    ],
    entries: [
      { entry: 1, done: 1, due: 2 },
      { entry: 2, done: 1, due: 2 },
    ],
  },
  contest: { judges: [ada, ben], entries: ['1', '2'] },
  ...{ waiting: 0, takesSubmissions: true, isAssigned: false, minimumReviews: 2, prizes: 1, notes: [] },
};
const listKinds = (change: Partial<ToDoFacts>) => listToDo({ ...facts, ...change }).map(({ kind }) => kind);
const judges = facts.coverage.judges.map((each) => ({ ...each, hasBegun: true }));

test('names judges who have not begun, submissions that wait and the least reviewed entries', () => {
  expect(listToDo({ ...facts, waiting: 3 })).toEqual([
    { kind: 'begin', idle: [ben], missing: 2 },
    { kind: 'submissions', count: 3 },
    { kind: 'reviews', entries: [1, 2], have: 1, wanted: 2 },
    { kind: 'date', date: 'judging' },
  ]);
  expect(listKinds({ coverage: { ...facts.coverage, judges }, minimumReviews: 1 })).toEqual([
    'finish',
    'date',
  ]);
});

test('lists nothing that depends on notes until they are read', () => {
  const prizes = 2;
  expect(listKinds({ waiting: 3, notes: undefined })).toEqual(['date']);
  expect(listKinds({ phase: 'closed', prizes, notes: undefined })).toEqual([]);
});

test('does not list entries while none has a review', () => {
  const entries = facts.coverage.entries.map((each) => ({ ...each, done: 0 }));
  expect(listKinds({ coverage: { ...facts.coverage, entries } })).toEqual(['begin', 'date']);
});

test.each<[Phase, Partial<ToDoFacts>, readonly string[]]>([
  ['submissions', { waiting: 1 }, ['submissions', 'date']],
  ['upcoming', {}, ['date']],
  [
    'upcoming',
    { contest: { judges: [], entries: [] }, takesSubmissions: false },
    ['judges', 'entries', 'date'],
  ],
  ['upcoming', { contest: { judges: JUDGES, entries: Array(12).fill('1') } }, ['assign', 'date']],
  ['upcoming', { contest: { judges: JUDGES, entries: Array(12).fill('1') }, isAssigned: true }, ['date']],
  [
    'revealing',
    { coverage: { ...facts.coverage, status: 'revealed', done: 1, due: 4 } },
    ['reveals', 'date'],
  ],
  ['closed', { waiting: 3 }, ['awards']],
  ['closed', { notes: [{ kind: 'awards' }] }, []],
  ['withdrawn', { waiting: 3 }, []],
])('in the phase %s, %o leads the organizer to %o', (phase, change, kinds) => {
  expect(listKinds({ phase, ...change })).toEqual(kinds);
});
