import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createNotificationStore, type NotificationStore } from './createNotificationStore.ts';

let store: NotificationStore;
const titles = () => store.getSnapshot().map(({ title }) => title);
const show = (title: string, autoHideMs?: number | null) => store.show('info', { title, autoHideMs });

beforeEach(() => {
  vi.useFakeTimers();
  store = createNotificationStore();
});
afterEach(() => {
  store.dismissAll();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

describe('with a mounted list', () => {
  beforeEach(() => {
    store.attach();
  });

  test('hides a notification after 5000 ms', () => {
    show('one');
    vi.advanceTimersByTime(4999);
    expect(titles()).toEqual(['one']);
    vi.advanceTimersByTime(1);
    expect(titles()).toEqual([]);
  });

  test('the store times each notification separately', () => {
    show('long', 3000);
    vi.advanceTimersByTime(1000);
    show('short', 500);
    show('for ever', null);
    vi.advanceTimersByTime(500);
    expect(titles()).toEqual(['long', 'for ever']);
    vi.advanceTimersByTime(1500);
    expect(titles()).toEqual(['for ever']);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('shows at most three: a new one dismisses the oldest', () => {
    for (const title of ['1', '2', '3', '4', '5']) show(title);
    expect(titles()).toEqual(['3', '4', '5']);
  });

  test('shows never more than 3 of 1,000 in one second, with one timer', () => {
    const seen: number[] = [];
    store.subscribe(() => seen.push(store.getSnapshot().length));
    for (let count = 1; count <= 1000; count++) {
      show(String(count));
      expect(vi.getTimerCount()).toBe(1);
      vi.advanceTimersByTime(1);
    }
    expect(Math.max(...seen)).toBe(3);
    expect(titles()).toEqual(['998', '999', '1000']);
    vi.advanceTimersByTime(5000);
    expect(titles()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('replaces a notification with the same id and restarts its time', () => {
    store.show('pending', { id: 'write', title: 'Sending', autoHideMs: null });
    show('other');
    vi.advanceTimersByTime(4000);
    store.show('success', { id: 'write', title: 'Sent' });
    expect(titles()).toEqual(['Sent', 'other']);
    vi.advanceTimersByTime(1000);
    expect(titles()).toEqual(['Sent']);
    vi.advanceTimersByTime(4000);
    expect(titles()).toEqual([]);
  });

  test.each(['hover', 'focus', 'hidden-tab'] as const)('pauses: %s', (reason) => {
    show('one');
    vi.advanceTimersByTime(3000);
    store.pause(reason);
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(60_000);
    expect(titles()).toEqual(['one']);
    store.resume(reason);
    vi.advanceTimersByTime(1999);
    expect(titles()).toEqual(['one']);
    vi.advanceTimersByTime(1);
    expect(titles()).toEqual([]);
  });

  test('resumes the time of notifications when the last pause ends', () => {
    show('one');
    store.pause('hover');
    store.pause('focus');
    store.resume('hover');
    vi.advanceTimersByTime(60_000);
    expect(titles()).toEqual(['one']);
    store.resume('focus');
    vi.advanceTimersByTime(5000);
    expect(titles()).toEqual([]);
  });

  test('drops the pause of a dismissed notification', () => {
    const id = show('one');
    store.pause('hover');
    store.pause('focus');
    store.dismiss(id);
    show('two');
    vi.advanceTimersByTime(5000);
    expect(titles()).toEqual([]);
  });

  test.each(['hover', 'focus'] as const)('drops the pause of a dismissed one among others: %s', (reason) => {
    const id = show('pointed at');
    show('other');
    store.pause(reason, id);
    vi.advanceTimersByTime(60_000);
    expect(titles()).toEqual(['pointed at', 'other']);
    store.dismiss(id);
    vi.advanceTimersByTime(5000);
    expect(titles()).toEqual([]);
  });

  test('drops the pause of one that was pushed out', () => {
    store.pause('focus', show('1'));
    for (const title of ['2', '3', '4']) show(title);
    expect(titles()).toEqual(['2', '3', '4']);
    vi.advanceTimersByTime(5000);
    expect(titles()).toEqual([]);
  });

  test('the store pauses two notifications independently', () => {
    const one = show('one');
    const two = show('two');
    store.pause('hover', one);
    store.pause('focus', two);
    store.resume('hover', two);
    store.dismiss(one);
    vi.advanceTimersByTime(60_000);
    expect(titles()).toEqual(['two']);
    store.resume('focus', two);
    vi.advanceTimersByTime(5000);
    expect(titles()).toEqual([]);
  });

  test('supports times longer than the longest timer', () => {
    show('long', 2 ** 40);
    vi.advanceTimersByTime(60_000);
    expect(titles()).toEqual(['long']);
  });

  test('hides notifications if the clock does not advance', () => {
    vi.spyOn(performance, 'now').mockReturnValue(7);
    show('one', 3000);
    show('two');
    vi.advanceTimersByTime(3000);
    expect(titles()).toEqual(['two']);
    vi.advanceTimersByTime(2000);
    expect(titles()).toEqual([]);
    vi.restoreAllMocks();
  });

  test('notifies listeners on changes only, with a stable snapshot', () => {
    const listener = vi.fn();
    const end = store.subscribe(listener);
    const id = show('one');
    const snapshot = store.getSnapshot();
    store.pause('hover');
    store.resume('hover');
    store.dismiss('no such one');
    expect(store.getSnapshot()).toBe(snapshot);
    expect(listener).toHaveBeenCalledTimes(1);
    store.dismiss(id);
    expect(listener).toHaveBeenCalledTimes(2);
    end();
    show('two');
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

test('keeps all notifications before the list mounts', () => {
  show('early');
  vi.advanceTimersByTime(60_000);
  expect(vi.getTimerCount()).toBe(0);
  store.attach();
  expect(titles()).toEqual(['early']);
  vi.advanceTimersByTime(5000);
  expect(titles()).toEqual([]);
});

describe('queueing before the list mounts', () => {
  const waiting = ['1', '2', '3', '4', '5', '6', '7'];

  test('shows each in turn for its full time', () => {
    for (const title of waiting) show(title);
    expect(titles()).toEqual(['1', '2', '3']);
    vi.advanceTimersByTime(60_000);
    store.attach();
    vi.advanceTimersByTime(4999);
    expect(titles()).toEqual(['1', '2', '3']);
    vi.advanceTimersByTime(1);
    expect(titles()).toEqual(['4', '5', '6']);
    vi.advanceTimersByTime(5000);
    expect(titles()).toEqual(['7']);
    vi.advanceTimersByTime(5000);
    expect(titles()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('fills a freed place at once and keeps the elapsed times', () => {
    const [first] = waiting.map((title) => show(title));
    store.attach();
    vi.advanceTimersByTime(2000);
    store.dismiss(first as string);
    expect(titles()).toEqual(['2', '3', '4']);
    vi.advanceTimersByTime(3000);
    expect(titles()).toEqual(['4', '5', '6']);
    vi.advanceTimersByTime(2000);
    expect(titles()).toEqual(['5', '6', '7']);
  });

  test('shows a new one at once in the place of the oldest, before the queue', () => {
    for (const title of waiting) show(title);
    store.attach();
    show('new');
    expect(titles()).toEqual(['2', '3', 'new']);
    vi.advanceTimersByTime(5000);
    expect(titles()).toEqual(['4', '5', '6']);
  });

  test('updates or dismisses a queued notification', () => {
    const ids = waiting.map((title) => show(title));
    store.show('success', { id: ids[4] as string, title: 'five' });
    store.dismiss(ids[3] as string);
    store.attach();
    vi.advanceTimersByTime(5000);
    expect(titles()).toEqual(['five', '6', '7']);
    store.dismissAll();
    expect(titles()).toEqual([]);
  });
});

test('pauses from unmount to the next mount', () => {
  const detach = store.attach();
  show('one');
  vi.advanceTimersByTime(4000);
  detach();
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(60_000);
  store.attach();
  vi.advanceTimersByTime(999);
  expect(titles()).toEqual(['one']);
  vi.advanceTimersByTime(1);
  expect(titles()).toEqual([]);
});

test('accepts another limit and time of notifications', () => {
  store = createNotificationStore({ limit: 1, autoHideMs: 10 });
  store.attach();
  show('one');
  show('two');
  expect(titles()).toEqual(['two']);
  vi.advanceTimersByTime(10);
  expect(titles()).toEqual([]);
});
