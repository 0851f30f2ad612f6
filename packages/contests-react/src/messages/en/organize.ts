import { locale } from './page.ts';

const figure = (n: number) => n.toLocaleString(locale);
const items = (n: number, one: string, many: string) => `${figure(n)} ${n === 1 ? one : many}`;

/** Messages for the organizer's region of a contest's page, and its dialogs. */
export const englishOrganize = {
  name: 'Organizer',
  failed: 'The organizer’s tools could not be loaded. Reload the page.',
  toDo: {
    title: 'To do next',
    nothing: 'Nothing is waiting for you.',
    open: 'Go to your tasks',
    more: (n: number) => `and ${items(n, 'more task', 'more tasks')}`,
    begin: (names: readonly string[]) =>
      names.length > 2
        ? `${figure(names.length)} judges have not begun`
        : `${names.join(' and ')} ${names.length === 1 ? 'has' : 'have'} not begun`,
    missing: (n: number, at: string) =>
      `${items(n, 'review is', 'reviews are')} missing in all. Judging ends on ${at}.`,
    finish: (n: number) => `${items(n, 'review is', 'reviews are')} missing`,
    reveals: (n: number) => `${items(n, 'sealed review is', 'sealed reviews are')} not revealed`,
    until: (at: string) => `Until ${at}.`,
    later: (entries: number, judges: number) =>
      `${[
        ...(entries > 0 ? [items(entries, 'entry', 'entries')] : []),
        ...(judges > 0 ? [items(judges, 'judge', 'judges')] : []),
      ].join(' and ')} are left to add`,
    laterText: 'They did not fit into the start. This browser keeps them until you have added them.',
    laterUnread: (n: number) => `${items(n, 'list', 'lists')} in this browser can’t be read`,
    laterUnreadText:
      'Not everything that did not fit into the start could be read again. Compare the entries and judges with your own lists, and add what is missing.',
    addLater: 'Go on',
    submissions: (n: number) => `${items(n, 'submission waits', 'submissions wait')} for you`,
    submissionsText: 'Admit them all, or look at each one below.',
    entry: (name: string, n: number) =>
      n === 0 ? `${name} has no review` : `${name} has only ${items(n, 'review', 'reviews')}`,
    reviews: (entries: number, n: number) =>
      n === 0
        ? `${figure(entries)} entries have no review`
        : `${figure(entries)} entries have only ${items(n, 'review', 'reviews')} each`,
    wanted: (n: number) => `Your minimum is ${items(n, 'review', 'reviews')} for each entry.`,
    assign: 'Decide who reviews what',
    assignText: 'Without assignments, every judge is asked to review every entry.',
    awards: 'Say who gets the prizes',
    awardsText: 'The ranking is final. Awards are a note beside it.',
    judges: 'Nobody judges this contest yet: add a judge below',
    entries: 'There are no entries yet: add some below',
    dates: {
      submissions: 'Submissions close',
      admission: 'Judging starts',
      upcoming: 'Judging starts',
      judging: 'Judging ends',
      revealing: 'Revealing ends',
    },
  },
  assignments: {
    name: 'Assignments',
    state: (isMade: boolean) => (isMade ? 'published' : 'none'),
    everybody: 'Every judge is asked to review every entry.',
    title: 'Assign entries to judges',
    act: 'Assign entries',
    perEntry: 'Judges for each entry',
    order: 'Distribution',
    orders: { mixed: 'In changing groups', track: 'By track', place: 'By place' },
    keep: 'Keep what is assigned',
    keepText: 'Only entries that lack a judge get one. Finished reviews always stay.',
    summary: (entries: number, judges: number, each: number) =>
      `${items(entries, 'entry', 'entries')}, ${items(judges, 'judge', 'judges')}, ${items(each, 'judge', 'judges')} for each entry. Assignments are advice: every judge can review every entry.`,
    short: (entries: number, wanted: number) =>
      entries === 1
        ? `1 entry has fewer than ${items(wanted, 'judge', 'judges')}.`
        : `${figure(entries)} entries have fewer than ${items(wanted, 'judge', 'judges')}.`,
    nothing: 'Nothing is assigned.',
    numbers: (entries: readonly number[]) => `Entries ${entries.join(', ')}`,
    reviewedOf: (entries: readonly number[]) => `Reviewed: ${entries.join(', ')}.`,
    leftOf: (entries: readonly number[]) => `Still to review: ${entries.join(', ')}.`,
    progress: (done: number, due: number) => `${figure(done)} of ${figure(due)} reviewed`,
    sealed: 'The entries of sealed reviews show once the reviews are revealed.',
    reviewed: 'Reviewed',
    assigned: 'Assigned',
    change: 'Change',
    changeOf: (name: string) => `Change the entries of ${name}`,
    handOf: (name: string) => `Entries of ${name}`,
    count: (n: number) => (n === 0 ? 'nothing assigned' : `${items(n, 'entry', 'entries')} assigned`),
  },
  coverage: {
    label: 'Coverage',
    before: 'Judging has not started yet.',
    nothing: 'No reviews are due.',
    reviews: (done: number, due: number) =>
      `${figure(done)} of ${items(due, 'review is', 'reviews are')} in.`,
    sealed: (done: number, due: number) =>
      `${figure(done)} of ${items(due, 'review is', 'reviews are')} sealed.`,
    revealed: (done: number, sealed: number) =>
      `${figure(done)} of ${items(sealed, 'sealed review is', 'sealed reviews are')} revealed.`,
    judge: (done: number, due: number) => `${figure(done)} of ${figure(due)}`,
    judgeSealed: (done: number, due: number) => `${figure(done)} of ${figure(due)} sealed`,
    abstained: 'abstained from every entry',
    idle: (due: number) => `has not begun, 0 of ${figure(due)}`,
  },
  submissions: {
    title: 'Submissions',
    counts: (waiting: number, admitted: number, refused: number) =>
      `${figure(waiting)} waiting, ${figure(admitted)} admitted${refused > 0 ? `, ${figure(refused)} not admitted` : ''}`,
    none: 'No submission is waiting for you.',
    admittedOnly:
      'There are too many submissions to read them all from the chain: only admitted ones are shown.',
    by: 'From',
    refused: 'Not admitted',
    copy: 'Copy',
    copyText: 'Another account submitted the same texts and pictures before.',
    admit: (name: string) => `Admit ${name}`,
    admitShort: 'Admit',
    admitAll: 'Admit all',
    /** No part of it is the name of the button that admits. */
    refuse: (name: string) => `Not admitted: ${name}`,
    refuseShort: 'Not admitted',
  },
  judges: {
    title: 'Judges',
    add: 'Add a judge',
    remove: (name: string) => `Remove ${name}`,
    removeShort: 'Remove',
    none: 'This contest has no judges.',
    done: 'Done',
  },
  entries: {
    title: 'Entries',
    counts: (standing: number, outside: number) =>
      outside === 0
        ? items(standing, 'entry', 'entries')
        : `${items(standing, 'entry', 'entries')}, ${figure(outside)} outside the ranking`,
    none: 'There are no entries.',
    add: 'Add entries',
    disqualify: (name: string) => `Disqualify ${name}`,
    disqualifyShort: 'Disqualify',
  },
  dates: {
    title: 'Dates',
    over: 'All dates have passed.',
    postpone: 'Postpone',
    until: (at: string) => `Postponing is possible until ${at}.`,
  },
  notes: {
    title: 'Notes',
    counts: (n: number) => (n === 0 ? 'none' : `${figure(n)} published`),
    none: 'You have published no note.',
    loading: 'Your notes are being read.',
    failed: 'Your notes could not be read',
    failedText:
      'Until they are, it is not known here which submissions you refused, what you assigned and which awards you published. What depends on that waits.',
    tryAgain: 'Try again',
    add: 'Add a note',
    withdraw: 'Withdraw this note',
    kinds: {
      text: 'Note',
      'not-admitted': 'Not admitted',
      assignments: 'Assignments',
      awards: 'Awards',
      other: 'Note',
    },
  },
  print: {
    judges: {
      open: 'Print judges’ sheets',
      title: 'Print a sheet for each judge',
      text: (n: number) =>
        `${items(n, 'sheet', 'sheets')}: the judge’s entries, room for points, and a QR code that opens the next entry.`,
    },
    places: {
      open: 'Print table cards',
      title: 'Print a card for each entry',
      text: (n: number) =>
        `${items(n, 'card', 'cards')}: place, name, team, and a QR code that opens the entry’s page.`,
    },
    act: 'Print',
    number: (n: number) => `Entry ${figure(n)}`,
    until: (n: number, at: string) => `${items(n, 'entry', 'entries')} to review until ${at}`,
    entry: 'Entry',
    place: 'Place',
    most: (points: number) => `(0 to ${figure(points)})`,
    sign: 'Notes on paper do not count. Scan the code, and sign your reviews there.',
  },
  account: {
    only: 'Only the account that started the contest can act in it:',
    several:
      'Do several people organize? Start the contest from a Safe, connected like any wallet: its owners then sign every act. An owner can also open this desk with the link below and save each act as a file for the Safe’s Transaction Builder.',
    link: 'Copy the link to this desk',
    guest:
      'You look at the desk without the organizer’s account. Each act can be saved as a file for a Safe.',
  },
  contest: {
    withdraw: 'Withdraw the contest',
    until: 'You can withdraw the contest until the first review.',
  },
  showMore: 'Show more',
  /** The field of an act that gives one, and what is wrong with a field. */
  fields: {
    reason: 'Reason',
    required: 'Write something here.',
    tooLong: (over: number) => `This is ${items(over, 'byte', 'bytes')} too long.`,
  },
  admit: {
    title: (n: number) => (n === 1 ? 'Admit this submission?' : `Admit ${figure(n)} submissions?`),
    numbers: (first: number, n: number) =>
      n === 1
        ? `It becomes entry number ${figure(first)}, and judges review it.`
        : `They become entries ${figure(first)} ${n === 2 ? 'and' : 'to'} ${figure(first + n - 1)}, and judges review them.`,
    text: 'Everyone will see this admission, permanently. Later you can only disqualify an entry.',
    act: (n: number) => (n === 1 ? 'Admit' : `Admit ${figure(n)} submissions`),
    subject: (n: number) => `${items(n, 'submission', 'submissions')}`,
    /** One transaction admits at most 200 entries. */
    more: (n: number) => `One transaction admits at most 200: ${figure(n)} are left for the next one.`,
  },
  refuse: {
    title: 'Do not admit this submission?',
    lines: [
      'Your reason becomes a note on the submission, which everyone can read, permanently.',
      'Nothing is deleted: the submission stays public, and you can still admit it.',
    ],
    act: 'Publish the reason',
  },
  disqualify: {
    title: 'Disqualify this entry?',
    lines: [
      'It leaves the ranking, and its reviews stop counting.',
      'Everyone will see this and your reason, permanently.',
      'This cannot be undone.',
    ],
    act: 'Disqualify',
  },
  list: {
    title: 'Add entries',
    lines: [
      'They get the next numbers, and every judge reviews them.',
      'Everyone will see that you added them, permanently.',
    ],
    act: (n: number) => (n === 1 ? 'Add 1 entry' : `Add ${figure(n)} entries`),
    subject: (n: number) => items(n, 'entry', 'entries'),
    entry: (n: number) => `Entry ${figure(n)}`,
    another: 'Add another entry',
    remove: (n: number) => `Remove entry ${figure(n)}`,
    room: (bytes: number) => `Room for about ${items(bytes, 'more byte', 'more bytes')}.`,
  },
  addLater: {
    title: {
      list: (n: number) => `Add ${items(n, 'more entry', 'more entries')}`,
      judges: (n: number) => `Add ${items(n, 'more judge', 'more judges')}`,
    },
    subject: {
      list: (n: number) => items(n, 'entry', 'entries'),
      judges: (n: number) => items(n, 'judge', 'judges'),
    },
    act: {
      list: (n: number) => (n === 1 ? 'Add 1 entry' : `Add ${figure(n)} entries`),
      judges: (n: number) => (n === 1 ? 'Add 1 judge' : `Add ${figure(n)} judges`),
    },
    step: (n: number, of: number) => `This is confirmation ${figure(n)} of ${figure(of)}.`,
    lines: [
      'One transaction could not start the contest with all of them, so they follow now.',
      'You can close this and go on later: in this browser from “To do next”, in another browser with the draft file, under “Add entries”.',
      'Everyone will see what you added and when, permanently.',
    ],
    behind: 'This page is still reading what you added before. You can go on in a moment.',
  },
  fromDraft: {
    ask: 'Was this contest started in another browser?',
    open: 'Open the file of the draft',
    hint: 'If a large contest was started in another browser, its draft file lists what is left to add.',
    refused: {
      'other-contest':
        'This file is not the draft of this contest: its title or first entries differ. Choose the file that you saved before the start.',
      'nothing-left': 'The contest has every entry and judge of this file.',
      names:
        'A judge in this file has no address. Open it in the form to start a contest, use the addresses of the names, and save the file again.',
      invalid:
        'An entry or text in this file can’t be added. Open it in the form to start a contest, which says what to correct, and save the file again.',
      'not-kept': 'This browser can’t keep what is left to add. Allow this site to store data.',
    },
  },
  addJudges: {
    title: 'Add judges',
    field: 'Judges',
    hint: (resolvesNames: boolean) =>
      resolvesNames
        ? 'one a line: address or ENS name, then a name if you like'
        : 'one a line: address, then a name if you like',
    lines: [
      'They can review every entry until judging ends.',
      'Everyone will see who was added and when, permanently.',
    ],
    act: (n: number) => (n === 0 ? 'Add judges' : `Add ${items(n, 'judge', 'judges')}`),
    subject: (n: number) => items(n, 'judge', 'judges'),
    named: 'The chain takes addresses only. Afterwards you can publish the names in a note.',
    note: (judges: readonly string[]) => `New judges:\n${judges.join('\n')}`,
    notAnAddress: (line: number) => `Line ${figure(line)} is not an address.`,
    isName: (line: number) => `Line ${figure(line)} is a name. Replace it by its address.`,
    twice: (line: number) => `Line ${figure(line)} repeats an address.`,
    known: (line: number) => `The account in line ${figure(line)} is a judge already.`,
    tooMany: 'One transaction changes at most 100 judges.',
  },
  removeJudge: {
    title: 'Remove this judge?',
    lines: [
      'This account can no longer review.',
      'Everyone will see that you removed it, permanently. You can add it again.',
    ],
    act: 'Remove',
  },
  postpone: {
    title: 'Postpone the contest',
    lines: [
      'Each date can only move later, by at most 14 days in all. Dates that have passed stay.',
      'Everyone will see the old date, the new one and your reason, permanently.',
    ],
    act: 'Postpone',
    zone: (zone: string) => `All times are in your time zone, ${zone}.`,
    latest: (at: string) => `At the latest ${at}.`,
    unchanged: 'Move at least one date.',
    earlier: 'A date can only move later.',
    tooLate: 'This is more than 14 days later than planned.',
    order: 'The dates are not in order.',
    missing: 'Choose a date and a time.',
  },
  awards: {
    name: 'Awards',
    title: 'Awards',
    counts: (n: number) => (n === 0 ? 'none yet' : `${figure(n)} published`),
    byRanking: 'By the ranking as it is now:',
    nobody: 'nobody yet',
    write: 'Award the prizes',
    award: (n: number) => `Award ${figure(n)}`,
    prize: 'Prize',
    entry: 'Entry',
    add: 'Add an award',
    remove: (n: number) => `Remove award ${figure(n)}`,
    willSay: 'The page will say so.',
    outside: {
      disqualified: (name: string) => `${name} (disqualified)`,
      withdrawn: (name: string) => `${name} (withdrawn)`,
    },
    lines: [
      'These awards replace those that you published before.',
      'Everyone can read them, permanently. The ranking does not change.',
    ],
  },
  note: {
    title: 'Add a note',
    about: 'About',
    contest: 'The contest',
    text: 'Note',
    lines: [
      'Everyone can read it, permanently, also after you withdraw it.',
      'It changes nothing in the ranking.',
    ],
    assignmentsLines: [
      'These assignments replace those that you published before.',
      'Everyone can read who is asked to review what, permanently.',
    ],
    act: 'Publish',
  },
  withdrawNote: {
    title: 'Withdraw this note?',
    lines: ['Pages no longer show it.', 'Nothing is deleted: its text stays on the chain permanently.'],
    act: 'Withdraw note',
  },
  withdrawContest: {
    title: 'Withdraw this contest?',
    lines: [
      'Everyone will see that you withdrew it, and it accepts nothing more.',
      'Nothing is deleted: everything signed stays on the chain permanently.',
      'This cannot be undone. You can start a new contest with the same entries and judges.',
    ],
    act: 'Withdraw the contest',
  },
} as const;
