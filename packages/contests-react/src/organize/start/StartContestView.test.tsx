import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  draw,
  field,
  fill,
  getProblem,
  judge,
  open,
  paste,
  press,
  preview,
  rail,
  saved,
} from '../../../test/startFormPage.tsx';

beforeEach(() => window.localStorage.clear());
afterEach(cleanup);

test('shows one step at a time, each with a button of its name', async () => {
  draw();
  for (const step of ['Basics', 'Criteria', 'Judges', 'Entries', 'Dates', 'Check and sign']) {
    await open(step);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(step);
    expect(rail().getByRole('button', { name: step }).getAttribute('aria-current')).toBe('step');
  }
});

test('shows no problems before anything is typed', () => {
  draw();
  for (const name of ['Title', 'Description']) expect(getProblem(field(name))).toBeUndefined();
});

test('says how large the texts are in the last step, and before it from half of the space on', async () => {
  draw();
  expect(screen.queryByRole('meter', { name: 'Size of the texts' })).toBeNull();
  await open('Check and sign');
  expect(screen.getByRole('meter', { name: 'Size of the texts' })).toBeTruthy();
  await open('Basics');
  await paste(field('Rules'), 'a'.repeat(4_000));
  expect(await screen.findByRole('meter', { name: 'Size of the texts' })).toBeTruthy();
});

test('takes rules, which can be previewed, and links', async () => {
  const { onValid } = draw();
  await fill();
  await open('Basics');
  await paste(field('Rules'), '### Who\n\n- Anybody. <b>[x](javascript:alert(1))</b>');
  await press('Preview the rules');
  expect((await screen.findByRole('heading', { name: 'Who' })).tagName).toBe('H4');
  expect(screen.queryByRole('link', { name: 'x' })).toBeNull();
  await press('Add link');
  await paste(field('Link label'), 'Chat');
  await paste(field('Link address'), ' https://example.org/chat ');
  await open('Check and sign');
  await press('Start contest');
  expect(onValid.mock.lastCall?.[0]).toMatchObject({
    rules: expect.stringContaining('### Who'),
    links: [{ label: 'Chat', href: 'https://example.org/chat' }],
  });
});

test('goes on with the button or the Enter key, and focuses the first empty field', async () => {
  draw();
  await press('Continue to Criteria');
  expect(document.activeElement).toBe(field('Label'));
  await press('Continue to Judges');
  expect(document.activeElement).toBe(field('Judges'));
  await press('Back');
  await press('Back');
  await userEvent.type(field('Title'), 'Benches{Enter}');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Criteria');
});

test('says which steps are complete and what they have', async () => {
  draw();
  await fill();
  const describe = (step: string) => {
    const ids = rail().getByRole('button', { name: step }).getAttribute('aria-describedby') ?? '';
    return ids.split(' ').map((id) => document.getElementById(id)?.textContent);
  };
  await open('Dates');
  expect(describe('Basics')).toEqual(['complete', 'Benches']);
  expect(describe('Criteria')).toEqual(['complete', '1 criterion, 5 points']);
  expect(describe('Judges')).toEqual(['complete', '1 judge']);
  expect(describe('Entries')).toEqual(['complete', '1 entry']);
  expect(describe('Check and sign')[0]).toBe('to do');
  await open('Judges');
  await userEvent.clear(field('Judges'));
  expect(describe('Judges')).toEqual(['needs changes', '']);
});

test('validates the judges while typing, and associates the error with the field', async () => {
  draw();
  await open('Judges');
  await paste(field('Judges'), `${judge}\n\n${judge}\nsomebody`);
  expect(getProblem(field('Judges'))).toMatch(/Line 3: this repeats line 1\./);
  expect(getProblem(field('Judges'))).toMatch(/Line 4: this isn’t an address/);
  expect(screen.getByText('1 of 3 lines is valid')).toBeTruthy();
  await userEvent.clear(field('Judges'));
  await paste(field('Judges'), `${judge} Ada Park`);
  expect(getProblem(field('Judges'))).toBeUndefined();
});

test('reports an empty field once it loses the focus', async () => {
  draw();
  await userEvent.click(field('Title'));
  await userEvent.tab();
  expect(getProblem(field('Title'))).toContain('Give the contest a title.');
});

test('opens the first step with a problem on submit, and focuses the field', async () => {
  const { onValid } = draw();
  await paste(field('Title'), 'Benches');
  await open('Check and sign');
  await press('Start contest');
  expect(onValid).not.toHaveBeenCalled();
  await waitFor(() => expect(document.activeElement).toBe(field('Description')));
  await open('Check and sign');
  expect(screen.getByRole('alert').textContent).toBe('Fix 4 fields.');
});

test('submits a valid form, and keeps it when it is remounted', async () => {
  const { onValid, unmount } = draw();
  await fill();
  await open('Check and sign');
  await press('Start contest');
  expect(onValid).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      title: 'Benches',
      criteria: [{ label: 'Comfort', maxPoints: 5, weight: 1, anchors: [] }],
      judges: [{ address: judge, name: 'Ada' }],
      entries: [
        {
          ...{ name: 'Oak', link: 'https://example.org/oak', about: '', track: 0, place: '' },
          ...{ team: [], links: [], pictures: [] },
        },
      ],
    }),
  );
  unmount();
  draw();
  // The step at which the form was left.
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Check and sign');
  await open('Basics');
  expect(field('Title')).toHaveProperty('value', 'Benches');
  await press('Clear the form');
  expect(field('Title')).toHaveProperty('value', '');
  expect(window.localStorage).toHaveLength(0);
});

test('says everything that becomes public in the last step, and what can change later', async () => {
  draw();
  await fill();
  await open('Check and sign');
  const main = document.querySelector('form')?.textContent ?? '';
  for (const text of [
    'Where would you sit?',
    'Comfort: 0 to 5',
    'Ada',
    judge,
    'Oak',
    'Everyone can read reviews as soon as they are signed.',
    'Permanently public.',
    'add others until',
    'published names of judges, and whether reviews are sealed: never',
  ])
    expect(main).toContain(text);
});

test('the preview of a contest has no links', async () => {
  draw();
  await paste(field('Title'), '<b>Benches</b>');
  expect(preview().textContent).toContain('<b>Benches</b>');
  await open('Entries');
  await paste(field('Name'), 'Lamp');
  await paste(field('Link'), 'https://example.org/lamp');
  expect(preview().textContent).toContain('Lamp example.org');
  expect(within(preview()).queryByRole('link')).toBeNull();
});

test('keeps the names of judges in the draft unless they shall become public', async () => {
  const { onValid } = draw();
  await fill();
  await open('Judges');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Publish the names of the judges' }));
  await open('Check and sign');
  expect(document.querySelector('form')?.textContent).not.toContain('Ada');
  await press('Start contest');
  expect(onValid.mock.lastCall?.[0]).toMatchObject({ judges: [{ address: judge, name: '' }] });
  await open('Judges');
  expect((field('Judges') as HTMLTextAreaElement).value).toBe(`${judge} Ada`);
});

test('saves the draft as a file, and opens it without losing what is typed', async () => {
  draw();
  await fill();
  await press('Save as a file');
  const openFile = (content: string) =>
    userEvent.upload(
      screen.getByLabelText('Open a file', { selector: 'input' }),
      new File([content], 'a.json'),
    );
  await open('Basics');
  await paste(field('Title'), ' of wood');
  await openFile('{"title":5}');
  await screen.findByText(/^Correct “title” in the file/);
  expect((field('Title') as HTMLInputElement).value).toBe('Benches of wood');
  await openFile(saved.at(-1) ?? '');
  await screen.findByText('Open “Benches” from the file?');
  expect((field('Title') as HTMLInputElement).value).toBe('Benches of wood');
  await press('Replace it');
  // The form is complete.
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Check and sign');
  expect(screen.getByText('Opened “Benches” from a file')).toBeTruthy();
  await open('Basics');
  expect((field('Title') as HTMLInputElement).value).toBe('Benches');
});

test('the preview says no time for an end that was emptied', async () => {
  draw();
  expect(preview().textContent).toMatch(/until Dec/);
  await open('Dates');
  fireEvent.change(screen.getByLabelText('Judging ends'), { target: { value: '' } });
  expect(preview().textContent).toContain('Judging');
  expect(preview().textContent).not.toMatch(/until|1970/);
});
