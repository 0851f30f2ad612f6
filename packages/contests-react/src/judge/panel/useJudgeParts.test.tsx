import { getChainConfigBySlug } from '@org/chain-config';
import { formatSealedReview, type Phase } from '@org/contests';
import { NotificationsProvider } from '@org/ui-theme';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { Address } from 'viem';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubSilentFetch } from '../../../test/stubSilentFetch.ts';
import { ContestsProvider } from '../../base/provider/ContestsProvider.tsx';
import { createQueryClient } from '../../base/provider/createQueryClient.ts';
import { toNoted } from '../../data/reading/assignments.ts';
import { notesQuery } from '../../data/reading/notes.ts';
import { writeReviewDraft } from '../../drafts/reviewDraft.ts';
import { createTestWallet } from '../../testing/createTestWallet.ts';
import {
  createClassic,
  createSampleContest,
  JUDGES,
  NOW,
  performCommits,
  performSample,
  type SampleContest,
  STRANGER,
  sealSample,
  tick,
  toAssignmentsRow,
  toReview,
} from '../../testing/sampleContest.ts';
import { keepSealedReview } from '../sealed/keptReviews.ts';
import { useJudgeParts } from './useJudgeParts.tsx';

const chainConfig = getChainConfigBySlug('local');
const wallet = createTestWallet();

type JudgingProps = Pick<SampleContest, 'result'> & { readonly phase?: Phase | undefined };

function Judging({ result, phase = 'judging' }: JudgingProps) {
  const { contest } = result;
  const judging = useJudgeParts({ chainConfig, contest, result, phase });
  return (
    <>
      <output>{judging.hasStep ? 'Has a step' : 'Has no step'}</output>
      {judging.task}
      <div data-testid="below">{judging.below}</div>
      {judging.renderAct?.('2')}
    </>
  );
}

const open = (
  { result }: SampleContest,
  client = createQueryClient(),
  {
    account = result.contest.judges[0] ?? '0x',
    phase,
  }: { readonly account?: Address; readonly phase?: Phase } = {},
) => {
  wallet.update({ status: 'connected', account, chainId: chainConfig.chain.id, isSupported: true });
  render(
    <QueryClientProvider client={client}>
      <NotificationsProvider>
        <ContestsProvider config={{ chains: [chainConfig] }} wallet={wallet}>
          <Judging {...{ result, phase }} />
        </ContestsProvider>
      </NotificationsProvider>
    </QueryClientProvider>,
  );
};

// A chain that never answers.
beforeEach(() => stubSilentFetch());
afterEach(() => {
  cleanup();
  window.localStorage.clear();
  vi.unstubAllGlobals();
});

test('gives a judge the queue and a button for each entry', async () => {
  open(createSampleContest(performSample));
  expect(await screen.findByRole('button', { name: 'Review the next entry' })).toBeTruthy();
  const review = await screen.findByRole('button', { name: /^Review (?!the next)/ });
  expect(review.dataset.variant).toBe('outlined');
  expect(screen.queryByText(/npx @org/)).toBeNull();
});

test('shows first what the organizer assigned to the judge', async () => {
  const sample = createSampleContest(performSample);
  const { contest } = sample.result;
  const [judge] = JUDGES;
  const client = createQueryClient();
  client.setQueryData(notesQuery(chainConfig, toNoted(contest)).queryKey, [
    toAssignmentsRow(contest, [{ judge, entries: [4] }]),
  ]);
  open(sample, client);
  expect(await screen.findByText('1 entry that is assigned to you waits for your review.')).toBeTruthy();
});

test('counts a judge’s own commitments in a sealed contest, and shows what this browser has of them', async () => {
  const sample = createSampleContest(performCommits, { terms: { flags: 2, closesAt: NOW + 100n } });
  const [first] = sealSample(sample.result.contest.uid);
  keepSealedReview(first);
  open(sample);
  const own = within(await screen.findByRole('region', { name: 'Your sealed reviews' }));
  expect(own.getByText('2 sealed reviews').closest('details')?.open).toBe(false);
  expect(own.getAllByRole('listitem')).toHaveLength(2);
  expect(own.getByText('I could find the boats.')).toBeTruthy();
  expect(own.getByText(/^This browser does not have this review/)).toBeTruthy();
  expect(screen.queryByText(/Better in the evening/)).toBeNull();
  expect(await screen.findByText('2 entries are left for you to review.')).toBeTruthy();
  expect(screen.getByRole('meter').getAttribute('aria-valuetext')).toBe('2 of 4 reviewed');
  expect(await screen.findByRole('button', { name: /^Change review of/ })).toBeTruthy();
});

test('leaves the page its main button once a judge has nothing to review and nothing to sign', async () => {
  const [account] = JUDGES;
  const reviewAll = (count: number) =>
    createClassic(['shelf', 'stamp'], (perform) => {
      for (let entry = 1; entry <= count; entry++)
        perform(account, 'evaluation', toReview(entry, tick(1), 'Fine.'));
    });
  open(reviewAll(1));
  expect(screen.getByText('Has a step')).toBeTruthy();
  cleanup();
  const done = reviewAll(2);
  open(done);
  expect(screen.getByText('Has no step')).toBeTruthy();
  const { contest } = done.result;
  act(() =>
    writeReviewDraft({ contest, entry: '2', account }, { given: [...tick(1, 2)], comment: 'Better.' }),
  );
  expect(await screen.findByText('Has a step')).toBeTruthy();
});

test('does not count the folded list of sealed reviews as a next step, and leaves it below the ranking', async () => {
  const [judge] = JUDGES;
  const commitAll: Parameters<typeof createSampleContest>[0] = (perform) => {
    for (const entry of [1, 2, 3, 4]) perform(judge, 'commit', { entry, commitment: `0x${'0c'.repeat(32)}` });
  };
  const sample = createSampleContest(commitAll, { terms: { flags: 2, closesAt: NOW + 100n } });
  open(sample);
  const sealed = await screen.findByRole('region', { name: 'Your sealed reviews' });
  expect(screen.getByTestId('below').contains(sealed)).toBe(true);
  expect(screen.getByText('Has no step')).toBeTruthy();
});

test('has a step while reviews are revealed only for judges, whatever files others have', async () => {
  const sample = createSampleContest(performCommits, {
    terms: { flags: 2, closesAt: NOW - 100n, revealUntil: NOW + 100n },
  });
  const [first] = sealSample(sample.result.contest.uid);
  const phase = 'revealing';
  open(sample, createQueryClient(), { phase });
  expect(screen.getByText('Has a step')).toBeTruthy();
  const panel = await screen.findByRole('region', { name: 'Reveal sealed reviews' });
  expect(screen.getByTestId('below').contains(panel)).toBe(false);
  cleanup();
  open(sample, createQueryClient(), { phase, account: STRANGER });
  expect(screen.getByText('Has no step')).toBeTruthy();
  act(() => keepSealedReview(first));
  // The panel of others is below the ranking.
  expect(screen.getByText('Has no step')).toBeTruthy();
});

test('still says why a file is refused once another one can be revealed', async () => {
  const sample = createSampleContest(performCommits, {
    terms: { flags: 2, closesAt: NOW - 100n, revealUntil: NOW + 100n },
  });
  const [first] = sealSample(sample.result.contest.uid);
  open(sample, createQueryClient(), { phase: 'revealing', account: STRANGER });
  const panel = await screen.findByRole('region', { name: 'Reveal sealed reviews' });
  // Not a next step of somebody who is not a judge.
  expect(screen.getByTestId('below').contains(panel)).toBe(true);
  const files = [new File([formatSealedReview(first)], 'good.json'), new File(['not JSON'], 'bad.json')];
  fireEvent.drop(panel, { dataTransfer: { files, types: ['Files'] } });
  expect(await screen.findByText('bad.json')).toBeTruthy();
  expect(await within(panel).findByRole('button', { name: /^Reveal/ })).toBeTruthy();
  expect(screen.getByText('Has no step')).toBeTruthy();
  expect(panel.isConnected).toBe(true);
});
