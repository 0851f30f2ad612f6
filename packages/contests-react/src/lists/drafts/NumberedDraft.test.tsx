import { local } from '@org/chain-config';
import { writeDocument } from '@org/contests';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { type Hex, zeroHash } from 'viem';
import { afterEach, expect, test, vi } from 'vitest';
import { ContestsProvider } from '../../base/provider/ContestsProvider.tsx';
import { useConfig, usePaths } from '../../base/provider/contests.ts';
import { createQueryClient } from '../../base/provider/createQueryClient.ts';
import { toDraftContent } from '../../drafts/draftPlace.ts';
import { englishContestNames } from '../../messages/en/contest.ts';
import { englishDrafts } from '../../messages/en/drafts.ts';
import { sampleConfig } from '../../testing/createTestWallet.ts';
import { answerContests, toActRow } from '../../testing/fakeContestScan.ts';
import { DraftsView } from './DraftsView.tsx';
import { toDraftItems } from './draftItems.ts';
import { NumberedDraft } from './NumberedDraft.tsx';

const [ADA, BEN] = [
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
] as const;
const NOW = Math.floor(Date.now() / 1000);

const entries = ['Kiln', 'Loom'].map((name) => ({ name, link: '', picture: '', about: '', track: 0 }));
const document = writeDocument({
  ...{ format: 'laurel-contest/1', description: '', criteria: [], tracks: [], prizes: [], entries },
});
const contest = toActRow(
  'contest',
  {
    ...{ title: 'Tools', uri: document.dataUri ?? '', contentHash: document.contentHash, flags: 0 },
    ...{ submissionsUntil: 0n, opensAt: BigInt(NOW - 60), closesAt: BigInt(NOW + 600) },
    ...{ revealUntil: BigInt(NOW + 600), judges: [ADA], maxPoints: [5], weights: [1] },
    entries: entries.map((entry) => writeDocument(entry).contentHash),
  },
  { by: BEN, contest: zeroHash, time: NOW - 600 },
);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const draft = (id: string, entry: string, uid = contest.id as Hex) => ({
  ...{ id, version: 'v1', updatedAt: '2026-11-21T12:03:00.000Z' },
  content: toDraftContent(
    { kind: 'review', contest: { chainId: local.chain.id, uid, title: 'Tools' }, entry },
    { comment: '', given: [3] },
  ),
});

function Page({ drafts }: { readonly drafts: Parameters<typeof toDraftItems>[0] }) {
  const site = {
    config: useConfig(),
    paths: usePaths(),
    messages: englishDrafts.page,
    names: englishContestNames,
  };
  const nothing = () => {};
  return (
    <DraftsView
      state={{ status: 'found', items: toDraftItems(drafts, site) }}
      {...{ account: ADA, isBusy: false, hasFailed: false, onTryAgain: nothing, onDelete: nothing }}
      {...{ onDeleteAll: nothing, onDownloadAll: nothing }}
      complete={(item, renderItem) =>
        item.numbered ? (
          <NumberedDraft item={item} numbered={item.numbered}>
            {renderItem}
          </NumberedDraft>
        ) : (
          renderItem(item)
        )
      }
    />
  );
}

test('names drafts of reviews by the entries in the contest document', async () => {
  const unknown: Hex = `0x${'07'.repeat(32)}`;
  vi.stubGlobal('fetch', async (_: unknown, init: RequestInit) =>
    Response.json({ data: answerContests([contest], JSON.parse(String(init.body))) }),
  );
  // Everything is in view.
  vi.stubGlobal('IntersectionObserver', undefined);
  const drafts = [draft('a', '2'), draft('b', '7', unknown), draft('c', 'https://example.org/kiln')];
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ContestsProvider config={{ ...sampleConfig, chains: [local] }}>
        <Page drafts={drafts} />
      </ContestsProvider>
    </QueryClientProvider>,
  );
  expect(await screen.findByRole('heading', { name: 'Loom' })).toBeTruthy();
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['Loom', 'Entry 7', englishDrafts.page.unknown]);
  expect(screen.getByRole('button', { name: /^Delete.*Loom/ })).toBeTruthy();
});
