import { local } from '@org/chain-config';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ContestsProvider } from '../../base/provider/ContestsProvider.tsx';
import { createTestWallet } from '../../testing/createTestWallet.ts';
import { useProtocol } from './useProtocol.ts';

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const fetchProtocolState = vi.fn();
const deployProtocol = vi.fn();
vi.mock('../../write/loadWriters.ts', () => ({ loadWriters: async () => ({ fetchProtocolState }) }));
vi.mock('./loadDeploy.ts', () => ({
  loadDeploy: async () => ({ deployProtocol, prepareProtocol: () => new Promise(() => {}) }),
}));

const MISSING = { status: 'missing', contract: true, schemas: [`0x${'ab'.repeat(32)}`] };

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
  const onReady = vi.fn();
  const options = { chainConfig: local, account, isNeeded: true, onReady } as const;
  return { onReady, ...renderHook(() => useProtocol(options), { wrapper }) };
};

beforeEach(() => {
  window.localStorage.clear();
  fetchProtocolState.mockReset().mockResolvedValue(MISSING);
  deployProtocol.mockReset();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const deploy = async (page: ReturnType<typeof open>) => {
  await waitFor(() => expect(page.result.current.protocol).toEqual(MISSING));
  act(() => page.result.current.deploy());
};

test('reports a chain that cannot be read', async () => {
  fetchProtocolState.mockRejectedValueOnce({ code: 'chain-unreachable' });
  const { result } = open();
  expect(result.current).toMatchObject({ protocol: undefined, protocolCode: undefined });
  await waitFor(() => expect(result.current.protocolCode).toBe('chain-unreachable'));
  act(() => result.current.refetchProtocol());
  await waitFor(() => expect(result.current).toMatchObject({ protocol: MISSING, protocolCode: undefined }));
});

test.each([
  ['the wallet was asked', () => new Promise(() => {})],
  ['the hash was invalid', () => Promise.reject({ code: 'invalid-hash' })],
])('does not ask the wallet again once %s, even after a reload', async (_, end) => {
  deployProtocol.mockImplementation(({ onProgress }) => {
    onProgress({ status: 'confirm-in-wallet' });
    return end();
  });
  const page = open();
  await deploy(page);
  await waitFor(() => expect(page.result.current.isAsked).toBe(true));
  page.unmount();
  const again = open();
  await deploy(again);
  expect(again.result.current.isAsked).toBe(true);
  expect(deployProtocol).toHaveBeenCalledOnce();
  fetchProtocolState.mockResolvedValue({ status: 'ready' });
  act(() => again.result.current.refetchProtocol());
  await waitFor(() => expect(again.onReady).toHaveBeenCalledOnce());
  expect(again.result.current.isAsked).toBe(false);
});

test('offers a rejected or unsigned deployment again at once', async () => {
  deployProtocol.mockImplementation(async ({ onProgress }) => {
    onProgress({ status: 'confirm-in-wallet' });
    throw { code: 'rejected' };
  });
  const page = open();
  await deploy(page);
  await waitFor(() => expect(page.result.current.state).toEqual({ status: 'idle' }));
  expect(page.result.current.isAsked).toBe(false);
  deployProtocol.mockImplementation(({ onProgress }) => {
    onProgress({ status: 'confirm-in-wallet' });
    return new Promise(() => {});
  });
  await deploy(page);
  await waitFor(() => expect(page.result.current.isAsked).toBe(true));
  act(() => page.result.current.onNotSigned());
  expect(page.result.current).toMatchObject({ isAsked: false, state: { status: 'idle' } });
});
