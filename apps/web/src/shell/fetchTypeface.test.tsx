import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchTypeface } from './fetchTypeface.ts';

const early = readFileSync(join(import.meta.dirname, '../../public/early.js'), 'utf8');
const root = document.documentElement;

/** The faces that the page loads, by the weight in the name of their file. */
const faces = new Map<string, { readonly weight: string; arrive(): void; fail(): void }>();

class TestFace {
  private readonly loaded: Promise<TestFace>;

  constructor(_family: string, _source: string, { weight }: { readonly weight: string }) {
    this.loaded = new Promise((resolve, reject) => {
      const fail = () => reject(new Error('The file is no font.'));
      faces.set(weight, { weight, arrive: () => resolve(this), fail });
    });
  }

  load() {
    return this.loaded;
  }
}

/** Opens a page with this connection. @returns whether it loads the typeface before it is drawn */
const openPage = (connection: object | undefined, version = ''): boolean => {
  delete root.dataset.typeface;
  faces.clear();
  document.head.innerHTML = ['400', '600']
    .map((weight) => `<link rel="preload" as="font" href="/p-${weight}-n${version}.woff2" media="not all">`)
    .join('');
  vi.stubGlobal('navigator', { connection });
  vi.stubGlobal('FontFace', TestFace);
  new Function('addEventListener', early)(() => undefined);
  expect([...faces.keys()]).toEqual(root.dataset.typeface === 'later' ? [] : ['400', '600']);
  return root.dataset.typeface === 'waiting';
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

describe('on a good connection', () => {
  const added = vi.fn();

  beforeEach(() => {
    vi.useFakeTimers();
    added.mockClear();
    Object.defineProperty(document, 'fonts', { configurable: true, value: { add: added } });
    openPage({ rtt: 50 });
  });
  afterEach(() => vi.useRealTimers());

  test('draws the page with the typeface once all weights are there', async () => {
    faces.get('600')?.arrive();
    await vi.advanceTimersByTimeAsync(1);
    expect(root.dataset.typeface).toBe('waiting');
    expect(added).not.toHaveBeenCalled();
    faces.get('400')?.arrive();
    await vi.advanceTimersByTimeAsync(1);
    expect(root.dataset.typeface).toBeUndefined();
    expect(added).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(root.dataset.typeface).toBeUndefined();
  });

  test('draws the page without the typeface if one weight is late, also once it is there', async () => {
    faces.get('600')?.arrive();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(root.dataset.typeface).toBe('later');
    faces.get('400')?.arrive();
    await vi.advanceTimersByTimeAsync(1);
    expect(root.dataset.typeface).toBe('later');
    expect(added).not.toHaveBeenCalled();
  });

  test('draws the page without the typeface if a weight cannot be used', async () => {
    faces.get('400')?.arrive();
    faces.get('600')?.fail();
    await vi.advanceTimersByTimeAsync(1);
    expect(root.dataset.typeface).toBe('later');
    expect(added).not.toHaveBeenCalled();
  });
});

test('fetches the typeface for the next page if this one is drawn without it', async () => {
  const fetchFile = answer(200);
  vi.stubGlobal('fetch', fetchFile);
  openPage({ rtt: 150 });
  await fetchTypeface();
  expect(fetchFile.mock.calls.map(([file]) => new URL(file).pathname)).toEqual([
    '/p-400-n.woff2',
    '/p-600-n.woff2',
  ]);
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
  expect(fetchFile).toHaveBeenLastCalledWith(expect.stringContaining('/p-600-n-new.woff2'), {
    priority: 'low',
  });
  expect(openPage({ rtt: 150 }, '-new')).toBe(true);
});
