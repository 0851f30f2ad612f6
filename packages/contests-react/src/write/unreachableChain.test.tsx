import { getChainConfigBySlug } from '@org/chain-config';
import { NotificationsProvider } from '@org/ui-theme';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ProfileEditor } from '../account/editor/ProfileEditor.tsx';
import { ContestsProvider } from '../base/provider/ContestsProvider.tsx';
import { createQueryClient } from '../base/provider/createQueryClient.ts';
import { RevokeDialog } from '../judge/revoke/RevokeDialog.tsx';
import { writeFormDraft } from '../organize/form/formDraft.ts';
import { sampleForm } from '../organize/form/sampleForm.ts';
import { StartContestPage } from '../pages/StartContestPage.tsx';
import { createTestWallet } from '../testing/createTestWallet.ts';
import { contest, result } from '../testing/sampleContest.ts';

const chainConfig = getChainConfigBySlug('local');
const account = contest.organizer;
const getWalletClient = vi.fn();
const wallet = createTestWallet({ getWalletClient });
const UNREACHABLE = /chain cannot be reached/i;

const open = (page: ReactNode) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <NotificationsProvider>
        <ContestsProvider config={{ chains: [chainConfig] }} wallet={wallet}>
          {page}
        </ContestsProvider>
      </NotificationsProvider>
    </QueryClientProvider>,
  );

beforeEach(() => {
  window.localStorage.clear();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  wallet.update({ status: 'connected', account, chainId: chainConfig.chain.id, isSupported: true });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  expect(getWalletClient).not.toHaveBeenCalled();
});

test('says so before a withdrawal is signed', async () => {
  const [review] = result.counted;
  if (!review) throw new Error('The sample has reviews.');
  const { uid, judge, entry } = review;
  const subject = { kind: 'review-withdrawal', contest: contest.uid, entry, review: uid } as const;
  const revocation = { subject, uid, schemaUid: contest.schemaUid, account: judge };
  open(<RevokeDialog {...{ chainConfig, contest, revocation }} onClose={() => {}} />);
  expect(await screen.findByText(UNREACHABLE)).toBeTruthy();
  expect(screen.getByText('Your wallet shows the fee')).toBeTruthy();
});

test('says so before a profile is signed, and keeps the form', async () => {
  open(<ProfileEditor chainConfig={chainConfig} account={account} found={{ status: 'none' }} />);
  await userEvent.type(await screen.findByLabelText('Name'), 'Mara');
  await userEvent.click(screen.getByRole('button', { name: 'Save profile' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Check what you sign' }));
  expect(await dialog.findByText(UNREACHABLE)).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Try again' })).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Back to the form' }));
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Mara');
});

test('says so before a contest is signed, and keeps the form', async () => {
  writeFormDraft({ ...sampleForm, title: 'Benches' });
  open(<StartContestPage from={undefined} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Check and sign' }));
  await userEvent.click(screen.getByRole('button', { name: 'Start contest' }));
  expect((await screen.findAllByText(UNREACHABLE)).length).toBeGreaterThan(0);
  await userEvent.click(screen.getByRole('button', { name: 'Back to the form' }));
  await userEvent.click(screen.getByRole('button', { name: 'Basics' }));
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Benches');
});
