import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { englishLifecycle } from '../messages/en/lifecycle.ts';
import { ActView, SafeFile } from './ActView.tsx';

const draw = (changes: Partial<ComponentProps<typeof ActView>> = {}) => {
  const spies = { onConfirm: vi.fn(), onCancel: vi.fn(), onClose: vi.fn() };
  render(
    <ActView
      {...englishLifecycle.review}
      subject="Tools <b>for</b> libraries"
      state={{ status: 'idle' }}
      canSign
      status={null}
      {...spies}
      {...changes}
    />,
  );
  return spies;
};

afterEach(cleanup);

test('explains that a withdrawal is permanent', async () => {
  const { onConfirm, onClose } = draw();
  const dialog = screen.getByRole('dialog', { name: 'Withdraw your review?' });
  expect(dialog.textContent).toContain('Tools <b>for</b> libraries');
  expect(dialog.textContent).toContain('This cannot be undone.');
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(onConfirm).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw review' }));
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('does not focus the destructive button', () => {
  draw();
  expect(document.activeElement?.tagName).not.toBe('BUTTON');
});

test('can stop waiting for the wallet and ignores a second press', async () => {
  const { onConfirm, onCancel } = draw({ state: { status: 'confirm-in-wallet' } });
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw review' }));
  expect(onConfirm).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledOnce();
});

test('explains on the button why it cannot be signed', () => {
  draw({ canSign: false });
  expect(screen.getByRole('button', { name: 'Withdraw review' })).toHaveProperty('disabled', true);
});

test('saves the transaction for a Safe, and says what to do with the file', async () => {
  const onSave = vi.fn();
  const { rerender } = render(<SafeFile isOwn saved={undefined} onSave={undefined} />);
  expect(screen.getByRole('button', { name: 'Save for a Safe' })).toHaveProperty('disabled', true);
  rerender(<SafeFile isOwn saved={undefined} onSave={onSave} />);
  await userEvent.click(screen.getByRole('button', { name: 'Save for a Safe' }));
  expect(onSave).toHaveBeenCalledOnce();
  rerender(<SafeFile isOwn={false} saved={{ status: 'saved', isStored: true }} onSave={onSave} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText(/account that started the contest is not connected/)).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain('Transaction Builder');
  expect(screen.getByRole('status').textContent).toContain('14 days');
  rerender(<SafeFile isOwn saved={{ status: 'failed', text: 'No room.' }} onSave={onSave} />);
  expect(screen.getByRole('alert').textContent).toBe('No room.');
  expect(screen.getByRole('status').textContent).toBe('');
});
