import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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

/** A promise that fails when it is told to. */
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

describe('the focused one goes while others stay', () => {
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

  test('the next one takes the focus and holds the time, until the focus leaves', () => {
    sayThree();
    const page = focusOn('One');
    fireEvent.click(button('One') as HTMLElement);
    expect(document.activeElement).toBe(button('Two'));
    pass(60_000);
    act(() => page.focus());
    pass(5000);
    expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
  });

  test('after the last in the row the one before, and so on to the page', () => {
    sayThree();
    const page = focusOn('Three');
    for (const before of ['Two', 'One']) {
      fireEvent.click(document.activeElement as HTMLElement);
      expect(document.activeElement).toBe(button(before));
    }
    fireEvent.click(document.activeElement as HTMLElement);
    expect(document.activeElement).toBe(page);
  });

  test('a new one pushes it out', () => {
    const notify = sayThree();
    focusOn('One');
    act(() => void notify.info('Four'));
    expect(document.activeElement).toBe(button('Two'));
    act(() => (document.activeElement as HTMLElement).blur());
    pass(5000);
    expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
  });

  test('it fails in the end and moves to where errors are said: the focus goes with it', async () => {
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

  test('a press with a pointer gives the focus back to the page and holds nothing', () => {
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

  test('the place that a pointer was on changes hands without a word from the browser', async () => {
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

  test('a second time leads back', () => {
    const page = visit();
    jump();
    expect(document.activeElement).toBe(page);
  });

  test('Tab leads back at both edges, and is left to the browser between them', () => {
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

  test('whoever came in the order of the page leaves in the order of the page', () => {
    visit();
    jump();
    act(() => dismiss()[1]?.focus());
    expect(tab()).toBe(true);
    expect(document.activeElement).toBe(dismiss()[1]);
  });

  test('what is dismissed from outside while the region has the focus gives it back', () => {
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

test('five that were said before the page was there are all shown, each for its time', () => {
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

test('1,000 in one second: three on the page, none in the end', () => {
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
