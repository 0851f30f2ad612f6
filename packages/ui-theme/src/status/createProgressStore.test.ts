import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createProgressStore, type ProgressState, type ProgressStore } from './RouteProgress.tsx';

let store: ProgressStore;
let states: ProgressState[];

beforeEach(() => {
  vi.useFakeTimers();
  store = createProgressStore();
  states = [];
  store.subscribe(() => states.push(store.getSnapshot()));
});
afterEach(() => {
  vi.useRealTimers();
});

/** The bar never moves backwards while visible. */
const expectNeverBackwards = () => {
  let last = 0;
  for (const { isVisible, share } of states) {
    if (isVisible) expect(share).toBeGreaterThanOrEqual(last);
    last = isVisible ? share : 0;
  }
};

test('stays hidden for a change under 100 ms', () => {
  store.setActive(true);
  vi.advanceTimersByTime(99);
  store.setActive(false);
  vi.advanceTimersByTime(10_000);
  expect(states).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

test('appears after 100 ms, trickles, and never reaches the end by itself', () => {
  store.setActive(true);
  vi.advanceTimersByTime(100);
  expect(store.getSnapshot()).toEqual({ isVisible: true, share: 0.12 });
  vi.advanceTimersByTime(600_000);
  expectNeverBackwards();
  expect(store.getSnapshot().share).toBeLessThan(0.96);
  expect(states.length).toBeGreaterThan(10);
  store.stop();
  expect(vi.getTimerCount()).toBe(0);
});

test('is full when the change is over, then hidden', () => {
  store.setActive(true);
  vi.advanceTimersByTime(300);
  store.setActive(false);
  expect(store.getSnapshot()).toEqual({ isVisible: true, share: 1 });
  vi.advanceTimersByTime(250);
  expect(store.getSnapshot()).toEqual({ isVisible: false, share: 0 });
  expect(vi.getTimerCount()).toBe(0);
});

test('starts a new bar for a change that begins during the fade-out', () => {
  store.setActive(true);
  vi.advanceTimersByTime(300);
  store.setActive(false);
  vi.advanceTimersByTime(100);
  store.setActive(true);
  expect(store.getSnapshot().share).toBe(1);
  vi.advanceTimersByTime(150);
  expect(store.getSnapshot().isVisible).toBe(false);
  vi.advanceTimersByTime(100);
  expect(store.getSnapshot()).toEqual({ isVisible: true, share: 0.12 });
  expectNeverBackwards();
});

test.each([1, 30, 99, 100, 101, 150, 260, 400])(
  '200 changes, every %i ms: ends hidden, never backwards',
  (everyMs) => {
    for (let change = 0; change < 200; change++) {
      store.setActive(change % 2 === 0);
      vi.advanceTimersByTime(everyMs);
      expect(vi.getTimerCount()).toBeLessThanOrEqual(1);
    }
    store.setActive(false);
    vi.advanceTimersByTime(1000);
    expect(store.getSnapshot()).toEqual({ isVisible: false, share: 0 });
    expect(vi.getTimerCount()).toBe(0);
    expectNeverBackwards();
  },
);

test('ignores repeated calls with the same value', () => {
  store.setActive(true);
  vi.advanceTimersByTime(60);
  store.setActive(true);
  vi.advanceTimersByTime(40);
  expect(store.getSnapshot().isVisible).toBe(true);
  store.stop();
});
