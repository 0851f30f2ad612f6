import { local } from '@org/chain-config';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ContestsProvider } from '../../base/provider/ContestsProvider.tsx';
import { createReading, performSample, sampleDocument } from '../../testing/sampleContest.ts';
import type { DocumentsOptions } from './documentsQuery.ts';
import { useListedResult } from './useListedResult.ts';

const { block: _, ...reading } = createReading(performSample);
const askFor = vi.fn<(wanted: DocumentsOptions['wanted']) => void>();
vi.mock('./actsQueries.ts', () => ({
  actsQuery: () => ({
    queryKey: ['scan'],
    queryFn: async () => ({ status: 'found', reading: { ...reading, document: undefined } }),
    structuralSharing: false,
  }),
}));
vi.mock('./documentsQuery.ts', () => ({
  documentsQuery: (state: object | undefined, { wanted }: DocumentsOptions) => {
    if (state) askFor(wanted);
    const document = { status: 'read', document: sampleDocument };
    return {
      queryKey: ['documents'],
      queryFn: async () => ({ document, entries: new Map(), later: null }),
      enabled: state !== undefined,
    };
  },
}));

afterEach(cleanup);

test('asks for the documents of the contest and its first place only', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <ContestsProvider config={{ chains: [local] }}>{children}</ContestsProvider>
    </QueryClientProvider>
  );
  const { uid } = reading.state.attestation;
  const { result } = renderHook(() => useListedResult(local, uid, { enabled: true }), { wrapper });
  await waitFor(() => expect(result.current.result?.contest.description).toBe(sampleDocument.description));
  expect(result.current.result?.ranking.map(({ rank, entry }) => [rank, entry])).toContainEqual([1, '1']);
  expect(new Set(askFor.mock.calls.map(([wanted]) => wanted?.join()))).toEqual(new Set(['1']));
});
