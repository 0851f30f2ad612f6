import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { JUDGES } from '../../testing/sampleContest.ts';
import { sampleDesk } from '../../testing/sampleDesk.ts';
import { DeskLine } from './DeskToDo.tsx';
import type { OrganizerViewProps } from './deskPlace.ts';
import { OrganizerView } from './OrganizerView.tsx';

const draw = (props: Partial<OrganizerViewProps> = {}) => {
  const onTask = vi.fn();
  render(<OrganizerView {...sampleDesk} {...props} onTask={onTask} />);
  return { onTask, desk: within(screen.getByRole('region', { name: 'Organizer' })) };
};
const drawLine = (props: Partial<OrganizerViewProps> = {}, isShort = false, isBelowTask = false) => {
  const onTask = vi.fn();
  render(<DeskLine {...sampleDesk} {...props} {...{ isShort, onTask, isBelowTask }} isSecond={false} />);
  return onTask;
};
type Desk = ReturnType<typeof draw>['desk'];
const listButtons = (desk: Desk) =>
  desk
    .queryAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent)
    .filter((name) => !/0x/.test(`${name}`));

afterEach(cleanup);

test('offers every act while a contest is prepared', () => {
  const { desk } = draw();
  expect(listButtons(desk)).toEqual([
    ...['Admit all', 'Submissions 1 waiting, 1 admitted, 1 not admitted'],
    ...[
      'Admit Painted buoys',
      'Not admitted: Painted buoys',
      'Admit <img src=x>',
      'Not admitted: <img src=x>',
    ],
    ...['Judges Judging has not started yet.', 'Add a judge', 'Remove Ada Park'],
    ...['Assignments none', 'Assign entries', expect.stringMatching(/^Dates Submissions until /), 'Postpone'],
    ...['Awards none yet', 'Award the prizes'],
    ...['Entries 2 entries, 1 outside the ranking', 'Add entries'],
    ...['Disqualify Tide marks', 'Disqualify Rope and knots'],
    ...['Notes 1 published', 'Add a note', 'Withdraw this note'],
    ...['Print judges’ sheets', 'Print table cards', 'Withdraw the contest'],
    'Copy the link to this desk',
  ]);
  expect(desk.queryByRole('meter')).toBeNull();
  expect(desk.getByText('It is an advertisement.')).toBeTruthy();
  expect(desk.getByText('Harbor school · Outdoors')).toBeTruthy();
  expect(desk.getByText(/^Eleven buoys, painted by the sixth grade\./)).toBeTruthy();
  expect(desk.getByText('You can withdraw the contest until the first review.')).toBeTruthy();
  expect(document.querySelector('img[src="x"], b')).toBeNull();
});

test('offers what is still possible after the first review, and only notes at the end', () => {
  const judges = JUDGES.map((judge) => ({ judge, done: 1, due: 2, hasBegun: true }));
  const coverage = { status: 'reviews', entries: [], judges, done: 3, due: 6 } as const;
  const submissions = undefined;
  const { desk } = draw({ coverage, possible: { acts: true, removals: false }, hasReviews: true });
  expect(desk.getByText('3 of 6 reviews are in.')).toBeTruthy();
  expect(desk.getByRole('meter').getAttribute('aria-valuetext')).toBe('3 of 6 reviews are in.');
  expect(listButtons(desk)).not.toContain('Withdraw the contest');
  expect(listButtons(desk)).not.toContain('Remove Ada Park');
  expect(listButtons(desk)).toContain('Postpone');
  cleanup();
  const possible = { acts: false, removals: false };
  const over = draw({ coverage, possible, submissions, toDo: [], hasReviews: true });
  expect(over.desk.getByText('Nothing is waiting for you.')).toBeTruthy();
  expect(
    listButtons(over.desk).filter(
      (name) => !/^(Judges|Assignments|Entries|Awards|Dates|Notes) /.test(`${name}`),
    ),
  ).toEqual([
    'Award the prizes',
    'Add a note',
    'Withdraw this note',
    'Print judges’ sheets',
    'Print table cards',
    'Copy the link to this desk',
  ]);
});

test('names the entries of published awards', () => {
  const awards = [
    { prize: 'First place', entry: 2, reason: '' },
    { prize: 'A load of clay', entry: 9, reason: '' },
  ];
  const { desk } = draw({
    notes: [{ uid: `0x${'0b'.repeat(32)}`, time: 1n, about: null, kind: 'awards', text: '', awards }],
  });
  const items = desk.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toContain('AwardsFirst place: Rope and knotsA load of clay: Entry 9Withdraw this note');
});

test('waits with what depends on notes until they are read, and reads them again', async () => {
  const onReadNotes = vi.fn();
  const { desk } = draw({ notes: [], notesStatus: 'failed', toDo: [], onReadNotes });
  const waiting = ['Assign entries', 'Award the prizes', 'Print judges’ sheets', 'Print table cards'];
  for (const name of waiting)
    expect(desk.getByRole('button', { name }).hasAttribute('disabled'), name).toBe(true);
  expect(desk.queryByText('Nothing is waiting for you.')).toBeNull();
  expect(desk.getByRole('alert').textContent).toContain('Your notes could not be read');
  await userEvent.click(desk.getByRole('button', { name: 'Try again' }));
  expect(onReadNotes).toHaveBeenCalledOnce();
});

test('says what to do next, each with its button', async () => {
  const { onTask, desk } = draw({
    toDo: [
      { kind: 'begin', idle: [JUDGES[0]], missing: 4 },
      { kind: 'reviews', entries: [2], have: 1, wanted: 3 },
      { kind: 'awards' },
    ],
    getReminder: () => 'Ada Park: 2 entries left',
  });
  const list = within(desk.getAllByRole('list')[0] as HTMLElement);
  expect(list.getAllByRole('listitem').map((item) => item.querySelector('strong')?.textContent)).toEqual([
    'Ada Park has not begun',
    'Rope and knots has only 1 review',
    'Say who gets the prizes',
  ]);
  expect(list.getByRole('button', { name: 'Copy a reminder' })).toBeTruthy();
  await userEvent.click(list.getByRole('button', { name: 'Assign entries' }));
  expect(onTask).toHaveBeenLastCalledWith({ kind: 'assign' });
  await userEvent.click(list.getByRole('button', { name: 'Award the prizes' }));
  expect(onTask).toHaveBeenLastCalledWith({ kind: 'awards' });
});

test('counts every task near the title, but no date, and lists three lines', () => {
  const toDo = [
    { kind: 'begin', idle: [JUDGES[0]], missing: 4 },
    { kind: 'submissions', count: 1 },
    ...[{ kind: 'judges' } as const, { kind: 'assign' } as const],
    { kind: 'date', date: 'judging' },
  ] as const;
  const { desk } = draw({ toDo });
  expect(within(desk.getAllByRole('list')[0] as HTMLElement).getAllByRole('listitem')).toHaveLength(3);
  cleanup();
  drawLine({ toDo });
  expect(screen.getByText('and 3 more tasks')).toBeTruthy();
  cleanup();
  drawLine({ toDo: toDo.slice(-1) });
  expect(screen.getByText('Judging ends')).toBeTruthy();
  expect(screen.queryByText(/more task/)).toBeNull();
});

test('marks the line below a panel of the same person, which a phone shows without its text', () => {
  const findLine = () =>
    screen.getByRole('button', { name: 'Go to your tasks' }).closest('[data-below-task]');
  drawLine();
  expect(findLine()).toBeNull();
  cleanup();
  drawLine({}, false, true);
  expect(findLine()).toBeTruthy();
});

test('has the button of the first task near the title, and one main button', async () => {
  const toDo = [{ kind: 'reviews', entries: [2], have: 1, wanted: 3 }, { kind: 'awards' }] as const;
  const onTask = drawLine({ toDo });
  const task = screen.getByRole('button', { name: 'Assign entries' });
  expect(task.dataset.variant).toBe('contained');
  expect(screen.getByRole('button', { name: 'Go to your tasks' }).dataset.variant).toBe('quiet');
  await userEvent.click(task);
  expect(onTask).toHaveBeenLastCalledWith({ kind: 'assign' });
  cleanup();
  const { desk } = draw({ toDo });
  expect(desk.getAllByRole('button').filter(({ dataset }) => dataset.variant === 'contained')).toEqual([]);
  cleanup();
  // A header has no room for a sentence, and another main button.
  drawLine({ toDo: [{ kind: 'awards' }] }, true);
  expect(screen.getByRole('button', { name: 'Award the prizes' }).dataset.variant).toBe('outlined');
  expect(screen.queryByText('Say who gets the prizes')).toBeNull();
});

test('says near the title that notes could not be read, before what is next', () => {
  drawLine({ notesStatus: 'failed', toDo: [{ kind: 'judges' }, { kind: 'entries' }] });
  expect(screen.getByText('Your notes could not be read')).toBeTruthy();
  expect(screen.queryByText(/Nobody judges|more task/)).toBeNull();
});

test('shows whom the ranking gives the prizes to, and where published awards differ', async () => {
  const ranked = [{ prize: 'A load of clay', place: 1, track: 1, trackName: 'Outdoors', entries: [1] }];
  const judging = { status: 'nothing', judges: [], entries: [] } as const;
  const { desk } = draw({ ranked, coverage: judging });
  expect(desk.getByText('By the ranking as it is now:')).toBeTruthy();
  expect(desk.getByText('A load of clay')).toBeTruthy();
  cleanup();
  const awarded = [{ prize: 'A load of clay', entry: 2, reason: '' }];
  const later = draw({ ranked, awarded, coverage: judging });
  expect(later.desk.getByText('The ranking has Tide marks in place 1 of Outdoors.')).toBeTruthy();
});

test('draws who is assigned and who has reviewed what, which the text says, too', () => {
  const [ada, ben] = JUDGES;
  const { desk } = draw({
    assignments: [{ judge: ada, entries: [1, 2] }],
    reviewed: new Map([[ada, new Set([2])]]),
  });
  const row = desk.getByText('Reviewed: 2. Still to review: 1.').closest('li');
  expect(row?.textContent).toContain('Ada Park');
  const states = [...(row?.querySelectorAll('[aria-hidden] > *') ?? [])].map((cell) =>
    cell.getAttribute('data-state'),
  );
  expect(states).toEqual(['assigned', 'reviewed']);
  expect(desk.getByText(ben.slice(0, 8)).closest('li')?.querySelector('[data-state]')).toBeNull();
  cleanup();
  expect(draw().desk.getByText('Every judge is asked to review every entry.')).toBeTruthy();
});

test('says in numbers who reviews what if there are more entries than cells', () => {
  const [ada, ben] = JUDGES;
  const entries = Array.from({ length: 281 }, (_, index) => ({
    ...{ number: index + 1, name: `Entry ${index + 1}`, href: '#', status: 'standing' as const },
  }));
  const judges = [ada, ben].map((judge, index) => ({ judge, done: 1 - index, due: 2 - 2 * index }));
  const coverage = {
    ...({ status: 'reviews', entries: [], done: 1, due: 2 } as const),
    judges: judges.map((judge) => ({ ...judge, hasBegun: false })),
  };
  const assignments = [{ judge: ada, entries: [3, 280] }];
  const reviewed = new Map([[ada, new Set([280])]]);
  const { desk } = draw({ entries, coverage, assignments, reviewed });
  const row = desk.getByText('1 of 2 reviewed. Reviewed: 280. Still to review: 3.').closest('li');
  expect(row?.textContent).toContain('Ada Park');
  expect(desk.getByText('nothing assigned.')).toBeTruthy();
});

test('says that the entries of sealed reviews are not known yet', () => {
  const judges = [{ judge: JUDGES[0], done: 2, due: 2, hasBegun: true }];
  const assignments = [{ judge: JUDGES[0], entries: [1, 2] }];
  const { desk } = draw({
    ...{ assignments, coverage: { status: 'sealed', entries: [], judges, done: 2, due: 2 } },
  });
  expect(desk.getByText(/^The entries of sealed reviews show once/)).toBeTruthy();
  expect(desk.getByText('Entries 1, 2')).toBeTruthy();
  expect(desk.queryByText(/Still to review/)).toBeNull();
});

test('marks a judge who is done', () => {
  const [ada, ben] = JUDGES;
  const judges = [ada, ben].map((judge, index) => ({ judge, done: index, due: 1, hasBegun: index > 0 }));
  const { desk } = draw({ coverage: { status: 'reviews', entries: [], judges, done: 1, due: 2 } });
  expect(desk.getAllByText('Done').map((mark) => mark.closest('li')?.textContent)).toEqual([
    expect.stringContaining('1 of 1'),
  ]);
});

test('says that another account is connected', () => {
  const { desk } = draw({ isConnected: false });
  expect(desk.getByText(/without the organizer’s account/)).toBeTruthy();
});

test('closes a long section until it is opened', async () => {
  const entries = Array.from({ length: 9 }, (_, index) => ({
    ...{ number: index + 1, name: `Sign ${index + 1}`, href: '#', status: 'standing' as const },
  }));
  const { desk } = draw({ entries });
  const toggle = desk.getByRole('button', { name: 'Entries 9 entries' });
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  expect(desk.queryByRole('button', { name: 'Disqualify Sign 1' })).toBeNull();
  expect(desk.getByRole('button', { name: 'Add entries' })).toBeTruthy();
  await userEvent.click(toggle);
  expect(desk.getByRole('button', { name: 'Disqualify Sign 1' })).toBeTruthy();
});

test('copies a reminder for one judge', async () => {
  const user = userEvent.setup();
  const judges = [{ judge: JUDGES[0], done: 0, due: 2, hasBegun: false }];
  const { desk } = draw({
    coverage: { status: 'reviews', entries: [], judges, done: 0, due: 2 },
    left: new Map([[JUDGES[0], 2]]),
    getReminder: (judge) => `for ${judge}`,
  });
  expect(desk.getByText('has not begun, 0 of 2')).toBeTruthy();
  await user.click(desk.getByRole('button', { name: 'Remind Ada Park' }));
  expect(await navigator.clipboard.readText()).toBe(`for ${JUDGES[0]}`);
});

test('reminds those who have sealed reviews to reveal, and nobody else', () => {
  const [ada, ben] = JUDGES;
  const { desk } = draw({
    coverage: {
      ...{ status: 'revealed', entries: [], done: 1, due: 3 },
      judges: [
        { judge: ada, done: 2, due: 2, hasBegun: true },
        { judge: ben, done: 1, due: 2, hasBegun: true },
      ],
    },
    left: new Map([[ada, 2]]),
    getReminder: (judge) => `for ${judge}`,
  });
  const reminders = desk.getAllByRole('button', { name: /^Remind / });
  expect(reminders.map((button) => button.getAttribute('aria-label'))).toEqual(['Remind Ada Park']);
  expect(desk.getByText('2 sealed reviews are not revealed')).toBeTruthy();
});

test('admits one submission, or all that were not turned down', async () => {
  const { onTask, desk } = draw();
  const waiting = sampleDesk.submissions?.waiting ?? [];
  await userEvent.click(desk.getByRole('button', { name: 'Admit <img src=x>' }));
  expect(onTask).toHaveBeenLastCalledWith({ kind: 'admit', submissions: [waiting[1]] });
  await userEvent.click(desk.getByRole('button', { name: 'Admit all' }));
  expect(onTask).toHaveBeenLastCalledWith({ kind: 'admit', submissions: [waiting[0]] });
  await userEvent.click(desk.getByRole('button', { name: 'Remove Ada Park' }));
  expect(onTask).toHaveBeenLastCalledWith({ kind: 'remove-judge', judge: JUDGES[0], name: 'Ada Park' });
});

test('the desk copies the reminder to judges', async () => {
  const user = userEvent.setup();
  const { desk } = draw({ getReminder: () => 'Ada Park: 2 entries left' });
  await user.click(desk.getByRole('button', { name: 'Copy a reminder' }));
  expect(await desk.findByRole('button', { name: 'Copied!' })).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe('Ada Park: 2 entries left');
});

test('draws a long list in portions', async () => {
  const entries = Array.from({ length: 60 }, (_, index) => ({
    ...{ number: index + 1, name: `Sign ${index + 1}`, href: '#', status: 'standing' as const },
  }));
  const { desk } = draw({ entries });
  await userEvent.click(desk.getByRole('button', { name: 'Entries 60 entries' }));
  expect(desk.getAllByRole('button', { name: /^Disqualify/ })).toHaveLength(25);
  await userEvent.click(desk.getByRole('button', { name: 'Show more' }));
  expect(desk.getAllByRole('button', { name: /^Disqualify/ })).toHaveLength(60);
});

test('shows one name for each judge, also if the profile says the same', () => {
  const judges = JUDGES.map((judge) => ({ judge, done: 1, due: 2, hasBegun: true }));
  const { desk } = draw({
    coverage: { status: 'reviews', entries: [], judges, done: 3, due: 6 },
    getGivenName: (account) => (account === JUDGES[0] ? 'Ada Park' : undefined),
  });
  expect(desk.getAllByText('Ada Park')).toHaveLength(1);
  const [first, second] = desk
    .getAllByRole('link', { name: /^0x/ })
    .map((link) => link.closest('li')?.textContent);
  expect(first).toMatch(/^Ada Park0x/);
  expect(second).toMatch(/^0x/);
});
