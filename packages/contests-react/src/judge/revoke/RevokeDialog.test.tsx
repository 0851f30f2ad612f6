import { getChainConfigBySlug } from '@org/chain-config';
import { getProtocol } from '@org/contests';
import { NotificationsProvider } from '@org/ui-theme';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Hex } from 'viem';
import { afterEach, expect, test, vi } from 'vitest';
import { stubSilentFetch } from '../../../test/stubSilentFetch.ts';
import { ContestsProvider } from '../../base/provider/ContestsProvider.tsx';
import { createQueryClient } from '../../base/provider/createQueryClient.ts';
import { readReviewDraft, writeReviewDraft } from '../../drafts/reviewDraft.ts';
import { englishLifecycle } from '../../messages/en/lifecycle.ts';
import { createTestWallet } from '../../testing/createTestWallet.ts';
import { contest as sample } from '../../testing/sampleContest.ts';
import { getTracker } from '../../write/writers.ts';
import { RevokeDialog } from './RevokeDialog.tsx';

const chainConfig = getChainConfigBySlug('local');
const hash = `0x${'ab'.repeat(32)}` as const;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.localStorage.clear();
});

test('forgets the drafts of an entry from which the judge is recused, here and on the server', async () => {
  // A chain that never answers.
  stubSilentFetch();
  const contest = { ...sample, chainId: chainConfig.chain.id };
  const [account = '0x'] = contest.judges;
  const wallet = createTestWallet({ getWalletClient: async () => ({}) as never });
  wallet.update({ status: 'connected', account, chainId: chainConfig.chain.id, isSupported: true });
  const send = vi.spyOn(getTracker({ wallet, findMessages: (_, english) => english }), 'send');
  send.mockImplementationOnce((_, { onProgress }) => {
    onProgress?.({ status: 'visible', transactionHash: hash, uid: hash });
    return new Promise(() => {});
  });
  const loadSignIn = vi.fn(() => Promise.reject(new Error('Signed out')));
  const draft = { contest, entry: '1', account };
  writeReviewDraft(draft, { given: [], comment: 'Clear.' });
  const subject = { kind: 'recusal', contest: contest.uid, entry: '1' } as const;
  render(
    <QueryClientProvider client={createQueryClient()}>
      <NotificationsProvider>
        <ContestsProvider config={{ chains: [chainConfig] }} {...{ wallet, loadSignIn }}>
          <RevokeDialog {...{ chainConfig, contest }} revocation={{ subject, account }} onClose={() => {}} />
        </ContestsProvider>
      </NotificationsProvider>
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Abstain' }));
  await waitFor(() => expect(readReviewDraft(draft)).toBeUndefined());
  await waitFor(() => expect(loadSignIn).toHaveBeenCalled());
});

test('says that a sealed review stays secret when it is withdrawn', () => {
  stubSilentFetch();
  const contest = { ...sample, chainId: chainConfig.chain.id };
  const [account = '0x'] = contest.judges;
  const schemas = getProtocol(chainConfig)?.schemas;
  const withdraw = (schemaUid: Hex = hash) => (
    <QueryClientProvider client={createQueryClient()}>
      <NotificationsProvider>
        <ContestsProvider config={{ chains: [chainConfig] }} wallet={createTestWallet()}>
          <RevokeDialog
            {...{ chainConfig, contest }}
            revocation={{
              ...{ account, uid: hash, schemaUid },
              subject: { kind: 'review-withdrawal', contest: contest.uid, entry: '1', review: hash },
            }}
            onClose={() => {}}
          />
        </ContestsProvider>
      </NotificationsProvider>
    </QueryClientProvider>
  );
  const list = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  const page = render(withdraw(schemas?.evaluation));
  expect(list()).toEqual(englishLifecycle.review.lines);
  page.rerender(withdraw(schemas?.commit));
  expect(list()).toEqual(englishLifecycle.review.linesSealed);
});
