import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { askConsent } from './askConsent.ts';

const description = {
  title: 'Local Judge 1: sign?',
  text: 'This page asks you to sign this message.',
  facts: [['Message', '<img src=x onerror=alert(1)>']],
} as const;

afterEach(() => document.body.replaceChildren());

const findDialog = () => screen.findByRole('dialog', { name: 'Local Judge 1: sign?' });

test('the local wallet approves with "Approve" and closes', async () => {
  const answer = askConsent(description);
  const dialog = await findDialog();
  expect(dialog.textContent).toContain(description.text);
  expect(document.activeElement?.textContent).toBe('Approve');
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
  await expect(answer).resolves.toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the local wallet rejects with "Reject" and Escape', async () => {
  const rejected = askConsent(description);
  await findDialog();
  await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
  await expect(rejected).resolves.toBe(false);
  const escaped = askConsent(description);
  await findDialog();
  await userEvent.keyboard('{Escape}');
  await expect(escaped).resolves.toBe(false);
});

test('shows the request as plain text', async () => {
  const answer = askConsent(description);
  const dialog = await findDialog();
  expect(dialog.querySelector('img')).toBeNull();
  expect(dialog.textContent).toContain('<img src=x onerror=alert(1)>');
  await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
  await answer;
});

test('keeps the focus on its two buttons', async () => {
  const answer = askConsent(description);
  await findDialog();
  const focused: (string | null | undefined)[] = [];
  for (let presses = 0; presses < 4; presses += 1) {
    await userEvent.keyboard('{Tab}');
    focused.push(document.activeElement?.textContent);
  }
  expect(focused).toEqual(['Reject', 'Approve', 'Reject', 'Approve']);
  await userEvent.keyboard('{Enter}');
  await expect(answer).resolves.toBe(true);
});

test('shows requests one after the other', async () => {
  const first = askConsent(description);
  const second = askConsent({ ...description, title: 'Local Judge 2: sign?' });
  await findDialog();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
  await expect(first).resolves.toBe(true);
  await screen.findByRole('dialog', { name: 'Local Judge 2: sign?' });
  await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
  await expect(second).resolves.toBe(false);
});

test('hides its events from the page, so that no dialog of the page closes', async () => {
  const seen = vi.fn();
  for (const type of ['pointerdown', 'mousedown', 'click', 'keydown', 'focusin']) {
    document.addEventListener(type, seen, true);
  }
  const answer = askConsent(description);
  await findDialog();
  await userEvent.keyboard('{Tab}');
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
  await answer;
  expect(seen).not.toHaveBeenCalled();
  await userEvent.click(document.body);
  await waitFor(() => expect(seen).toHaveBeenCalled());
});
