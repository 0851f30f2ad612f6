import { expect, test } from 'vitest';
import { getPageName, pages } from './pages.ts';

test.each([
  ['/', 'landing'],
  ['', 'landing'],
  ['/contests', 'contests'],
  ['/contests/', 'contests'],
  ['/contests/start', 'start'],
  ['/reviews', 'reviews'],
  ['/drafts', 'drafts'],
  ['/accounts/0x12', 'account'],
  ['/accounts/edit', 'account'],
  ['/accounts', 'not-found'],
  ['/settings', 'settings'],
  ['/terms', 'terms'],
  ['/privacy', 'privacy'],
  ['/contests/local/0x12', 'contest'],
  ['/contests/local/0x12/entries/3', 'entry'],
  ['/contests/local/0x12/entries', 'not-found'],
  ['/contests/local/0x12/share', 'share'],
  ['/contests/local', 'not-found'],
  ['/contests/local/0x12/else', 'not-found'],
  ['/contests/start/0x12/share/more', 'not-found'],
  ['/nowhere', 'not-found'],
] as const)('%s is the page %s', (path, page) => {
  expect(getPageName(path)).toBe(page);
});

test('every page has a file of its own', () => {
  expect(new Set(pages.map((page) => page.file)).size).toBe(pages.length);
});
