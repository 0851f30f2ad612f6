import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StartContestView } from './StartContestView.tsx';
import { useContestForm } from './useContestForm.ts';

const NOW = 1_795_500_000n;
const judge = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

function Page({ onValid }: { onValid: () => void }) {
  const form = useContestForm(NOW);
  return (
    <StartContestView
      form={form.form}
      problems={form.problems}
      timeZone="Europe/Berlin"
      isKept={form.isKept}
      isConnected={false}
      onChange={form.change}
      onBlur={form.touch}
      onClear={form.clear}
      onSubmit={() => {
        form.touchAll();
        if (form.isValid) onValid();
      }}
    />
  );
}

const draw = () => {
  const onValid = vi.fn();
  return { onValid, ...render(<Page onValid={onValid} />) };
};
const field = (name: string) => screen.getByRole('textbox', { name });
const getProblem = (name: string) => {
  if (field(name).getAttribute('aria-invalid') !== 'true') return undefined;
  const ids = (field(name).getAttribute('aria-describedby') ?? '').split(' ');
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join('\n');
};
const type = async (name: string, text: string) => {
  await userEvent.click(field(name));
  await userEvent.paste(text);
};

beforeEach(() => window.localStorage.clear());
afterEach(cleanup);

test('nothing is wrong before anybody has typed', () => {
  draw();
  for (const name of ['Title', 'Description', 'Judges', 'Entries']) expect(getProblem(name)).toBeUndefined();
  expect(screen.getByText(/Europe\/Berlin/)).toBeTruthy();
});

test('a field is checked as it is typed, and the error is tied to it', async () => {
  draw();
  await type('Judges', `${judge}\n\n${judge}\nsomebody`);
  expect(getProblem('Judges')).toMatch(/Line 3: the same as line 1\./);
  expect(getProblem('Judges')).toMatch(/Line 4: this is no address/);
  expect(getProblem('Title')).toBeUndefined();
  await userEvent.clear(field('Judges'));
  await type('Judges', judge);
  expect(getProblem('Judges')).toBeUndefined();
});

test('a field that was left empty is named once it was left', async () => {
  draw();
  await userEvent.click(field('Title'));
  await userEvent.tab();
  expect(getProblem('Title')).toContain('Give the contest a title.');
});

test('submitting checks everything and leads to the first problem', async () => {
  const { onValid } = draw();
  await type('Title', 'Benches');
  await userEvent.click(screen.getByRole('button', { name: 'Start contest' }));
  expect(onValid).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toBe('3 fields need another look.');
  await waitFor(() => expect(document.activeElement).toBe(field('Description')));
});

test('a good form goes on, and survives being drawn anew', async () => {
  const { onValid, unmount } = draw();
  await type('Title', 'Benches');
  await type('Description', 'Where would you sit?');
  await type('Judges', ` ${judge} \r\n\r\n`);
  await type('Entries', 'https://example.org/a\nhttps://example.org/b');
  expect(screen.getByText('2 entries')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Start contest' }));
  expect(onValid).toHaveBeenCalledOnce();
  unmount();
  draw();
  expect(field('Title')).toHaveProperty('value', 'Benches');
  await userEvent.click(screen.getByRole('button', { name: 'Clear the form' }));
  expect(field('Title')).toHaveProperty('value', '');
  expect(window.localStorage).toHaveLength(0);
});
