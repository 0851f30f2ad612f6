import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useCardNow } from './useCardNow.ts';

const Clock = ({ isSeen }: { isSeen: boolean }) => <p>{`${useCardNow(isSeen)}`}</p>;

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('starts no timer before the card is visible', () => {
  vi.useFakeTimers({ now: 1_000_000 });
  const { rerender } = render(<Clock isSeen={false} />);
  expect(vi.getTimerCount()).toBe(0);
  rerender(<Clock isSeen />);
  act(() => vi.advanceTimersByTime(30_000));
  expect(screen.getByText('1030')).toBeTruthy();
});
