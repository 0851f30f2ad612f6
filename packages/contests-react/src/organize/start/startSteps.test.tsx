import type { NewContest } from '@org/contests/write';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  draw,
  field,
  fill,
  getProblem,
  judge,
  last,
  NOW,
  open,
  other,
  paste,
  press,
  preview,
} from '../../../test/startFormPage.tsx';
import { toWallTime } from '../form/localTime.ts';
import { Timeline } from './Timeline.tsx';

beforeEach(() => window.localStorage.clear());
afterEach(cleanup);

test('takes the team and further links of an entry, and shows them before signing', async () => {
  const { onValid } = draw();
  await fill();
  expect(screen.getByText(/^Pictures are not possible here/)).toBeTruthy();
  await paste(field('Team'), 'Ada Park\nBen Kowalski');
  const entry = within(screen.getByRole('group', { name: 'Oak' }));
  await userEvent.click(entry.getByRole('button', { name: 'Add link' }));
  await paste(field('Link address'), 'javascript:alert(1)');
  await userEvent.tab();
  expect(getProblem(field('Link address'))).toMatch(/needs a label and an address/);
  await paste(field('Link label'), 'Video');
  await userEvent.clear(field('Link address'));
  await paste(field('Link address'), 'https://example.org/video');
  await userEvent.tab();
  expect(getProblem(field('Link address'))).toBeUndefined();
  await open('Check and sign');
  expect(screen.getAllByText('Team: Ada Park, Ben Kowalski').length).toBeGreaterThan(0);
  expect(screen.getAllByText(/^Video: .*example\.org\/video/).length).toBeGreaterThan(0);
  await press('Start contest');
  const [[contest]] = onValid.mock.calls as [[NewContest]];
  expect(contest.entries[0]).toMatchObject({
    ...{ team: ['Ada Park', 'Ben Kowalski'], pictures: [] },
    links: [{ label: 'Video', href: 'https://example.org/video' }],
  });
});

test('fills in the criteria of a template, and can undo it', async () => {
  draw();
  await open('Criteria');
  await paste(field('Label'), 'My own');
  await press('Classic six');
  const labels = () =>
    screen.getAllByRole('textbox', { name: 'Label' }).map((each) => (each as HTMLInputElement).value);
  const weights = () =>
    screen.getAllByRole('textbox', { name: 'Weight' }).map((each) => (each as HTMLInputElement).value);
  expect(labels()).toEqual([
    ...['Presentation', 'Potential impact', 'Creativity', 'Difficulty', 'Open source', 'Documentation'],
  ]);
  expect(weights()).toEqual(['5', '5', '5', '5', '3', '3']);
  expect(screen.getByRole('button', { name: 'Classic six' }).getAttribute('aria-pressed')).toBe('true');
  await press('Undo');
  expect(labels()).toEqual(['My own']);
  await press('Hackathon');
  expect(labels()).toHaveLength(5);
  // A template replaces another one without a question.
  await press('Jury');
  expect(weights()).toEqual(['3', '2', '2', '1']);
});

test('adds a criterion with the Enter key or the button, and several by pasting lines', async () => {
  draw();
  await open('Criteria');
  await userEvent.type(field('Label'), 'One{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(last('Label')));
  await press('Add criterion');
  await paste(last('Label'), 'Two\nThree');
  const labels = screen
    .getAllByRole('textbox', { name: 'Label' })
    .map((each) => (each as HTMLInputElement).value);
  expect(labels).toEqual(['One', '', 'Two', 'Three']);
});

test('shows the judge’s form as the criteria are typed', async () => {
  draw();
  await open('Criteria');
  expect(preview().textContent).toContain('Name a criterion to see the form.');
  await paste(field('Label'), 'Comfort');
  await userEvent.clear(field('Maximum'));
  await userEvent.type(field('Maximum'), '3');
  const group = within(preview()).getByRole('radiogroup', { name: 'Comfort' });
  expect(within(group).getAllByRole('radio')).toHaveLength(4);
  await userEvent.click(within(group).getByRole('radio', { name: '3' }));
  await press('Say what the points mean');
  await paste(screen.getByRole('textbox', { name: 'Meaning of 3' }), 'Like a sofa');
  expect(preview().textContent).toContain('Like a sofa');
});

test('names an entry by its link, and marks a wrong link when the field is left', async () => {
  draw();
  await open('Entries');
  await paste(field('Link'), 'https://example.org/projects/oak');
  await userEvent.tab();
  expect(field('Name')).toHaveProperty('value', 'oak');
  await press('Add entry');
  await waitFor(() => expect(document.activeElement).toBe(last('Name')));
  await paste(last('Link'), 'javascript:alert(1)');
  await userEvent.tab();
  expect(getProblem(last('Link'))).toMatch(/This isn’t a link/);
  await press('Remove Entry 2');
  expect(screen.getAllByRole('textbox', { name: 'Link' })).toHaveLength(1);
});

test('adds an entry with the Enter key', async () => {
  draw();
  await open('Entries');
  await userEvent.type(field('Name'), 'Oak{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(last('Name')));
  expect(screen.getAllByRole('textbox', { name: 'Name' })).toHaveLength(2);
});

test('offers the tracks of the contest for entries', async () => {
  draw();
  await press('Add track');
  await paste(field('Track name'), 'Parks');
  await open('Entries');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Track' }), 'Parks');
  await open('Basics');
  await press('Remove track Parks');
  await open('Entries');
  expect(screen.queryByRole('combobox', { name: 'Track' })).toBeNull();
});

test('opens the import for links that are pasted into an entry, and adds them with their names', async () => {
  draw();
  await open('Entries');
  await paste(field('Name'), 'https://example.org/oak\nhttps://example.org/pine');
  const dialog = await screen.findByRole('dialog', { name: 'Import entries' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add 2 entries' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const list = screen.getByRole('list', { name: 'Your entries' });
  const names = within(list).getAllByRole('textbox', { name: 'Name' });
  expect(names.map((each) => (each as HTMLInputElement).value)).toContain('oak');
});

test('opens the import for pasted cells of judges, and appends the valid lines', async () => {
  draw();
  await open('Judges');
  await paste(field('Judges'), `nobody\n${judge}`);
  await paste(field('Judges'), `Ada\t${other}\nAda\t${judge}\nEve\teve.eth`);
  const dialog = await screen.findByRole('dialog', { name: 'Import judges' });
  expect(within(dialog).getByText('2 valid judges')).toBeTruthy();
  expect(within(dialog).getByText('1 invalid line')).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add 1 judge' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(field('Judges')).toHaveProperty('value', `nobody\n${judge}\n${other} Ada`);
  expect(screen.getByText('Added 1 line. 1 was already there.')).toBeTruthy();
  await press('Fix 1 line');
  expect(await screen.findByRole('textbox', { name: 'Lines to import' })).toHaveProperty(
    'value',
    'Eve\teve.eth',
  );
});

test('a new contest takes submissions until a date', async () => {
  const { onValid } = draw();
  await fill();
  await press('Remove Oak');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Take submissions' }));
  expect(screen.getByLabelText('Submissions until')).toBeTruthy();
  await press('1 week');
  await open('Check and sign');
  await press('Start contest');
  const { submissionsUntil, opensAt, closesAt } = onValid.mock.calls.flat()[0] as Record<string, bigint>;
  expect(
    [submissionsUntil, opensAt, closesAt].map((time) => Number(time ?? 0n) - Number(NOW - (NOW % 60n))),
  ).toEqual([...[7, 7, 21].map((days) => days * 86_400)]);
});

test('ends in two weeks by default, and seals reviews on request', async () => {
  draw();
  await open('Dates');
  const ends = screen.getByLabelText('Judging ends') as HTMLInputElement;
  expect(ends.value).toBe(new Date(Number(NOW) * 1000 + 14 * 86_400_000).toISOString().slice(0, 16));
  expect(screen.getByRole('button', { name: '2 weeks' }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.queryByLabelText('Reveal until')).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Seal reviews until judging ends' }));
  expect(screen.getByLabelText('Reveal until')).toBeTruthy();
  expect(screen.getByText(/your time zone, UTC/)).toBeTruthy();
});

test('puts criteria in order with buttons, and keeps the focus on the one that moves', async () => {
  draw();
  await open('Criteria');
  await press('Jury');
  const labels = () =>
    screen.getAllByRole('textbox', { name: 'Label' }).map((each) => (each as HTMLInputElement).value);
  expect(screen.getByRole('button', { name: 'Move Quality up' }).hasAttribute('disabled')).toBe(true);
  await userEvent.click(
    screen.getAllByRole('button', { name: 'Say what the points mean' })[2] as HTMLElement,
  );
  await press('Move Impact up');
  expect(labels()).toEqual(['Quality', 'Impact', 'Originality', 'Presentation']);
  const focused = () => document.activeElement?.getAttribute('aria-label');
  await waitFor(() => expect(focused()).toBe('Move Impact up'));
  expect(screen.getByText('Impact is now number 2 of 4.').getAttribute('role')).toBe('status');
  await userEvent.keyboard('{Enter}');
  expect(labels()[0]).toBe('Impact');
  // The meanings of its points moved with it.
  const [first] = screen.getAllByRole('group', { name: 'Criterion 1' });
  expect(first?.parentElement?.textContent).toContain('What the points mean');
  // The row is the first one, so the focus moves to the other button.
  await waitFor(() => expect(focused()).toBe('Move Impact down'));
  expect(within(preview()).getAllByRole('radiogroup')[0]?.textContent).toContain('Impact');
});

test('sets all dates at once, and draws them', async () => {
  const { onValid } = draw();
  await fill();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Take submissions' }));
  await open('Dates');
  const phases = () =>
    within(screen.getByRole('figure', { name: 'Timeline' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.split(' ')[0]);
  expect(phases()).toEqual(['Submissions', 'Judging']);
  await press('This weekend');
  expect(screen.getByRole('button', { name: 'This weekend' }).getAttribute('aria-pressed')).toBe('true');
  // The samples are on a Tuesday.
  expect((screen.getByLabelText('Judging ends') as HTMLInputElement).value).toBe('2026-11-29T18:00');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Seal reviews until judging ends' }));
  await press('Two weeks');
  expect(phases()).toEqual(['Submissions', 'Judging', 'Revealing']);
  await paste(field('Reviews for each entry, at least'), '3');
  await open('Check and sign');
  expect(document.querySelector('form')?.textContent).toContain('Each entry should have at least 3 reviews.');
  await press('Start contest');
  expect(onValid.mock.lastCall?.[0]).toMatchObject({ minimumReviews: 3, closesAt: NOW + 14n * 86_400n });
});

test('moves a date by its handle: an hour, a day, no further than the dates beside it, or by dragging', async () => {
  draw();
  await open('Dates');
  const handle = () => screen.getByRole('slider', { name: 'End of judging' });
  const at = () => Number(handle().getAttribute('aria-valuenow'));
  const before = at();
  expect(handle().getAttribute('aria-valuetext')).toMatch(/2026/);
  handle().focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(at() % 3_600).toBe(0);
  expect(Math.abs(at() - before - 3_600)).toBeLessThan(3_600);
  const rounded = at();
  await userEvent.keyboard('{PageDown}{ArrowLeft}');
  expect(at()).toBe(rounded - 90_000);
  await userEvent.keyboard('{Home}');
  expect(at()).toBeGreaterThan(Number(NOW));
  expect(at() - Number(NOW)).toBeLessThanOrEqual(2 * 3_600);
  const opens = screen.getByRole('slider', { name: 'Start of judging' });
  opens.focus();
  await userEvent.keyboard('{PageUp}');
  expect(Number(opens.getAttribute('aria-valuenow'))).toBeLessThan(at());
  const box = { left: 0, width: 100 } as DOMRect;
  (handle().parentElement as HTMLElement).getBoundingClientRect = () => box;
  const end = at();
  fireEvent.pointerDown(handle(), { pointerId: 1, clientX: 80 });
  fireEvent.pointerMove(handle(), { pointerId: 1, clientX: 100 });
  fireEvent.pointerUp(handle(), { pointerId: 1, clientX: 100 });
  expect(at()).toBeGreaterThanOrEqual(end);
  const moved = at();
  fireEvent.pointerMove(handle(), { pointerId: 1, clientX: 10 });
  expect(at()).toBe(moved);
});

test('lets the end of submissions be moved later while judging starts when they end', async () => {
  draw();
  await open('Entries');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Take submissions' }));
  await open('Dates');
  const at = (name: string) => Number(screen.getByRole('slider', { name }).getAttribute('aria-valuenow'));
  const before = [at('End of submissions'), at('End of judging')] as const;
  screen.getByRole('slider', { name: 'End of submissions' }).focus();
  await userEvent.keyboard('{PageUp}');
  expect(at('End of submissions')).toBeGreaterThan(before[0] + 80_000);
  expect(at('Start of judging')).toBe(at('End of submissions'));
  expect(at('End of judging')).toBeGreaterThan(before[1] + 80_000);
});

test.each(['Asia/Kolkata', 'Asia/Kathmandu', 'UTC'])(
  'moves a date to full hours of the clock in %s',
  async (zone) => {
    const onMove = vi.fn();
    const times = { submissionsUntil: null, opensAt: NOW, closesAt: NOW + 100_123n, revealUntil: null };
    render(
      <Timeline {...{ times, zone, onMove, nowSeconds: NOW }} fields={['closesAt']} follows={() => false} />,
    );
    const handle = screen.getByRole('slider', { name: 'End of judging' });
    (handle.parentElement as HTMLElement).getBoundingClientRect = () => ({ left: 0, width: 100 }) as DOMRect;
    handle.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}{PageUp}{Home}');
    fireEvent.pointerDown(handle, { pointerId: 1, clientX: 80 });
    fireEvent.pointerMove(handle, { pointerId: 1, clientX: 33 });
    const walls = onMove.mock.calls.map(([, seconds]) => toWallTime(Number(seconds) * 1000, zone));
    expect(walls).toHaveLength(5);
    for (const wall of walls) expect(wall).toMatch(/:00$/);
  },
);

test('moves no date that the dates beside it leave no room', async () => {
  const onMove = vi.fn();
  const times = {
    submissionsUntil: null,
    opensAt: NOW + 7_200n,
    closesAt: NOW + 9_000n,
    revealUntil: NOW + 10_800n,
  };
  render(
    <Timeline
      {...{ times, onMove, nowSeconds: NOW, zone: 'UTC' }}
      fields={['opensAt', 'closesAt', 'revealUntil']}
      follows={() => false}
    />,
  );
  screen.getByRole('slider', { name: 'End of judging' }).focus();
  await userEvent.keyboard('{Home}{End}{ArrowRight}{PageDown}');
  expect(onMove).not.toHaveBeenCalled();
});
