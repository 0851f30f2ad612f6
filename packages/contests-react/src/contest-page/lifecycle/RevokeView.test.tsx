import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { lifecycleTexts } from '../../texts/en/lifecycle.ts';
import { RevokeView } from './RevokeView.tsx';

const draw = (changes: Partial<ComponentProps<typeof RevokeView>> = {}) => {
  const spies = { onConfirm: vi.fn(), onCancel: vi.fn(), onClose: vi.fn() };
  render(
    <RevokeView
      {...lifecycleTexts.contest}
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

test('it says what a withdrawal means, and that it is for ever, before it is done', async () => {
  const { onConfirm, onClose } = draw();
  const dialog = screen.getByRole('dialog', { name: 'Withdraw this contest?' });
  expect(dialog.textContent).toContain('Tools <b>for</b> libraries');
  expect(dialog.textContent).toContain('This cannot be undone.');
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(onConfirm).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw contest' }));
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('nothing dangerous has the focus when it opens', () => {
  draw();
  expect(document.activeElement?.tagName).not.toBe('BUTTON');
});

test('while the wallet asks, waiting can be given up; a second press does nothing', async () => {
  const { onConfirm, onCancel } = draw({ state: { status: 'confirm-in-wallet' } });
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw contest' }));
  expect(onConfirm).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledOnce();
});

test('where it cannot be signed, the button says so', () => {
  draw({ canSign: false });
  expect(screen.getByRole('button', { name: 'Withdraw contest' })).toHaveProperty('disabled', true);
});
