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

describe('with a container', () => {
  beforeEach(() => {
    store.attach();
  });

  test('goes by itself after 5000 ms', () => {
    show('one');
    vi.advanceTimersByTime(4999);
    expect(titles()).toEqual(['one']);
    vi.advanceTimersByTime(1);
    expect(titles()).toEqual([]);
  });

  test('each keeps its own time', () => {
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

  test('at most three: a new one dismisses the oldest', () => {
    for (const title of ['1', '2', '3', '4', '5']) show(title);
    expect(titles()).toEqual(['3', '4', '5']);
  });

  test('1,000 in one second: never more than 3, one timer, none in the end', () => {
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

  test('a second one with the same id takes the place of the first, and starts anew', () => {
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

  test.each(['hover', 'focus', 'hidden-tab'] as const)('time stands still: %s', (reason) => {
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

  test('it runs on only when nothing holds it any more', () => {
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

  test('what was pointed at and is gone holds nothing: the next one goes by itself', () => {
    const id = show('one');
    store.pause('hover');
    store.pause('focus');
    store.dismiss(id);
    show('two');
    vi.advanceTimersByTime(5000);
    expect(titles()).toEqual([]);
  });

  test.each(['hover', 'focus'] as const)('gone while others stay, it holds nothing: %s', (reason) => {
    const id = show('pointed at');
    show('other');
    store.pause(reason, id);
    vi.advanceTimersByTime(60_000);
    expect(titles()).toEqual(['pointed at', 'other']);
    store.dismiss(id);
    vi.advanceTimersByTime(5000);
    expect(titles()).toEqual([]);
  });

  test('one that a new one pushed out holds nothing', () => {
    store.pause('focus', show('1'));
    for (const title of ['2', '3', '4']) show(title);
    expect(titles()).toEqual(['2', '3', '4']);
    vi.advanceTimersByTime(5000);
    expect(titles()).toEqual([]);
  });

  test('two are held, each by itself', () => {
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

  test('a time longer than a timer can be set for', () => {
    show('long', 2 ** 40);
    vi.advanceTimersByTime(60_000);
    expect(titles()).toEqual(['long']);
  });

  test('a clock that stands still while timers run keeps nothing', () => {
    vi.spyOn(performance, 'now').mockReturnValue(7);
    show('one', 3000);
    show('two');
    vi.advanceTimersByTime(3000);
    expect(titles()).toEqual(['two']);
    vi.advanceTimersByTime(2000);
    expect(titles()).toEqual([]);
    vi.restoreAllMocks();
  });

  test('listeners hear of changes only, and the snapshot stays the same until one', () => {
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

test('none is lost before the first container, and none runs out', () => {
  show('early');
  vi.advanceTimersByTime(60_000);
  expect(vi.getTimerCount()).toBe(0);
  store.attach();
  expect(titles()).toEqual(['early']);
  vi.advanceTimersByTime(5000);
  expect(titles()).toEqual([]);
});

describe('what comes before the first container waits for a place', () => {
  const waiting = ['1', '2', '3', '4', '5', '6', '7'];

  test('each is shown, in turn, for its full time', () => {
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

  test('a place that somebody clears is taken at once, time that has run stays', () => {
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

  test('a new one is shown at once in the place of the oldest, and those that wait go on waiting', () => {
    for (const title of waiting) show(title);
    store.attach();
    show('new');
    expect(titles()).toEqual(['2', '3', 'new']);
    vi.advanceTimersByTime(5000);
    expect(titles()).toEqual(['4', '5', '6']);
  });

  test('one that waits can change, or go before anybody saw it', () => {
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

test('when the container goes, time stands still until the next', () => {
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

test('limit and time can be others', () => {
  store = createNotificationStore({ limit: 1, autoHideMs: 10 });
  store.attach();
  show('one');
  show('two');
  expect(titles()).toEqual(['two']);
  vi.advanceTimersByTime(10);
  expect(titles()).toEqual([]);
});
