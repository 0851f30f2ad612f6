import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RouteProgress } from './RouteProgress.tsx';

const bar = () => screen.queryByRole('progressbar', { name: 'Loading the page' });
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

test('appears only if a change takes longer than 100 ms', () => {
  const { rerender } = render(<RouteProgress active />, { wrapper: StrictMode });
  expect(bar()).toBeNull();
  pass(100);
  expect(bar()?.getAttribute('aria-valuenow')).toBe('12');
  rerender(<RouteProgress active={false} />);
  expect(bar()?.getAttribute('aria-valuenow')).toBe('100');
  pass(250);
  expect(bar()).toBeNull();
});

test('is hidden after 200 quick changes', () => {
  const { rerender } = render(<RouteProgress active={false} />, { wrapper: StrictMode });
  for (let change = 0; change < 200; change++) {
    rerender(<RouteProgress active={change % 2 === 0} />);
    pass(change % 7 === 0 ? 130 : 10);
  }
  rerender(<RouteProgress active={false} />);
  pass(500);
  expect(bar()).toBeNull();
});

test('the progress bar clears its timer on unmount', () => {
  const { unmount } = render(<RouteProgress active />, { wrapper: StrictMode });
  pass(300);
  unmount();
});
