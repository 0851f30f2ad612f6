import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { EMPTY_CONTEST } from './contestForm.ts';
import { DateField } from './DateField.tsx';
import { readTimes } from './localTime.ts';

const NOW = BigInt(Date.parse('2027-01-20T12:00:00Z')) / 1000n;

function Fixture({ start, zone }: { start: string; zone: string }) {
  const [time, setTime] = useState(start);
  const { closesAt } = readTimes({ ...EMPTY_CONTEST, closesAt: time }, NOW, zone);
  return (
    <>
      <DateField
        label="Judging ends"
        presets={[7, 14]}
        seconds={closesAt}
        onChange={setTime}
        onBlur={() => undefined}
        {...{ time, zone }}
      />
      <output>{time}</output>
    </>
  );
}

const draw = (start: string, zone: string) => render(<Fixture start={start} zone={zone} />);
const input = () => screen.getByLabelText('Judging ends') as HTMLInputElement;
const type = (value: string) => fireEvent.change(input(), { target: { value } });
const kept = () => screen.getByRole('status').textContent;
const choices = () =>
  within(screen.getByRole('radiogroup'))
    .getAllByRole('radio')
    .map((radio) => (radio as HTMLInputElement).checked);

afterEach(cleanup);

test('issue 27: keeps the moment, and shows it in another zone', () => {
  const { unmount } = draw('P14D', 'Europe/Berlin');
  type('2027-02-01T18:00');
  expect(kept()).toBe('2027-02-01T17:00:00.000Z');
  unmount();
  draw('2027-02-01T17:00:00.000Z', 'America/Los_Angeles');
  expect(input().value).toBe('2027-02-01T09:00');
  expect(screen.queryByRole('radiogroup')).toBeNull();
});

test('issue 27: says that a time exists twice, and keeps the one that is chosen', async () => {
  draw('P14D', 'Europe/Berlin');
  type('2027-10-31T02:30');
  expect(screen.getByText(/2027-10-31 02:30 exists twice that night/)).toBeTruthy();
  expect(kept()).toBe('2027-10-31T00:30:00.000Z');
  expect(choices()).toEqual([true, false]);
  await userEvent.click(screen.getAllByRole('radio')[1] as HTMLElement);
  expect(kept()).toBe('2027-10-31T01:30:00.000Z');
  expect(choices()).toEqual([false, true]);
  expect(input().value).toBe('2027-10-31T02:30');
});

test('issue 27: says that a time does not exist, and keeps the one that is chosen', async () => {
  draw('P14D', 'Europe/Berlin');
  type('2027-03-28T02:30');
  expect(screen.getByText(/2027-03-28 02:30 does not exist that night/)).toBeTruthy();
  expect(input().value).toBe('2027-03-28T02:30');
  expect(kept()).toBe('2027-03-28T01:30:00.000Z');
  await userEvent.click(screen.getAllByRole('radio')[1] as HTMLElement);
  expect(kept()).toBe('2027-03-28T00:30:00.000Z');
  type('2027-03-28T03:30');
  expect(kept()).toBe('2027-03-28T01:30:00.000Z');
  expect(screen.queryByRole('radiogroup')).toBeNull();
});

test('sets a preset, and can be emptied', async () => {
  draw('2027-02-01T17:00:00.000Z', 'UTC');
  await userEvent.click(screen.getByRole('button', { name: '1 week' }));
  expect(kept()).toBe('P7D');
  expect(input().value).toBe('2027-01-27T12:00');
  type('');
  expect(kept()).toBe('');
  expect(input().value).toBe('');
});
