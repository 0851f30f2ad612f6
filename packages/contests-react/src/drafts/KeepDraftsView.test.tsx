import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { englishDrafts } from '../messages/en/drafts.ts';
import type { KeepDraftsState } from './draftSyncState.ts';
import { KeepDraftsView } from './KeepDraftsView.tsx';

const updatedAt = '2026-11-21T12:03:00.000Z';
const messages = englishDrafts;

const draw = (state: KeepDraftsState<string>) => {
  const spies = { onKeep: vi.fn(), onTakeTheirs: vi.fn(), onKeepMine: vi.fn(), onSignIn: vi.fn() };
  render(<KeepDraftsView state={state} draft="mine" isTyped describe={(draft) => draft} {...spies} />);
  return spies;
};
const box = () => screen.getByRole('checkbox', { name: messages.keep });

afterEach(cleanup);

test('is off by default, explains access and retention, and links to the list', async () => {
  const { onKeep } = draw({ status: 'off' });
  expect(box()).toHaveProperty('checked', false);
  const help = document.getElementById(box().getAttribute('aria-describedby') ?? '');
  expect(help?.textContent).toMatch(/operator of this server can read unpublished.*90 days/);
  expect(screen.getByRole('link', { name: messages.mine }).getAttribute('href')).toBe('/drafts');
  await userEvent.click(box());
  expect(onKeep).toHaveBeenCalledExactlyOnceWith(true);
});

test('restores a draft from the server only on request', async () => {
  const { onTakeTheirs } = draw({ status: 'off', found: { draft: 'theirs', updatedAt } });
  screen.getByText(new RegExp(messages.found.replaces));
  await userEvent.click(screen.getByRole('button', { name: messages.found.act }));
  expect(onTakeTheirs).toHaveBeenCalledOnce();
});

test('shows both versions of a conflict and lets the visitor choose', async () => {
  const theirs = { draft: 'theirs', updatedAt };
  const { onTakeTheirs, onKeepMine } = draw({ status: 'conflict', theirs, isRoom: true, isBusy: false });
  screen.getByText('mine');
  screen.getByText('theirs');
  await userEvent.click(screen.getByRole('button', { name: messages.conflict.keepHere }));
  await userEvent.click(screen.getByRole('button', { name: messages.conflict.takeThere }));
  expect(onKeepMine).toHaveBeenCalledOnce();
  expect(onTakeTheirs).toHaveBeenCalledOnce();
});

test.each(Object.entries(messages.here))('the switch of drafts reports %s', (code, sentence) => {
  draw({ status: 'here', code: code as keyof typeof messages.here });
  expect(screen.getByRole('status').textContent).toBe(sentence);
});

test('offers to sign in again after signing out', async () => {
  const { onSignIn } = draw({ status: 'signed-out' });
  await userEvent.click(screen.getByRole('button', { name: messages.signIn }));
  expect(onSignIn).toHaveBeenCalledOnce();
});

test('does not save the draft of another account', () => {
  draw({ status: 'foreign', owner: '0x12' });
  expect(screen.queryByRole('checkbox')).toBeNull();
  screen.getByText(messages.foreign('0x12'));
});
