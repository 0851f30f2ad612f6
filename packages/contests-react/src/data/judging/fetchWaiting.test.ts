import { local } from '@org/chain-config';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../base/provider/createQueryClient.ts';
import { answerContests, toContestRow } from '../../testing/fakeContestScan.ts';
import { fetchWaiting } from './fetchWaiting.ts';

const ADA = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const BEN = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const DAY = 86_400n;

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['all entries while judging is open', { opensAt: -DAY, closesAt: DAY }, ['1', '2']],
  ['none before', { opensAt: DAY, closesAt: 2n * DAY }, []],
  ['none after', { opensAt: -2n * DAY, closesAt: -DAY }, []],
])('offers a judge %s', async (_, { opensAt, closesAt }, waiting) => {
  const now = BigInt(Math.floor(Date.now() / 1000));
  const row = toContestRow({
    ...{ title: 'Kilns', organizer: ADA, judges: [ADA], time: Number(now - 9n * DAY) },
    times: { opensAt: now + opensAt, closesAt: now + closesAt },
  });
  vi.stubGlobal('fetch', async (_url: unknown, init: RequestInit) =>
    Response.json({ data: answerContests([row], JSON.parse(String(init.body))) }),
  );
  const uid = row.id as `0x${string}`;
  expect(await fetchWaiting(createQueryClient(), { chainConfig: local, uid, account: ADA })).toEqual({
    waiting,
    total: 2,
  });
  expect(await fetchWaiting(createQueryClient(), { chainConfig: local, uid, account: BEN })).toBe(
    'not-a-judge',
  );
});
