import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { paths } from '../shared/paths.ts';
import { pageFiles } from './pageFiles.ts';
import { getPageName, routes } from './routes.ts';
import { startQueries } from './startQueries.ts';

test('waits for quick queries, even if one fails', async () => {
  const done: string[] = [];
  const quick = Promise.resolve().then(() => done.push('quick'));
  await startQueries([quick, Promise.reject(new Error('scan is down'))]);
  expect(done).toEqual(['quick']);
});

test('stops waiting for a slow query, and leaves no timer', async () => {
  vi.useFakeTimers();
  try {
    const started = startQueries([new Promise(() => {})], 300);
    await vi.advanceTimersByTimeAsync(300);
    await started;
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

test.each([
  ['/', 'landing'],
  ['', 'landing'],
  ['/contests', 'contests'],
  ['/contests/', 'contests'],
  ['/contests/start', 'start'],
  ['/reviews', 'reviews'],
  ['/Help', 'help'],
  ['/drafts', 'drafts'],
  ['/accounts/0x12', 'account'],
  ['/accounts/edit', 'edit-profile'],
  ['/accounts', 'not-found'],
  ['/settings', 'settings'],
  ['/terms', 'terms'],
  ['/privacy', 'privacy'],
  ['/contests/local/0x12', 'contest'],
  ['/contests/local/0x12/entries/3', 'entry'],
  ['/contests/local/0x12/entries/3/certificate', 'certificate'],
  ['/contests/local/0x12/entries', 'not-found'],
  ['/contests/local/0x12/share', 'share'],
  ['/contests/local', 'not-found'],
  ['/contests/local/0x12/else', 'not-found'],
  ['/contests/start/0x12/share/more', 'not-found'],
  ['/nowhere', 'not-found'],
] as const)('matches %s to the page %s', (path, page) => {
  expect(getPageName(path)).toBe(page);
});

const uid = `0x${'ab'.repeat(32)}` as const;
const account = `0x${'cd'.repeat(20)}` as const;

test.each([
  ['landing', paths.landing],
  ['contests', paths.contests],
  ['contests', paths.contestsOf('local')],
  ['contests', paths.contestsWith('q=games')],
  ['start', paths.startContest],
  ['start', paths.startContestFrom('local', uid)],
  ['reviews', paths.reviews],
  ['drafts', paths.drafts],
  ['edit-profile', paths.ownProfile],
  ['edit-profile', paths.editProfile('local')],
  ['account', paths.account('local', account)],
  ['help', paths.help],
  ['settings', paths.settings],
  ['terms', paths.terms],
  ['privacy', paths.privacy],
  ['contest', paths.contest('local', uid)],
  ['entry', paths.entry('local', uid, 3)],
  ['certificate', paths.certificate('local', uid, 3)],
  ['share', paths.share('local', uid)],
] as const)('matches the links of the product to %s: %s', (page, path) => {
  expect(getPageName(new URL(path, 'http://localhost').pathname)).toBe(page);
});

test('gives every page a unique name, path and prerendered file', () => {
  for (const field of ['name', 'path'] as const)
    expect(new Set(routes.map((route) => route[field])).size).toBe(routes.length);
  expect(new Set(Object.values(pageFiles).map(({ file }) => file)).size).toBe(routes.length);
});

/** A part that another team could embed belongs in a package. Messages of other languages may repeat the English ones. */
const MOST_LINES = 7_000;

test('the app stays a thin shell', () => {
  const source = join(import.meta.dirname, '..');
  const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter(
    (file) => !/\.(?:test|stories)\.|^messages\/(?:de|es)\.ts$/.test(file),
  );
  const lines = files.map((file) => readFileSync(join(source, file), 'utf8').split('\n').length);
  expect(files.length).toBeGreaterThan(50);
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(MOST_LINES);
});
