import { getChainConfigBySlug } from '@org/chain-config';
import { NotificationsProvider } from '@org/ui-theme';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { numberToHex } from 'viem';
import { afterEach, expect, test, vi } from 'vitest';
import { stubSilentFetch } from '../../../test/stubSilentFetch.ts';
import { ContestsProvider } from '../../base/provider/ContestsProvider.tsx';
import { createQueryClient } from '../../base/provider/createQueryClient.ts';
import { createTestWallet } from '../../testing/createTestWallet.ts';
import { createSampleContest, JUDGES } from '../../testing/sampleContest.ts';
import { ReviewFrame } from './ReviewFrame.tsx';
import { SignReviews } from './SignReviews.tsx';

afterEach(() => {
  cleanup();
  window.localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('saves all ticked reviews as one file, also those that the transaction has no room for', async () => {
  // A chain that never answers.
  stubSilentFetch();
  const numbers = Array.from({ length: 35 }, (_, index) => index + 1);
  const { contest } = createSampleContest(() => {}, {
    terms: {
      ...{ flags: 2, closesAt: 4_000_000_000n, revealUntil: 4_000_000_001n },
      entries: numbers.map((number) => numberToHex(number, { size: 32 })),
    },
  }).result;
  const [account] = JUDGES;
  const chainConfig = getChainConfigBySlug('local');
  const wallet = createTestWallet();
  wallet.update({ status: 'connected', account, chainId: chainConfig.chain.id, isSupported: true });
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
  const nothing = () => {};
  const ready = numbers.map((number) => ({ entry: `${number}`, given: [1, 2], comment: 'Quiet.' }));
  render(
    <QueryClientProvider client={createQueryClient()}>
      <NotificationsProvider>
        <ContestsProvider config={{ chains: [chainConfig] }} wallet={wallet}>
          <ReviewFrame title="Sign reviews" onClose={nothing}>
            {(place) => (
              <SignReviews
                {...{ chainConfig, contest, account, place }}
                drafted={{ ready, leftOut: [] }}
                onSigned={nothing}
                onLost={nothing}
                onClose={nothing}
              />
            )}
          </ReviewFrame>
        </ContestsProvider>
      </NotificationsProvider>
    </QueryClientProvider>,
  );
  // By texts: searching this many elements for roles takes seconds.
  const saveButton = (await screen.findByText('Save all as one file')).closest('button');
  expect(await screen.findByText(/^Sign 33 reviews/)).toBeTruthy();
  const [first, ...boxes] = document.querySelectorAll<HTMLInputElement>('input[type=checkbox]');
  if (first) fireEvent.click(first);
  fireEvent.click(screen.getByText('Save all as one file'));
  await waitFor(() => expect(files).toHaveLength(1));
  const list: { entry: number }[] = JSON.parse((await files[0]?.text()) ?? '');
  expect(list.map(({ entry }) => entry)).toEqual(numbers.slice(1));
  for (const box of boxes) fireEvent.click(box);
  expect(saveButton?.disabled).toBe(true);
});
