import { local } from '@org/chain-config';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ContestsProvider } from '../../base/provider/ContestsProvider.tsx';
import { useFeatured } from '../../lists/cards/FeaturedResult.tsx';
import {
  createReading,
  createSampleContest,
  performSample,
  sampleDocument,
} from '../../testing/sampleContest.ts';
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

afterEach(() => {
  cleanup();
  askFor.mockClear();
});

const createWrapper = () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <ContestsProvider config={{ chains: [local] }}>{children}</ContestsProvider>
    </QueryClientProvider>
  );
};
const listAsked = () => [...new Set(askFor.mock.calls.map(([wanted]) => wanted?.join()))];

test('asks for the documents of the contest and its first place only', async () => {
  const { uid } = reading.state.attestation;
  const { result } = renderHook(() => useListedResult(local, uid, { enabled: true }), {
    wrapper: createWrapper(),
  });
  await waitFor(() => expect(result.current.result?.contest.description).toBe(sampleDocument.description));
  expect(result.current.result?.ranking.map(({ rank, entry }) => [rank, entry])).toContainEqual([1, '1']);
  expect(listAsked()).toEqual(['1']);
});

test('asks once for the documents of all rows of a featured result', async () => {
  const { contest } = createSampleContest(performSample).result;
  const { result } = renderHook(() => useFeatured(local, contest), { wrapper: createWrapper() });
  await waitFor(() => expect(result.current).toMatchObject({ status: 'read', isReadingTexts: false }));
  if (result.current.status !== 'read') throw new Error('not read');
  const rows = result.current.result.ranking.slice(0, 4).map(({ entry }) => entry);
  expect(rows.length).toBeGreaterThan(1);
  expect(listAsked()).toEqual([rows.join()]);
});
