import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createNotificationStore } from './createNotificationStore.ts';
import type { Notify } from './createNotify.ts';
import { NotificationsProvider } from './NotificationsProvider.tsx';
import { useNotify } from './useNotify.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const region = () => screen.getByRole('region', { name: 'Notifications' });

/** A promise that a test rejects. */
const createWrite = () => {
  let fail = () => {};
  const promise = new Promise<void>((_, reject) => {
    fail = () => reject(new Error('no'));
  });
  return { promise, fail };
};

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

test('useNotify() throws outside the provider', () => {
  expect(() => renderToString(<Child />)).toThrow('no <NotificationsProvider>');
});

test('useNotify() is the same on every render', () => {
  const notify = setUp();
  act(() => void notify.info('One'));
  expect(new Set(seen).size).toBe(1);
});

test('announces errors and warnings assertively, everything else politely', () => {
  const notify = setUp();
  act(() => {
    notify.error('Failed');
    notify.info('By the way');
  });
  expect(screen.getByText('Failed').closest('[aria-live]')?.getAttribute('aria-live')).toBe('assertive');
  expect(screen.getByText('By the way').closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
});

test('hides after its time, paused by hover and focus', () => {
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

test('is not paused by a touch', () => {
  const notify = setUp();
  act(() => void notify.info('One'));
  fireEvent.pointerEnter(region(), { pointerType: 'touch' });
  pass(5000);
  expect(screen.queryByText('One')).toBeNull();
});

test('is paused while the tab is hidden', () => {
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

test('shows notifications that were sent before the provider mounted', () => {
  const store = createNotificationStore();
  store.show('info', { title: 'Early' });
  pass(60_000);
  render(<NotificationsProvider store={store}>page</NotificationsProvider>, { wrapper: StrictMode });
  expect(screen.getByText('Early')).toBeTruthy();
  pass(5000);
  expect(screen.queryByText('Early')).toBeNull();
});

test('prerenders the empty live regions of notifications', () => {
  const store = createNotificationStore();
  store.show('info', { title: 'Early' });
  const html = renderToString(<NotificationsProvider store={store}>page</NotificationsProvider>);
  expect(html).not.toContain('Early');
  expect(html.match(/aria-live/g)).toHaveLength(2);
});

test('runs the action once and dismisses', () => {
  const notify = setUp();
  const onPress = vi.fn();
  act(() => void notify.success({ title: 'Started', action: { label: 'Open', onPress } }));
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(onPress).toHaveBeenCalledOnce();
  expect(screen.queryByText('Started')).toBeNull();
});

test('moves the focus in with F6, and back when the last one is dismissed', () => {
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

describe('dismissing', () => {
  const button = (title: string) =>
    screen.getByText(title).closest<HTMLElement>('.laurel-notification')?.querySelector('button');
  const focusOn = (title: string) => {
    const page = screen.getByRole('button', { name: 'Page' });
    page.focus();
    act(() => button(title)?.focus());
    return page;
  };
  const sayThree = () => {
    const notify = setUp();
    act(() => {
      for (const title of ['One', 'Two', 'Three']) notify.info(title);
    });
    return notify;
  };

  test('moves the focus from a dismissed notification to the next one, which stays paused until the focus leaves', () => {
    sayThree();
    const page = focusOn('One');
    fireEvent.click(button('One') as HTMLElement);
    expect(document.activeElement).toBe(button('Two'));
    pass(60_000);
    act(() => page.focus());
    pass(5000);
    expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
  });

  test('moves the focus from a dismissed notification at the end to the previous one, and from the last to the page', () => {
    sayThree();
    const page = focusOn('Three');
    for (const before of ['Two', 'One']) {
      fireEvent.click(document.activeElement as HTMLElement);
      expect(document.activeElement).toBe(button(before));
    }
    fireEvent.click(document.activeElement as HTMLElement);
    expect(document.activeElement).toBe(page);
  });

  test('moves the focus when a new notification pushes out the focused one', () => {
    const notify = sayThree();
    focusOn('One');
    act(() => void notify.info('Four'));
    expect(document.activeElement).toBe(button('Two'));
    act(() => (document.activeElement as HTMLElement).blur());
    pass(5000);
    expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
  });

  test('keeps the focus on a notification that becomes an error', async () => {
    const notify = setUp();
    const write = createWrite();
    act(() => {
      notify.info('By the way');
      notify.promise(write.promise, { pending: 'Sending', done: 'Sent', failed: 'Not sent' }).catch(() => {});
    });
    focusOn('Sending');
    await act(async () => write.fail());
    expect(document.activeElement).toBe(button('Not sent'));
    pass(60_000);
    act(() => (document.activeElement as HTMLElement).blur());
    pass(5000);
    expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
  });

  test('returns the focus to the page after a click on a notification, and does not stay paused', () => {
    sayThree();
    const page = screen.getByRole('button', { name: 'Page' });
    page.focus();
    const dismiss = button('Two') as HTMLElement;
    fireEvent.pointerEnter(dismiss, { pointerType: 'mouse' });
    fireEvent.pointerDown(dismiss, { pointerType: 'mouse' });
    act(() => dismiss.focus());
    fireEvent.click(dismiss);
    expect(screen.queryByText('Two')).toBeNull();
    expect(document.activeElement).toBe(page);
    pass(5000);
    expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
  });

  test('a pointer that was over another notification does not pause one', async () => {
    const notify = setUp();
    const write = createWrite();
    act(() => {
      notify.promise(write.promise, { pending: 'Sending', done: 'Sent', failed: 'Not sent' }).catch(() => {});
    });
    fireEvent.pointerEnter(button('Sending') as HTMLElement, { pointerType: 'mouse' });
    await act(async () => write.fail());
    pass(5000);
    expect(screen.queryByText('Not sent')).toBeNull();
  });
});

describe('F6', () => {
  const jump = () => act(() => void fireEvent.keyDown(document.activeElement as Element, { key: 'F6' }));
  const tab = (shiftKey = false) =>
    fireEvent.keyDown(document.activeElement as Element, { key: 'Tab', shiftKey });
  const dismiss = () => screen.getAllByRole('button', { name: 'Dismiss' });
  const visit = () => {
    const notify = setUp();
    act(() => {
      notify.info('One');
      notify.info('Two');
    });
    const page = screen.getByRole('button', { name: 'Page' });
    page.focus();
    jump();
    expect(document.activeElement).toBe(region());
    return page;
  };

  test('returns to the page on the second press', () => {
    const page = visit();
    jump();
    expect(document.activeElement).toBe(page);
  });

  test('returns with Tab at both ends, and leaves Tab to the browser in between', () => {
    const page = visit();
    expect(tab()).toBe(true);
    act(() => dismiss()[0]?.focus());
    expect(tab()).toBe(true);
    act(() => dismiss()[1]?.focus());
    expect(tab()).toBe(false);
    expect(document.activeElement).toBe(page);
    jump();
    expect(tab(true)).toBe(false);
    expect(document.activeElement).toBe(page);
  });

  test('leaves Tab to the browser if the focus came with Tab', () => {
    visit();
    jump();
    act(() => dismiss()[1]?.focus());
    expect(tab()).toBe(true);
    expect(document.activeElement).toBe(dismiss()[1]);
  });

  test('returns the focus when the last one is dismissed by code', () => {
    const notify = setUp();
    const page = screen.getByRole('button', { name: 'Page' });
    page.focus();
    let id = '';
    act(() => {
      id = notify.info('One');
    });
    jump();
    act(() => notify.dismiss(id));
    expect(document.activeElement).toBe(page);
  });
});

test('shows five notifications that were sent before mounting, each for its full time', () => {
  const store = createNotificationStore();
  for (const title of ['1', '2', '3', '4', '5']) store.show('info', { title });
  render(<NotificationsProvider store={store}>page</NotificationsProvider>, { wrapper: StrictMode });
  const shown = () => screen.queryAllByText(/^[1-5]$/).map(({ textContent }) => textContent);
  expect(shown()).toEqual(['1', '2', '3']);
  pass(5000);
  expect(shown()).toEqual(['4', '5']);
  pass(5000);
  expect(shown()).toEqual([]);
});

test('shows at most three of 1,000 in one second, and none in the end', () => {
  const notify = setUp();
  for (let round = 0; round < 100; round++) {
    act(() => {
      for (let count = 1; count <= 10; count++) notify.info(`No. ${round * 10 + count}`);
    });
    pass(10);
    expect(screen.getAllByText(/^No\./)).toHaveLength(3);
  }
  expect(screen.getAllByText(/^No\./).map(({ textContent }) => textContent)).toEqual([
    'No. 998',
    'No. 999',
    'No. 1000',
  ]);
  pass(5000);
  expect(screen.queryByText(/^No\./)).toBeNull();
  expect(vi.getTimerCount()).toBe(0);
});
