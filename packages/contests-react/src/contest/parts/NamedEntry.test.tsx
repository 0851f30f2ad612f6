import { nameNumberedEntries } from '@org/contests/names';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { englishContestNames } from '../../messages/en/contest.ts';
import { NamedEntry } from './NamedEntry.tsx';

afterEach(cleanup);

const show = (entry: { name: string; link: string }, href?: string) =>
  render(
    <NamedEntry
      name={nameNumberedEntries(['1'], new Map([['1', entry]]), englishContestNames)('1')}
      href={href}
    />,
  );

test('links the name to the entry’s page, with the whole link in its accessible name', () => {
  show({ name: 'Tide marks', link: 'https://github.com/ada/tide-marks' }, '/entries/1');
  const link = screen.getByRole('link', { name: 'Tide marks, https://github.com/ada/tide-marks' });
  expect(link.getAttribute('href')).toBe('/entries/1');
  expect(link.textContent).toBe('Tide marks');
  expect(screen.getByText('github.com')).toBeTruthy();
});

test('links "Open project" to the exact URL, without a referrer', () => {
  show({ name: 'Tide marks', link: 'HTTPS://github.com/ada/tide-marks/?a=1#x' }, '/entries/1');
  const link = screen.getByRole('link', { name: 'Open project' });
  expect(link.getAttribute('href')).toBe('HTTPS://github.com/ada/tide-marks/?a=1#x');
  expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow');
});

test.each(['javascript:alert(1)', ''])('renders no project link for %j', (link) => {
  show({ name: 'Rope and knots', link });
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('Rope and knots')).toBeTruthy();
});
