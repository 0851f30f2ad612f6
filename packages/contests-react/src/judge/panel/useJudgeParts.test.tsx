import { getChainConfigBySlug } from '@org/chain-config';
import {
  type Attestation,
  type Contest,
  computeAttestationUid,
  encodeAssignments,
  encodeNote,
  NOTE_SCHEMA_UID,
} from '@org/contests';
import { NotificationsProvider } from '@org/ui-theme';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { zeroAddress } from 'viem';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubSilentFetch } from '../../../test/stubSilentFetch.ts';
import { ContestsProvider } from '../../base/provider/ContestsProvider.tsx';
import { createQueryClient } from '../../base/provider/createQueryClient.ts';
import { toNoted } from '../../data/reading/assignments.ts';
import { notesQuery } from '../../data/reading/notes.ts';
import { createTestWallet } from '../../testing/createTestWallet.ts';
import {
  createSampleContest,
  JUDGES,
  NOW,
  performCommits,
  performSample,
  type SampleContest,
  sealSample,
} from '../../testing/sampleContest.ts';
import { keepSealedReview } from '../sealed/keptReviews.ts';
import { useJudgeParts } from './useJudgeParts.tsx';

const chainConfig = getChainConfigBySlug('local');
const wallet = createTestWallet();

function Judging({ result }: Pick<SampleContest, 'result'>) {
  const { contest } = result;
  const judging = useJudgeParts({ chainConfig, contest, result, phase: 'judging' });
  return (
    <>
      {judging.task}
      {judging.renderAct?.('2')}
    </>
  );
}

const open = ({ result }: SampleContest, client = createQueryClient()) => {
  const [account = '0x'] = result.contest.judges;
  wallet.update({ status: 'connected', account, chainId: chainConfig.chain.id, isSupported: true });
  render(
    <QueryClientProvider client={client}>
      <NotificationsProvider>
        <ContestsProvider config={{ chains: [chainConfig] }} wallet={wallet}>
          <Judging result={result} />
        </ContestsProvider>
      </NotificationsProvider>
    </QueryClientProvider>,
  );
};

const toNoteRow = ({ uid, organizer }: Contest, text: string): Attestation => {
  const row = {
    ...({ schema: NOTE_SCHEMA_UID, recipient: zeroAddress, attester: organizer, refUID: uid } as const),
    ...{ time: NOW, expirationTime: 0n, revocationTime: 0n, revocable: true, isOffchain: false },
    data: encodeNote({ about: null, kind: 'assignments', text }),
  };
  return { ...row, uid: computeAttestationUid(row) };
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
    toNoteRow(contest, encodeAssignments([{ judge, entries: [4] }])),
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
