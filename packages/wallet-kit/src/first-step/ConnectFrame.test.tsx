import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ConnectFrame } from './ConnectFrame.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const show = (isLeaving = false) => {
  const onClose = vi.fn();
  const onPress = vi.fn();
  render(
    <ConnectFrame title="Connect a Wallet" closeLabel="Close" onClose={onClose} isLeaving={isLeaving}>
      {(_, closeButton) => (
        <>
          {closeButton}
          <button type="button" onClick={onPress}>
            A wallet
          </button>
        </>
      )}
    </ConnectFrame>,
  );
  const dialog = document.querySelector('dialog');
  if (!dialog) throw new Error('no dialog');
  return { dialog, onClose, onPress };
};

test('closes with a press beside it, and not with a drag from inside', () => {
  const { dialog, onClose } = show();
  fireEvent.pointerDown(screen.getByText('A wallet'));
  fireEvent.click(dialog, { detail: 1 });
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog, { detail: 1 });
  expect(onClose).toHaveBeenCalledOnce();
});

test('ignores the second half of the double click that opened it', () => {
  const { dialog, onClose, onPress } = show();
  for (const target of [
    dialog,
    screen.getByRole('button', { name: 'Close' }),
    screen.getByText('A wallet'),
  ]) {
    fireEvent.pointerDown(target);
    fireEvent.click(target, { detail: 2 });
  }
  expect(onClose).not.toHaveBeenCalled();
  expect(onPress).not.toHaveBeenCalled();
});

test('the first step is inert while it leaves', () => {
  expect(show().dialog.hasAttribute('inert')).toBe(false);
  cleanup();
  expect(show(true).dialog.hasAttribute('inert')).toBe(true);
});

test('stops the page from scrolling before it is shown, so that styles are computed once', () => {
  const wasLocked: boolean[] = [];
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(() => {
    wasLocked.push(document.documentElement.classList.contains('wallet-kit-scroll-locked'));
  });
  show();
  expect(wasLocked).toEqual([true]);
  cleanup();
  expect(document.documentElement.classList.contains('wallet-kit-scroll-locked')).toBe(false);
});
