import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Dialog } from './Dialog.tsx';

/** Like a browser's: a destroyed watcher gets no more events. */
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

test('closes on the back gesture of a phone, and releases the gesture once closed', () => {
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
  ['when it is not dismissible', 'coarse', false],
] as const)('the back gesture is left to the page %s', (_, pointer, dismissible) => {
  pretendScreen(pointer);
  render(<Dialog open title="Check" dismissible={dismissible} onOpenChange={vi.fn()} />);
  expect(screen.getByRole('dialog', { name: 'Check' })).toBeTruthy();
  expect(FakeCloseWatcher.watching).toEqual([]);
});

test.each([true, false])(
  'Tab stays inside while the focus is at an edge of the dialog, backwards %s',
  (shiftKey) => {
    render(<Dialog open title="Check" onOpenChange={vi.fn()} />);
    const { parentElement: place } = screen.getByRole('dialog', { name: 'Check' });
    const edges = [...(place?.querySelectorAll<HTMLElement>('[data-base-ui-focus-guard]') ?? [])];
    expect(edges).toHaveLength(2);
    for (const edge of edges) {
      edge.focus();
      expect(fireEvent.keyDown(edge, { key: 'Tab', shiftKey })).toBe(false);
    }
    const button = screen.getByRole('button', { name: 'Close' });
    expect(fireEvent.keyDown(button, { key: 'Tab', shiftKey })).toBe(true);
  },
);

const OPENED_AT = { clientX: 300, clientY: 200 };

/** Opens the dialog `renderedAfterMs` after the press on the button that opens it. */
const openByPress = (renderedAfterMs = 0, follows = false) => {
  const onOpenChange = vi.fn();
  const onPress = vi.fn();
  fireEvent.pointerDown(document.body, OPENED_AT);
  vi.advanceTimersByTime(renderedAfterMs);
  render(
    <Dialog open title="Check" follows={follows} onOpenChange={onOpenChange}>
      <button type="button" onClick={onPress}>
        Sign
      </button>
    </Dialog>,
  );
  return { onOpenChange, onPress };
};

/** A click whose press happened `pressedMs` after now, delivered now. */
const clickAt = (element: HTMLElement, pressedMs: number, at = OPENED_AT) => {
  const click = createEvent.click(element, { ...at, detail: 2 });
  Object.defineProperty(click, 'timeStamp', { value: performance.now() + pressedMs });
  fireEvent(element, click);
};

describe('isOpeningPress', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] });
    // happy-dom stamps events with its own clock.
    vi.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => performance.now());
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  test('issue 13: the second half of a double click presses nothing in the dialog that the first half opened', () => {
    const { onPress, onOpenChange } = openByPress();
    const sign = screen.getByRole('button', { name: 'Sign' });
    fireEvent.click(sign, { ...OPENED_AT, detail: 2 });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }), { ...OPENED_AT, detail: 1 });
    expect(onPress).not.toHaveBeenCalled();
    expect(onOpenChange).not.toHaveBeenCalled();
    // A click elsewhere or from the keyboard is deliberate.
    fireEvent.click(sign, { clientX: 340, clientY: 240, detail: 1 });
    fireEvent.click(sign, { detail: 0 });
    expect(onPress).toHaveBeenCalledTimes(2);
  });

  test('issue 13: a press at the same place counts after the longest double click', () => {
    const { onPress } = openByPress();
    vi.advanceTimersByTime(1_001);
    fireEvent.click(screen.getByRole('button', { name: 'Sign' }), { ...OPENED_AT, detail: 1 });
    expect(onPress).toHaveBeenCalledOnce();
  });

  test('a dialog that renders late does not ignore presses for longer', () => {
    const { onPress } = openByPress(5_000);
    fireEvent.click(screen.getByRole('button', { name: 'Sign' }), { ...OPENED_AT, detail: 1 });
    expect(onPress).toHaveBeenCalledOnce();
  });

  test('a press at the same place counts in a dialog that follows another by itself', () => {
    const { onPress } = openByPress(300, true);
    clickAt(screen.getByRole('button', { name: 'Sign' }), 0);
    expect(onPress).toHaveBeenCalledOnce();
  });

  test('ignores the second half of a double click even if a busy page delivers it late', () => {
    const { onPress } = openByPress();
    vi.advanceTimersByTime(3_000);
    clickAt(screen.getByRole('button', { name: 'Sign' }), -2_800);
    expect(onPress).not.toHaveBeenCalled();
  });
});
