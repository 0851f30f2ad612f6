import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createNotificationStore } from './createNotificationStore.ts';
import type { Notify } from './createNotify.ts';
import { NotificationsProvider, useNotify } from './NotificationsProvider.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const region = () => screen.getByRole('region', { name: 'Notifications' });

let seen: Notify[];

function Child() {
  const notify = useNotify();
  seen.push(notify);
  return <button type="button">Page</button>;
}

const setUp = () => {
  seen = [];
  const page = (
    <NotificationsProvider>
      <Child />
    </NotificationsProvider>
  );
  render(page, { wrapper: StrictMode });
  const [notify] = seen as [Notify];
  return notify;
};

test('useNotify() outside of the provider says so', () => {
  expect(() => renderToString(<Child />)).toThrow('useNotify() is called outside of <NotificationsProvider>');
});

test('useNotify() is the same on every render', () => {
  const notify = setUp();
  act(() => void notify.info('One'));
  expect(new Set(seen).size).toBe(1);
});

test('errors and warnings interrupt, the rest waits its turn', () => {
  const notify = setUp();
  act(() => {
    notify.error('Failed');
    notify.info('By the way');
  });
  expect(screen.getByText('Failed').closest('[aria-live]')?.getAttribute('aria-live')).toBe('assertive');
  expect(screen.getByText('By the way').closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
});

test('goes by itself, but not while the pointer or the focus is on it', () => {
  const notify = setUp();
  act(() => void notify.info('One'));
  pass(4000);
  fireEvent.pointerEnter(region(), { pointerType: 'mouse' });
  pass(60_000);
  const dismiss = screen.getByRole('button', { name: 'Dismiss' });
  act(() => dismiss.focus());
  fireEvent.pointerLeave(region(), { pointerType: 'mouse' });
  pass(60_000);
  expect(screen.getByText('One')).toBeTruthy();
  act(() => dismiss.blur());
  pass(1000);
  expect(screen.queryByText('One')).toBeNull();
});

test('a finger that was there once does not hold it', () => {
  const notify = setUp();
  act(() => void notify.info('One'));
  fireEvent.pointerEnter(region(), { pointerType: 'touch' });
  pass(5000);
  expect(screen.queryByText('One')).toBeNull();
});

test('waits for a hidden tab to come back', () => {
  const notify = setUp();
  const hide = (hidden: boolean) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
    fireEvent(document, new Event('visibilitychange'));
  };
  act(() => void notify.info('One'));
  hide(true);
  pass(60_000);
  expect(screen.getByText('One')).toBeTruthy();
  hide(false);
  pass(5000);
  expect(screen.queryByText('One')).toBeNull();
  vi.restoreAllMocks();
});

test('what was said before the page was there is shown once it is', () => {
  const store = createNotificationStore();
  store.show('info', { title: 'Early' });
  pass(60_000);
  render(<NotificationsProvider store={store}>page</NotificationsProvider>, { wrapper: StrictMode });
  expect(screen.getByText('Early')).toBeTruthy();
  pass(5000);
  expect(screen.queryByText('Early')).toBeNull();
});

test('nothing is in the prerendered page, its live regions are', () => {
  const store = createNotificationStore();
  store.show('info', { title: 'Early' });
  const html = renderToString(<NotificationsProvider store={store}>page</NotificationsProvider>);
  expect(html).not.toContain('Early');
  expect(html.match(/aria-live/g)).toHaveLength(2);
});

test('the action is done once and dismisses', () => {
  const notify = setUp();
  const onPress = vi.fn();
  act(() => void notify.success({ title: 'Started', action: { label: 'Open', onPress } }));
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(onPress).toHaveBeenCalledOnce();
  expect(screen.queryByText('Started')).toBeNull();
});

test('F6 goes there, and dismissing the last one goes back', () => {
  const notify = setUp();
  const page = screen.getByRole('button', { name: 'Page' });
  page.focus();
  fireEvent.keyDown(page, { key: 'F6' });
  expect(document.activeElement).toBe(page);
  act(() => void notify.info('One'));
  act(() => void fireEvent.keyDown(page, { key: 'F6' }));
  expect(document.activeElement).toBe(region());
  const dismiss = screen.getByRole('button', { name: 'Dismiss' });
  act(() => dismiss.focus());
  fireEvent.click(dismiss);
  expect(document.activeElement).toBe(page);
});
