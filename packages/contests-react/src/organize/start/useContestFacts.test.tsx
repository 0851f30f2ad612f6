import { local } from '@org/chain-config';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { numberToHex } from 'viem';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../base/provider/createQueryClient.ts';
import { useStartTime } from './useContestFacts.ts';

afterEach(() => vi.unstubAllGlobals());

const NOW = 1_800_000_000n;
const open = (time: bigint) => {
  vi.stubGlobal('fetch', async (_: unknown, { body }: { readonly body: string }) => {
    const { id, method } = JSON.parse(body);
    const block = { number: '0x1', timestamp: numberToHex(time), transactions: [] };
    const result = method === 'eth_chainId' ? numberToHex(local.chain.id) : block;
    return Response.json({ jsonrpc: '2.0', id, result });
  });
  const queryClient = createQueryClient();
  return renderHook(() => useStartTime(local, NOW, true), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  });
};

test('a contest starts at the latest block if this clock is fast', async () => {
  const { result } = open(NOW - 3_600n);
  expect(result.current).toBe(NOW);
  await waitFor(() => expect(result.current).toBe(NOW - 3_600n));
});

test('a contest starts now if this clock is slow', async () => {
  const { result } = open(NOW + 3_600n);
  await waitFor(() => expect(result.current).toBe(NOW));
});
