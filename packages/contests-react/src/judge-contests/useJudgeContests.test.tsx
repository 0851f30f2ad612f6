import { local } from '@org/chain-config';
import {
  type Attestation,
  computeAttestationUid,
  EVALUATION_SCHEMA_UID,
  encodeEvaluation,
} from '@org/contests';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type Hex, zeroAddress } from 'viem';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../query/createQueryClient.ts';
import { answerContests, toContestRow } from '../testing/fakeContestScan.ts';
import { useJudgeContests } from './useJudgeContests.ts';

const [ADA, BEN] = [
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
] as const;
const MANY = 1_200;

const toReviewRow = (contest: Hex, entry: string) => {
  const fields: Omit<Attestation, 'uid' | 'isOffchain'> = {
    schema: EVALUATION_SCHEMA_UID,
    recipient: zeroAddress,
    attester: ADA,
    time: 5_000n,
    expirationTime: 0n,
    revocationTime: 0n,
    revocable: true,
    refUID: contest,
    data: encodeEvaluation({ contest, entry, tags: [], points: 0, comment: '' }),
  };
  const { schema, ...same } = fields;
  const numbers = { time: 5_000, expirationTime: 0, revocationTime: 0 };
  const id = computeAttestationUid(fields);
  return { ...same, ...numbers, id, schemaId: schema, isOffchain: false, txid: '', decodedDataJson: '' };
};

let asked = 0;

const serve = (rows: readonly Readonly<Record<string, unknown>>[]) => {
  asked = 0;
  vi.stubGlobal('fetch', async (_: unknown, init: RequestInit) => {
    asked += 1;
    return Response.json({ data: answerContests(rows, JSON.parse(String(init.body))) });
  });
};

const look = () => {
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useJudgeContests(local, ADA), { wrapper }).result;
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('finds a judge’s contests among thousands with few requests', async () => {
  const others = Array.from({ length: MANY }, (_, n) =>
    toContestRow({ title: `of others ${n}`, organizer: BEN, judges: [BEN], time: 100 + n }),
  );
  const [begun, done, over] = [
    toContestRow({ title: 'begun', organizer: BEN, judges: [BEN, ADA], time: 10 }),
    toContestRow({ title: 'done', organizer: BEN, judges: [ADA], time: 20 }),
    toContestRow({ title: 'over', organizer: BEN, judges: [ADA], time: 30, endsAt: 40 }),
  ];
  const [kiln, loom] = ['https://example.org/kiln', 'https://example.org/loom'] as const;
  const reviews = [
    toReviewRow(begun.id as Hex, kiln),
    toReviewRow(done.id as Hex, kiln),
    toReviewRow(done.id as Hex, loom),
  ];
  serve([...others, begun, done, over, ...reviews]);
  const result = look();
  expect(result.current.state.status).toBe('loading');
  await waitFor(() => expect(result.current.state.status).toBe('listed'));
  const { state } = result.current;
  if (state.status !== 'listed') throw new Error(state.status);
  expect(state.open.map(({ contest, waiting }) => [contest.title, waiting])).toEqual([
    ['begun', [loom]],
    ['done', []],
  ]);
  expect(state.over.map(({ title }) => title)).toEqual(['over']);
  expect(state).toMatchObject({ searched: 3, total: 3, more: 'none' });
  // One page and one count for the list, and the same for the reviews of each open contest.
  expect(asked).toBeLessThanOrEqual(6);
});

test('lists open contests that are not counted yet, and counts them on demand', async () => {
  serve(
    Array.from({ length: 60 }, (_, n) =>
      toContestRow({ title: `number ${n}`, organizer: BEN, judges: [ADA], time: 100 + n }),
    ),
  );
  const result = look();
  await waitFor(() =>
    expect(result.current.state).toMatchObject({ status: 'listed', searched: 50, total: 60, more: 'there' }),
  );
  result.current.searchOn();
  await waitFor(() => expect(result.current.state).toMatchObject({ searched: 60, more: 'none' }));
});

test('distinguishes a failing scan from a judge without contests', async () => {
  serve([]);
  const empty = look();
  await waitFor(() => expect(empty.current.state).toMatchObject({ status: 'listed', open: [], over: [] }));
  cleanup();
  vi.stubGlobal('fetch', async () => new Response('no', { status: 400 }));
  const failed = look();
  await waitFor(() => expect(failed.current.state).toEqual({ status: 'failed' }));
});
