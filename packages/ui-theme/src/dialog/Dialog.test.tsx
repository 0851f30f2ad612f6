import { act, fireEvent, render, screen } from '@testing-library/react';
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

const OPENED_AT = { clientX: 300, clientY: 200 };

/** As after a press on the button that opens it. */
const openByPress = (props: { closesBeside?: boolean } = {}) => {
  const onOpenChange = vi.fn();
  const onPress = vi.fn();
  fireEvent.pointerDown(document.body, OPENED_AT);
  render(
    <Dialog open title="Check" onOpenChange={onOpenChange} {...props}>
      <button type="button" onClick={onPress}>
        Sign
      </button>
    </Dialog>,
  );
  return { onOpenChange, onPress };
};

test('issue 13: the second half of a double click presses nothing in the dialog that the first half opened', () => {
  const { onPress, onOpenChange } = openByPress();
  const sign = screen.getByRole('button', { name: 'Sign' });
  fireEvent.click(sign, { ...OPENED_AT, detail: 2 });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }), { ...OPENED_AT, detail: 1 });
  expect(onPress).not.toHaveBeenCalled();
  expect(onOpenChange).not.toHaveBeenCalled();
  // Another place, and the keyboard, are meant.
  fireEvent.click(sign, { clientX: 340, clientY: 240, detail: 1 });
  fireEvent.click(sign, { detail: 0 });
  expect(onPress).toHaveBeenCalledTimes(2);
});

test('issue 13: a press at the same place counts once a double click would be over', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { onPress } = openByPress();
  vi.advanceTimersByTime(1_001);
  fireEvent.click(screen.getByRole('button', { name: 'Sign' }), { ...OPENED_AT, detail: 1 });
  expect(onPress).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
