import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Dialog } from './Dialog.tsx';

/** As in browsers: closing spends it, and what is destroyed hears of nothing any more. */
class FakeCloseWatcher {
  static watching: FakeCloseWatcher[] = [];
  onclose: (() => void) | null = null;
  constructor() {
    FakeCloseWatcher.watching.push(this);
  }
  destroy() {
    FakeCloseWatcher.watching = FakeCloseWatcher.watching.filter((each) => each !== this);
  }
}

const pretendScreen = (pointer: 'coarse' | 'fine') =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(pointer: ${pointer})` }));

beforeEach(() => {
  FakeCloseWatcher.watching = [];
  vi.stubGlobal('CloseWatcher', FakeCloseWatcher);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const goBack = () => act(() => FakeCloseWatcher.watching.at(-1)?.onclose?.());

test('the way back of a phone closes it, and is the page’s again afterwards', () => {
  pretendScreen('coarse');
  const onOpenChange = vi.fn();
  const { rerender } = render(<Dialog open title="Check" onOpenChange={onOpenChange} />);
  goBack();
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  rerender(<Dialog open={false} title="Check" onOpenChange={onOpenChange} />);
  expect(FakeCloseWatcher.watching).toEqual([]);
});

test.each([
  ['with a mouse', 'fine', true],
  ['where it must be answered', 'coarse', false],
] as const)('%s the way back is left to the page', (_, pointer, dismissible) => {
  pretendScreen(pointer);
  render(<Dialog open title="Check" dismissible={dismissible} onOpenChange={vi.fn()} />);
  expect(screen.getByRole('dialog', { name: 'Check' })).toBeTruthy();
  expect(FakeCloseWatcher.watching).toEqual([]);
});
