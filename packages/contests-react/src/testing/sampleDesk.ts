import type { Note, Submission } from '@org/contests';
import type { OrganizerViewProps } from '../organize/desk/deskPlace.ts';
import { JUDGES, NOW, STRANGER } from './sampleContest.ts';

const DAY = 86_400n;
const uid = (byte: string) => `0x${byte.repeat(32)}` as const;

const submission = (byte: string): Submission => ({
  ...{ uid: uid(byte), entrant: STRANGER, contentHash: uid('0c'), uri: 'ipfs://x', replaces: null },
  ...{ status: 'pending', entry: null },
});

const note: Note = {
  ...{ uid: uid('0a'), time: NOW - 60n, about: null, kind: 'text', text: 'The doors open at 9. <b>\u202e' },
};

const nothing = () => {};

/** The organizer's region of a contest that takes submissions. */
export const sampleDesk: OrganizerViewProps = {
  toDo: [
    { kind: 'submissions', count: 1 },
    { kind: 'date', date: 'submissions' },
  ],
  assignments: null,
  reviewed: new Map(),
  awarded: undefined,
  ranked: [{ prize: 'The signs are made', place: 1, track: 0, trackName: null, entries: [1] }],
  nowSeconds: NOW,
  coverage: {
    status: 'before',
    judges: JUDGES.map((judge) => ({ judge, done: 0, due: 3, hasBegun: false })),
    entries: [],
  },
  possible: { acts: true, removals: true },
  hasReviews: false,
  times: {
    ...{ submissionsUntil: NOW + DAY, opensAt: NOW + 2n * DAY },
    ...{ closesAt: NOW + 3n * DAY, revealUntil: NOW + 3n * DAY },
  },
  submissions: {
    waiting: [
      {
        ...{
          submission: submission('01'),
          name: 'Painted buoys',
          href: '#one',
          reason: null,
          picture: undefined,
          isCopy: false,
        },
        ...{
          facts: ['Harbor school', 'Outdoors'],
          about: 'Eleven buoys, painted by the sixth grade. '.repeat(9),
        },
      },
      {
        ...{
          submission: submission('02'),
          name: '<img src=x>',
          href: '#two',
          facts: [],
          about: '',
          isCopy: true,
        },
        picture: undefined,
        reason: 'It is an advertisement.',
      },
    ],
    admitted: 1,
    isWhole: true,
  },
  entries: [
    { number: 1, name: 'Tide marks', href: '#1', status: 'standing' },
    { number: 2, name: 'Rope and knots', href: '#2', status: 'standing' },
    { number: 3, name: 'Old signs', href: '#3', status: 'disqualified' },
  ],
  notes: [note],
  notesStatus: 'read',
  onReadNotes: nothing,
  getAccountName: (account) => (account === JUDGES[0] ? 'Ada Park' : account.slice(0, 8)),
  getGivenName: (account) => (account === JUDGES[0] ? 'Ada Park' : undefined),
  getAccountHref: (account) => `#${account}`,
  left: new Map(),
  getReminder: undefined,
  organizer: STRANGER,
  isConnected: true,
  deskHref: 'https://laurel.example/contests/local/0x…#organizer',
  nextHref: '#next',
  onTask: nothing,
};
