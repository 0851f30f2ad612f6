import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { JUDGES } from '../../testing/sampleContest.ts';
import { sampleDesk } from '../../testing/sampleDesk.ts';
import { OrganizerView, type OrganizerViewProps } from './OrganizerView.tsx';

const draw = (props: Partial<OrganizerViewProps> = {}) => {
  const onTask = vi.fn();
  render(<OrganizerView {...sampleDesk} {...props} onTask={onTask} />);
  return { onTask, desk: within(screen.getByRole('region', { name: 'Organizer' })) };
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
    ...[
      'Admit Painted buoys',
      'Not admitted: Painted buoys',
      'Admit <img src=x>',
      'Not admitted: <img src=x>',
    ],
    ...['Admit all', 'Remove Ada Park', 'Add a judge', 'Disqualify Tide marks', 'Disqualify Rope and knots'],
    ...['Add entries', 'Withdraw this note', 'Add a note', 'Postpone', 'Withdraw the contest'],
  ]);
  expect(desk.getByText('Judging has not opened yet.')).toBeTruthy();
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
  const { desk } = draw({ coverage, possible: { acts: true, removals: false }, hasReviews: true });
  expect(desk.getByText('3 of 6 reviews are in.')).toBeTruthy();
  expect(desk.getByRole('meter').getAttribute('aria-valuetext')).toBe('3 of 6 reviews are in.');
  expect(listButtons(desk)).not.toContain('Withdraw the contest');
  expect(listButtons(desk)).not.toContain('Remove Ada Park');
  expect(listButtons(desk)).toContain('Postpone');
  cleanup();
  const over = draw({ coverage, possible: { acts: false, removals: false }, hasReviews: true });
  expect(listButtons(over.desk)).toEqual(['Withdraw this note', 'Add a note']);
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

test('copies the reminder', async () => {
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
