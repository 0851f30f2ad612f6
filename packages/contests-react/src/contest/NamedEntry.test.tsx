import { getEntryName } from '@org/contests/names';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { contestNamesTexts } from '../texts/en/contestNames.ts';
import { NamedEntry } from './NamedEntry.tsx';

afterEach(cleanup);

const show = (entry: string, href?: string) =>
  render(
    <NamedEntry name={{ ...getEntryName(entry, [entry], contestNamesTexts), link: entry }} href={href} />,
  );

test('links the name to the entry’s page, with the whole link in its accessible name', () => {
  show('https://github.com/ada/kiln', '/entries/1');
  const link = screen.getByRole('link', { name: 'kiln, https://github.com/ada/kiln' });
  expect(link.getAttribute('href')).toBe('/entries/1');
  expect(link.textContent).toBe('kiln');
  expect(screen.getByText('github.com')).toBeTruthy();
});

test('links "Open project" to the exact URL, without a referrer', () => {
  show('HTTPS://github.com/ada/kiln/?a=1#x', '/entries/1');
  const link = screen.getByRole('link', { name: 'Open project' });
  expect(link.getAttribute('href')).toBe('HTTPS://github.com/ada/kiln/?a=1#x');
  expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow');
});

test('renders no project link for an entry that is plain text', () => {
  show('javascript:alert(1)');
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('javascript:alert(1)')).toBeTruthy();
});
