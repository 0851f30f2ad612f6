import { type ChainConfig, local } from '@org/chain-config';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ContestsProvider } from '../base/provider/ContestsProvider.tsx';
import { createQueryClient } from '../base/provider/createQueryClient.ts';
import type { JudgeContests } from '../data/judging/judgeContests.ts';
import { useJudgeContests } from '../data/judging/useJudgeContests.ts';
import { createTestWallet, sampleConfig } from '../testing/createTestWallet.ts';
import { contest, JUDGES } from '../testing/sampleContest.ts';
import { ReviewsPage } from './ReviewsPage.tsx';

vi.mock('../data/judging/useJudgeContests.ts', () => ({ useJudgeContests: vi.fn() }));

const [judge] = JUDGES;
const chains = ['first', 'second', 'third'].map((slug): ChainConfig => ({ ...local, slug }));

/** A contest of a chain, named after it, in which these entries wait. */
const list = (slug: string, waiting: readonly string[]): JudgeContests => ({
  ...{ status: 'listed', revealing: [], upcoming: [], over: [], searched: 1, total: 1, more: 'none' },
  open: [{ contest: { ...contest, title: slug }, waiting, total: 2 }],
});

const wallet = createTestWallet();
wallet.update({ status: 'connected', account: judge, chainId: local.chain.id, isSupported: true });

const draw = () => (
  <QueryClientProvider client={createQueryClient()}>
    <ContestsProvider config={{ ...sampleConfig, chains, defaultChain: 'first' }} wallet={wallet}>
      <ReviewsPage />
    </ContestsProvider>
  </QueryClientProvider>
);

const listLoud = () =>
  screen
    .getAllByRole('link', { name: /^Continue with/ })
    .filter((link) => link.getAttribute('data-variant') === 'contained')
    .map((link) => link.getAttribute('aria-label'));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('has one loud button: that of the first chain in which something is left to do', () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const work = new Map<string, readonly string[]>([
    ['first', []],
    ['second', ['1']],
    ['third', ['1', '2']],
  ]);
  vi.mocked(useJudgeContests).mockImplementation(({ slug }) => ({
    ...{ state: list(slug, work.get(slug) ?? []), searchOn: vi.fn(), tryAgain: vi.fn() },
  }));
  const { rerender } = render(draw());
  expect(listLoud()).toEqual(['Continue with second']);
  work.set('second', []);
  rerender(draw());
  expect(listLoud()).toEqual(['Continue with third']);
  work.set('first', ['2']);
  rerender(draw());
  expect(listLoud()).toEqual(['Continue with first']);
});
