import { local } from '@org/chain-config';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ContestsProvider } from '../provider/ContestsProvider.tsx';
import { createTestWallet } from '../testing/createTestWallet.ts';
import { useSchemas } from './useSchemas.ts';

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const { contestSchemaUid: uid } = local.eas;
const fetchMissingSchemas = vi.fn();
const registerSchema = vi.fn();
vi.mock('../writing/loadWriters.ts', () => ({
  loadWriters: async () => ({
    fetchMissingSchemas,
    registerSchema,
    prepareSchema: () => new Promise(() => {}),
  }),
}));

const MISSING = { status: 'missing', missing: [{ kind: 'contest', uid, definition: 'string title' }] };

const wallet = createTestWallet({ getWalletClient: async () => ({}) as never });

const open = () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <ContestsProvider config={null} wallet={wallet}>
        {children}
      </ContestsProvider>
    </QueryClientProvider>
  );
  const onRegistered = vi.fn();
  const options = { chainConfig: local, account, isNeeded: true, onRegistered } as const;
  return { onRegistered, ...renderHook(() => useSchemas(options), { wrapper }) };
};

beforeEach(() => {
  window.localStorage.clear();
  fetchMissingSchemas.mockReset().mockResolvedValue(MISSING);
  registerSchema.mockReset();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const register = async (page: ReturnType<typeof open>) => {
  await waitFor(() => expect(page.result.current.schemas).toEqual(MISSING));
  act(() => page.result.current.register());
};

test('issue 13: reports a chain whose schemas cannot be read', async () => {
  fetchMissingSchemas.mockRejectedValueOnce({ code: 'chain-unreachable' });
  const { result } = open();
  expect(result.current).toMatchObject({ schemas: undefined, schemasCode: undefined });
  await waitFor(() => expect(result.current.schemasCode).toBe('chain-unreachable'));
  act(() => result.current.refetchSchemas());
  await waitFor(() => expect(result.current).toMatchObject({ schemas: MISSING, schemasCode: undefined }));
});

test.each([
  ['the wallet was asked', () => new Promise(() => {})],
  ['the hash was invalid', () => Promise.reject({ code: 'invalid-hash' })],
])('issue 13: does not ask the wallet again once %s, even after a reload', async (_, end) => {
  registerSchema.mockImplementation(({ onProgress }) => {
    onProgress({ status: 'confirm-in-wallet' });
    return end();
  });
  const page = open();
  await register(page);
  await waitFor(() => expect(page.result.current.isAsked).toBe(true));
  page.unmount();
  const again = open();
  await register(again);
  expect(again.result.current.isAsked).toBe(true);
  expect(registerSchema).toHaveBeenCalledOnce();
  fetchMissingSchemas.mockResolvedValue({ status: 'ready' });
  act(() => again.result.current.refetchSchemas());
  await waitFor(() => expect(again.onRegistered).toHaveBeenCalledOnce());
  expect(again.result.current.isAsked).toBe(false);
});

test('issue 13: offers a rejected or unsigned registration again at once', async () => {
  registerSchema.mockImplementation(async ({ onProgress }) => {
    onProgress({ status: 'confirm-in-wallet' });
    throw { code: 'rejected' };
  });
  const page = open();
  await register(page);
  await waitFor(() => expect(page.result.current.state).toEqual({ status: 'idle' }));
  expect(page.result.current.isAsked).toBe(false);
  registerSchema.mockImplementation(({ onProgress }) => {
    onProgress({ status: 'confirm-in-wallet' });
    return new Promise(() => {});
  });
  await register(page);
  await waitFor(() => expect(page.result.current.isAsked).toBe(true));
  act(() => page.result.current.onNotSigned());
  expect(page.result.current).toMatchObject({ isAsked: false, state: { status: 'idle' } });
});
