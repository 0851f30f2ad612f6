import { inSentence } from '../text/names.ts';
import { locale } from './page.ts';

const figure = (n: number) => n.toLocaleString(locale);
const items = (n: number, one: string, many: string) => `${figure(n)} ${n === 1 ? one : many}`;

/** Messages for submitting an entry, and for the page of a submission. */
export const englishSubmit = {
  title: 'Submit an entry',
  editTitle: 'Edit your entry',
  /** The title of the tab. */
  pageTitle: (title: string, contest: string) => `${title}, ${contest}`,
  backToContest: 'Back to the contest',
  optional: 'optional',
  until: (at: string) => `Submissions are open until ${at}.`,
  /** Above the form, for an entrant with entries in the contest. */
  again: 'You have submitted an entry already',
  againText: 'Open it to see what became of it, or edit it. With this form you submit another one.',
  edit: 'Edit',
  editEntry: (name: string) => `Edit ${inSentence(name)}`,
  editUntil: (at: string) => `You can change it until ${at}.`,
  fields: {
    name: 'Name',
    link: 'Link',
    about: 'About',
    track: 'Track',
    team: 'Team',
    place: 'Place',
    pictures: 'Pictures',
    linkLabel: 'Link label',
    linkHref: 'Link address',
    addLink: 'Add a video or code',
    removeLink: (label: string) => `Remove link ${label}`,
  },
  aboutHelp: 'One paragraph is enough. In Markdown: lists, *emphasis* and links in [brackets](https://…).',
  markdown: { preview: 'Preview the text', empty: 'No text yet.' },
  noTrack: 'No track',
  teamHelp: 'One name a line.',
  placeHelp: 'Where judges find it, such as “Table 12”.',
  problems: {
    missing: 'Give the entry a name.',
    'not-a-link': 'A link must start with https:// or http://.',
    'too-long': 'This is too long.',
    'too-many': 'A team has at most 20 names.',
    incomplete: 'Each link needs a label and an address that starts with https:// or http://.',
  },
  room: (bytes: number) => `Room for about ${items(bytes, 'more byte', 'more bytes')}.`,
  tooLarge: (over: number) =>
    `The texts are ${items(over, 'byte', 'bytes')} too long to be signed. Shorten “About”.`,
  unwritable: 'One of the texts contains an invalid character. Remove it.',
  preview: {
    title: 'The card as it will look',
    name: 'Name of the entry',
  },
  before: 'Before you submit',
  terms: {
    public: 'Everything here becomes public and stays public, also after you withdraw your entry.',
    until: (at: string) =>
      `You can edit or withdraw your entry until judging starts, on ${at}. The organizer has to admit it.`,
  },
  admittedTerms:
    'Your entry is admitted already. An edited one leaves the ranking until the organizer admits it again.',
  act: 'Submit',
  notConnected: 'Connect a wallet to submit: its account signs the entry.',
  kept: 'What you type is kept in this browser until you submit it.',
  clear: 'Clear',
  cancel: 'Cancel',
  failed: 'The page could not be loaded completely.',
  tryAgain: 'Try again',
  closed: {
    none: 'This contest does not take submissions',
    noneText: 'The organizer adds its entries.',
    over: 'Submissions are closed',
    overText: (at: string) => `They closed at ${at}.`,
    overOwn: (at: string) => `They closed at ${at}. What you submitted before is here:`,
    judging: 'Judging has started',
    judgingText: (at: string) => `Entries could be edited until ${at}. Yours stays as it is.`,
    openOwn: 'Open your entry',
    withdrawn: 'The organizer withdrew this contest',
    withdrawnText: 'It accepts nothing more.',
    notYours: 'This submission cannot be edited',
    notYoursText: 'Only the account that made it can edit it, until judging starts.',
  },
  /** For visitors of a contest that takes submissions. */
  enter: {
    name: 'Take part',
    text: (at: string) => `This contest takes entries until ${at}.`,
    own: 'Your submissions',
    another: 'Submit another entry',
  },
  submission: {
    loading: 'The submission is loading.',
    missing: 'No such submission',
    missingText: 'This contest has no submission at this address.',
    missingUnread:
      'The contest has more submissions than this page can read from the chain. Try again once the index responds.',
    pending: 'Your submission is pending',
    pendingText: 'It appears here once it is indexed.',
    unnamed: (uid: string) => `Submission ${uid}`,
    by: 'Submitted by',
    state: 'How things stand',
    states: {
      waiting: 'waiting for the organizer',
      /** The time of admission is over. */
      missed: 'not admitted',
      admitted: (n: number) => `admitted as number ${figure(n)}`,
      refused: (reason: string) => `not admitted, because ${inSentence(reason)}`,
      withdrawn: 'withdrawn',
      disqualified: (reason: string) => `disqualified, because ${inSentence(reason)}`,
      replaced: 'replaced by a later one',
    },
    short: {
      waiting: 'Waiting',
      admitted: 'Admitted',
      refused: 'Not admitted',
      withdrawn: 'Withdrawn',
      disqualified: 'Disqualified',
      replaced: 'Replaced',
    },
    next: {
      waiting:
        'The organizer can admit this entry until judging ends. Come back to this page to see the answer.',
      admitted: 'Judges review this entry. Their reviews appear on this page.',
      refused: 'The organizer can still change their mind and admit this entry.',
      withdrawn: 'This submission stays on the chain, and cannot be admitted.',
      disqualified: 'This entry has no place in the ranking.',
      /** After judging. */
      ended: {
        waiting: 'Judging has ended, so this entry can no longer be admitted.',
        admitted: 'Judging has ended. The reviews appear on this page.',
        refused: 'Judging has ended, so this entry can no longer be admitted.',
      },
      contestWithdrawn: 'The organizer withdrew this contest, so nothing more happens to this entry.',
    },
    /** For the entrant of an admitted entry. */
    editTerms: 'If you edit this entry, it leaves the ranking until the organizer admits it again.',
    copy: 'A copy of an earlier submission',
    copyText: 'Another account submitted the same texts and pictures before.',
    copyBy: 'First submitted by',
    original: 'Open the original',
    reviews: 'What the judges wrote',
    noText: 'The texts of this submission cannot be read now.',
    toEntry: 'Open the entry',
    edit: 'Edit',
    withdraw: 'Withdraw',
    until: (at: string) => `You can edit or withdraw this entry until ${at}.`,
  },
  withdraw: {
    title: 'Withdraw this submission?',
    lines: [
      'The organizer can no longer admit this submission. If it was admitted, its entry leaves the ranking.',
      'Nothing is deleted: the submission stays on the chain permanently.',
      'This cannot be undone. You can submit a new one while submissions are open.',
    ],
    act: 'Withdraw',
  },
} as const;
