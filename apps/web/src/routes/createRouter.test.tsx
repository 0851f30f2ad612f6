import { createQueryClient } from '@org/contests-react';
import { createMemoryHistory } from '@tanstack/history';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleConfig as config } from '../../test/sampleConfig.ts';
import { createRouter } from './createRouter.ts';
import { reloadForNewBuild } from './reloadForNewBuild.ts';

const open = async (path: string) => {
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter({ config, queryClient: createQueryClient(), history });
  await router.load();
  return { history, router };
};

type Opened = Awaited<ReturnType<typeof open>>;

const shown = ({ router }: Opened) => {
  const { view, page, isPending } = router.getState();
  return { page, isPending, view: view.status === 'outline' ? `outline of ${view.page}` : view.opened.key };
};

const settled = (opened: Opened) => vi.waitFor(() => expect(opened.router.getState().isPending).toBe(false));

// A scan that does not respond: pages render without their data.
const stubFetch = () => vi.stubGlobal('fetch', () => new Promise(() => {}));

beforeEach(() => {
  stubFetch();
  vi.stubGlobal('scrollTo', vi.fn());
  sessionStorage.clear();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  // A query may start when its test is over.
  stubFetch();
});

test('keeps the former page until the next one is loaded', async () => {
  const opened = await open('/help');
  expect(shown(opened)).toEqual({ page: 'help', isPending: false, view: 'help ' });
  opened.router.navigate('/contests?chain=local');
  expect(shown(opened)).toEqual({ page: 'contests', isPending: true, view: 'help ' });
  await settled(opened);
  expect(shown(opened)).toEqual({ page: 'contests', isPending: false, view: 'contests local' });
});

test('shows the outline of a page that takes longer than 400 ms, unless it was left before', async () => {
  const opened = await open('/help');
  vi.useFakeTimers();
  opened.router.navigate('/terms');
  opened.router.navigate('/contests');
  vi.advanceTimersByTime(399);
  expect(shown(opened).view).toBe('help ');
  vi.advanceTimersByTime(1);
  expect(shown(opened).view).toBe('outline of contests');
});

test('loads nothing when it returns to the page that is still shown', async () => {
  const opened = await open('/help');
  opened.router.navigate('/contests');
  opened.history.back();
  opened.history.notify({ type: 'BACK' });
  expect(shown(opened)).toEqual({ page: 'help', isPending: false, view: 'help ' });
});

test('keeps a list mounted while its filters change, and passes the new ones', async () => {
  const opened = await open('/contests');
  opened.router.navigate((now) => `${now.pathname}?q=games`, { replace: true, keepScroll: true });
  const { view, isPending } = opened.router.getState();
  expect(isPending).toBe(false);
  expect(view.status === 'page' && String((view.opened.props as { search: URLSearchParams }).search)).toBe(
    'q=games',
  );
  expect(opened.history.length).toBe(1);
});

test.each([
  ['/contests/?q=a#top', '/contests?q=a#top'],
  ['/help//', '/help'],
  ['/', '/'],
])('opens the address %s at %s', async (path, address) => {
  const { history } = await open(path);
  expect(history.location.href).toBe(address);
});

test('adds no history entry for a link to the current URL', async () => {
  const { history, router } = await open('/help');
  router.navigate('/help');
  expect(history.length).toBe(1);
  router.navigate('/terms');
  expect(history.length).toBe(2);
});

test('scrolls to the top of a new page, and back to where a page was left', async () => {
  const opened = await open('/help');
  const { history, router } = opened;
  router.scrollTo(history.location);
  vi.stubGlobal('scrollY', 300);
  router.navigate('/terms');
  router.scrollTo(history.location);
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0);
  vi.stubGlobal('scrollY', 0);
  history.back();
  history.notify({ type: 'BACK' });
  router.scrollTo(history.location);
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 300);
});

test('reloads once for a file that a new build has replaced, and never offline', () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  const missing = new TypeError('Failed to fetch dynamically imported module: /assets/HelpPage-1.js');
  vi.stubGlobal('navigator', { onLine: false });
  expect(reloadForNewBuild(missing)).toBe(false);
  vi.stubGlobal('navigator', { onLine: true });
  expect(reloadForNewBuild(new Error('broken'))).toBe(false);
  expect(reloadForNewBuild(missing)).toBe(true);
  expect(reloadForNewBuild(missing)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});
