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
const chains = ['first', 'second'].map((slug): ChainConfig => ({ ...local, slug }));

/** A contest of a chain, named after it, in which these entries wait. */
const list = (slug: string, waiting: readonly string[]): JudgeContests => ({
  ...{ status: 'listed', revealing: [], upcoming: [], over: [], searched: 1, total: 1, more: 'none' },
  open: [{ contest: { ...contest, title: slug }, waiting, total: 2 }],
});

const wallet = createTestWallet();
wallet.update({ status: 'connected', account: judge, chainId: local.chain.id, isSupported: true });

/** The names of the loud links of the page for these chains. */
function draw(chains: readonly ChainConfig[]): readonly (string | null)[] {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ContestsProvider config={{ ...sampleConfig, chains, defaultChain: 'first' }} wallet={wallet}>
        <ReviewsPage />
      </ContestsProvider>
    </QueryClientProvider>,
  );
  const links = screen.getAllByRole('link', { name: /^Continue with/ });
  expect(links).toHaveLength(chains.length);
  cleanup();
  return links
    .filter((link) => link.getAttribute('data-variant') === 'contained')
    .map((link) => link.getAttribute('aria-label'));
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('has a loud button only if it lists one chain, so that there are never two', () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  vi.mocked(useJudgeContests).mockImplementation(({ slug }) => ({
    ...{ state: list(slug, ['1']), searchOn: vi.fn(), tryAgain: vi.fn() },
  }));
  expect(draw(chains.slice(0, 1))).toEqual(['Continue with first']);
  expect(draw(chains)).toEqual([]);
});
