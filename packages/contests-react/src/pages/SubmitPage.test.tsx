import { local } from '@org/chain-config';
import type { Submission } from '@org/contests';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ContestsProvider } from '../base/provider/ContestsProvider.tsx';
import { createQueryClient } from '../base/provider/createQueryClient.ts';
import { useContestReading } from '../data/reading/useContestReading.ts';
import { createTestWallet, sampleConfig } from '../testing/createTestWallet.ts';
import { createReading, createSampleContest, performSample, STRANGER } from '../testing/sampleContest.ts';
import { SubmitPage } from './SubmitPage.tsx';

vi.mock('../data/reading/useContestReading.ts', () => ({ useContestReading: vi.fn() }));

const { result, texts } = createSampleContest(performSample);
const { state } = createReading(performSample);
const OWN = `0x${'0a'.repeat(32)}` as const;
const submission: Submission = {
  ...{ uid: OWN, entrant: STRANGER, contentHash: OWN, uri: '', replaces: null },
  ...{ status: 'pending', entry: null },
};

/** After the end of the sample contest, which takes submissions. */
function show(submissions: readonly Submission[], replaces: string | null = null) {
  const wallet = createTestWallet();
  wallet.update({ status: 'connected', account: STRANGER, chainId: local.chain.id, isSupported: true });
  const own = { hasSubmissions: true, submissions: new Map(submissions.map((each) => [each.uid, each])) };
  const taking = new Proxy(state, {
    get: (target, name) => Reflect.get(name in own ? own : target, name),
  });
  vi.mocked(useContestReading).mockReturnValue({
    answer: {
      ...{ status: 'found', contest: result.contest, result, texts, state: taking },
      ...{ source: 'chain', isStale: false, isPartial: false },
    },
    ...{ check: undefined, force: false, isFetching: false },
    ...{ refetch: vi.fn(), readFromChain: vi.fn(), readFromScan: vi.fn() },
  } as unknown as ReturnType<typeof useContestReading>);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ContestsProvider config={sampleConfig} wallet={wallet}>
        <SubmitPage chainConfig={local} uid={result.contest.uid} replaces={replaces} />
      </ContestsProvider>
    </QueryClientProvider>,
  );
}

afterEach(cleanup);

const findWayOn = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('says that it is too late, and leads to the contest', () => {
  show([]);
  expect(screen.getByRole('heading', { level: 1, name: 'Submissions are closed' })).toBeTruthy();
  expect(findWayOn('Back to the contest')).toContain(result.contest.uid);
});

test('leads an entrant who is too late to the entry that was submitted in time', () => {
  show([submission]);
  expect(screen.getByText(/What you submitted before is here/)).toBeTruthy();
  expect(findWayOn('Open your entry')).toContain(OWN);
});

test('says that judging has opened to an entrant who wants to edit', () => {
  show([submission], OWN);
  expect(screen.getByRole('heading', { level: 1, name: 'Judging has opened' })).toBeTruthy();
  expect(findWayOn('Open your entry')).toContain(OWN);
});

test('refuses to edit the submission of another account', () => {
  show([{ ...submission, entrant: result.contest.organizer }], OWN);
  expect(screen.getByRole('heading', { level: 1, name: 'This submission cannot be edited' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Open your entry' })).toBeNull();
});
