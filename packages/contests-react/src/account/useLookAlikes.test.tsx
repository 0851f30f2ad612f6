import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Address } from 'viem';
import { afterEach, expect, test } from 'vitest';
import { contest } from '../testing/sampleContest.ts';
import { useLookAlikes } from './useLookAlikes.ts';

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const imitator = `0x7099${'0'.repeat(32)}79C8` as const;

afterEach(cleanup);

const look = (own?: Address) => {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return { client, ...renderHook(() => useLookAlikes(address, own), { wrapper }) };
};

test.each<[string, unknown]>([
  ['a contest', { status: 'found', contest: { ...contest, organizer: imitator } }],
  ['a list of contests', { pages: [{ contests: [{ ...contest, judges: [imitator] }], total: 1 }] }],
  ['the contests of an account', { pages: [{ items: [{ ...contest, judges: [imitator] }], total: 1 }] }],
  ['contests by UID', new Map([[contest.uid, { ...contest, organizer: imitator }]])],
])('issue 13: finds an address that looks the same in %s', async (_, data) => {
  const { client, result } = look();
  act(() => void client.setQueryData(['scan', 'local', 'something'], data));
  await waitFor(() => expect(result.current).toEqual([imitator]));
});

test('compares the visitor’s address and ignores equal and different ones', async () => {
  const { client, result } = look(imitator);
  act(() => void client.setQueryData(['scan', 'local', 'contest'], { status: 'found', contest }));
  await waitFor(() => expect(result.current).toEqual([imitator]));
});
