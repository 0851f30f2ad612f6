import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchTypeface } from './fetchTypeface.ts';

const early = readFileSync(join(import.meta.dirname, '../../public/early.js'), 'utf8');
const root = document.documentElement;

/** Opens a page with this connection. @returns whether it loads the typeface before it is drawn */
const openPage = (connection: object | undefined, version = ''): boolean => {
  delete root.dataset.typeface;
  document.head.innerHTML = ['400', '600']
    .map((weight) => `<link rel="preload" as="font" href="/${weight}${version}.woff2" media="not all">`)
    .join('');
  vi.stubGlobal('navigator', { connection });
  new Function('addEventListener', early)(() => undefined);
  const media = [...document.querySelectorAll('link')].map((link) => link.media);
  expect(media).toEqual(root.dataset.typeface === 'later' ? ['not all', 'not all'] : ['all', 'all']);
  return root.dataset.typeface === undefined;
};

const answer = (status: number) => vi.fn(async (_file: string) => new Response('', { status }));

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  delete root.dataset.typeface;
  document.head.replaceChildren();
});

test.each([
  [undefined, true],
  [{}, true],
  [{ rtt: 100 }, true],
  [{ rtt: 125 }, false],
  [{ rtt: 50, saveData: true }, false],
])('with the connection %j, loads the typeface at once: %s', (connection, isAtOnce) => {
  expect(openPage(connection)).toBe(isAtOnce);
});

test('fetches the typeface for the next page if this one is drawn without it', async () => {
  const fetchFile = answer(200);
  vi.stubGlobal('fetch', fetchFile);
  openPage({ rtt: 150 });
  await fetchTypeface();
  expect(fetchFile.mock.calls.map(([file]) => new URL(file).pathname)).toEqual(['/400.woff2', '/600.woff2']);
  // The page itself keeps its typeface: it would shift.
  expect(root.dataset.typeface).toBe('later');
  expect(openPage({ rtt: 150 })).toBe(true);
});

test('tries again on the next page if the typeface could not be fetched', async () => {
  for (const fetchFile of [answer(404), vi.fn(() => Promise.reject(new TypeError('offline')))]) {
    vi.stubGlobal('fetch', fetchFile);
    openPage({ rtt: 150 });
    await fetchTypeface();
    expect(openPage({ rtt: 150 })).toBe(false);
  }
});

test('does not fetch the typeface for people who save data, or twice', async () => {
  const fetchFile = answer(200);
  vi.stubGlobal('fetch', fetchFile);
  openPage({ saveData: true });
  await fetchTypeface();
  expect(fetchFile).not.toHaveBeenCalled();
  for (let page = 0; page < 2; page++) {
    openPage({ rtt: 150 });
    await fetchTypeface();
    expect(fetchFile).toHaveBeenCalledTimes(2);
  }
});

test('fetches the typeface again after an update has given its files other names', async () => {
  const fetchFile = answer(200);
  vi.stubGlobal('fetch', fetchFile);
  openPage({ rtt: 150 });
  await fetchTypeface();
  expect(openPage({ rtt: 150 }, '-new')).toBe(false);
  await fetchTypeface();
  expect(fetchFile).toHaveBeenLastCalledWith(expect.stringContaining('/600-new.woff2'), { priority: 'low' });
  expect(openPage({ rtt: 150 }, '-new')).toBe(true);
});
