import { local } from '@org/chain-config';
import { writeDocument } from '@org/contests';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { type Hex, zeroHash } from 'viem';
import { afterEach, expect, test, vi } from 'vitest';
import { ContestsProvider } from '../../base/provider/ContestsProvider.tsx';
import { createQueryClient } from '../../base/provider/createQueryClient.ts';
import { sampleConfig } from '../../testing/createTestWallet.ts';
import { answerContests, toActRow } from '../../testing/fakeContestScan.ts';
import { JUDGES, contest as sample } from '../../testing/sampleContest.ts';
import { ReviewItem } from './ReviewItem.tsx';

const [ADA, BEN] = JUDGES;
const HOUR = 3_600;
const NOW = Math.floor(Date.now() / 1000);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('names the next entry, also one that the organizer added late', async () => {
  const [kiln, loom] = ['Kiln', 'Loom'].map((name) => ({ name, link: '', picture: '', about: '', track: 0 }));
  if (!kiln || !loom) throw new Error('no entries');
  const texts = {
    format: 'laurel-contest/1',
    description: '',
    criteria: [],
    tracks: [],
    prizes: [],
  } as const;
  const document = writeDocument({ ...texts, entries: [kiln] });
  const contest = toActRow(
    'contest',
    {
      ...{ title: 'Tools', uri: document.dataUri ?? '', contentHash: document.contentHash, flags: 0 },
      ...{ submissionsUntil: 0n, opensAt: BigInt(NOW - 9 * HOUR), closesAt: BigInt(NOW + 9 * HOUR) },
      ...{ revealUntil: BigInt(NOW + 9 * HOUR), judges: [ADA], maxPoints: [5], weights: [1] },
      entries: [writeDocument(kiln).contentHash],
    },
    { by: BEN, contest: zeroHash, time: NOW - 9 * HOUR },
  );
  const uid = contest.id as Hex;
  const list = writeDocument({ format: 'laurel-entries/1', entries: [loom] });
  const act = { by: BEN, contest: uid, time: NOW - 8 * HOUR };
  const rows = [
    contest,
    toActRow(
      'list',
      {
        first: 2,
        uri: list.dataUri ?? '',
        contentHash: list.contentHash,
        entries: [writeDocument(loom).contentHash],
      },
      act,
    ),
    toActRow(
      'evaluation',
      { entry: 1, points: [3], comment: '', commentHash: null },
      { ...act, by: ADA, time: NOW - HOUR },
    ),
  ];
  vi.stubGlobal('fetch', async (_: unknown, init: RequestInit) =>
    Response.json({ data: answerContests(rows, JSON.parse(String(init.body))) }),
  );
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ContestsProvider config={{ ...sampleConfig, chains: [local] }}>
        <ReviewItem
          chainConfig={local}
          contest={{ ...sample, uid }}
          queue={{ status: 'known', waiting: ['2'], total: 2 }}
          level={3}
        />
      </ContestsProvider>
    </QueryClientProvider>,
  );
  expect(await screen.findByRole('link', { name: /Loom/ })).toBeTruthy();
});
