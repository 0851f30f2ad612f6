import { local } from '@org/chain-config';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps, ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ContestsProvider } from '../../base/provider/ContestsProvider.tsx';
import { createTestWallet } from '../../testing/createTestWallet.ts';
import { MissingProtocol, useProtocol } from './MissingProtocol.tsx';

const schemas = [`0x${'ab'.repeat(32)}`, `0x${'cd'.repeat(32)}`] as const;

const draw = (changes: Partial<ComponentProps<typeof MissingProtocol>> = {}) => {
  const spies = { onDeploy: vi.fn(), onCancel: vi.fn(), onNotSigned: vi.fn() };
  const { container } = render(
    <MissingProtocol
      chainConfig={local}
      protocol={{ status: 'missing', contract: true, schemas }}
      cost={{ status: 'known', fee: '0.0002 ETH', problem: undefined }}
      state={{ status: 'idle' }}
      isOnChain
      isUnable={false}
      isRequested={false}
      {...spies}
      {...changes}
    />,
  );
  return { ...spies, container };
};
const button = () => screen.queryByRole('button', { name: 'Set up the chain' });

afterEach(cleanup);

test('lists what is missing with the cost of creating it', async () => {
  const { onDeploy, container } = draw();
  expect(container.textContent).toContain('Contract that enforces the rules');
  expect(container.textContent).toContain('2 schemas');
  expect(container.textContent).toContain('about 0.0002 ETH');
  await userEvent.click(button() ?? container);
  expect(onDeploy).toHaveBeenCalledOnce();
});

test('names only the contracts that are missing', () => {
  const { container } = draw({ protocol: { status: 'missing', contract: false, schemas: schemas.slice(1) } });
  expect(container.textContent).not.toContain('Contract that');
  expect(container.textContent).toContain('1 schema');
});

test.each([
  ['on another chain', { isOnChain: false }],
  ['before the fee is known', { cost: { status: 'looking' } }],
  ['without enough for the fee', { cost: { status: 'known', fee: '1 ETH', problem: 'Not enough.' } }],
] as const)('cannot create the missing contracts %s', (_, changes) => {
  draw(changes);
  expect(button()).toHaveProperty('disabled', true);
});

test.each([
  [{ protocol: { status: 'no-eas' } }, 'There is no EAS contract on Local'],
  [{ protocol: { status: 'unable' } }, 'Local can’t be set up in one transaction'],
  [{ isUnable: true }, 'Local can’t be set up in one transaction'],
] as const)('offers nothing where it cannot be created: %j', (changes, text) => {
  const { container } = draw(changes);
  expect(container.textContent).toContain(text);
  expect(screen.queryByRole('button')).toBeNull();
});

test('can stop waiting for the wallet', async () => {
  const { onCancel } = draw({ state: { status: 'confirm-in-wallet' } });
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledOnce();
});

test('offers a deployment that may have been sent again only after the user denies it', async () => {
  const { onNotSigned } = draw({ isRequested: true });
  expect(button()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'I did not sign it' }));
  expect(onNotSigned).toHaveBeenCalledOnce();
});

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
  await waitFor(() => expect(page.result.current.isRequested).toBe(true));
  page.unmount();
  const again = open();
  await deploy(again);
  expect(again.result.current.isRequested).toBe(true);
  expect(deployProtocol).toHaveBeenCalledOnce();
  fetchProtocolState.mockResolvedValue({ status: 'ready' });
  act(() => again.result.current.refetchProtocol());
  await waitFor(() => expect(again.onReady).toHaveBeenCalledOnce());
  expect(again.result.current.isRequested).toBe(false);
});

test('offers a rejected or unsigned deployment again at once', async () => {
  deployProtocol.mockImplementation(async ({ onProgress }) => {
    onProgress({ status: 'confirm-in-wallet' });
    throw { code: 'rejected' };
  });
  const page = open();
  await deploy(page);
  await waitFor(() =>
    expect(page.result.current.state).toMatchObject({ status: 'failed', code: 'rejected' }),
  );
  expect(page.result.current.isRequested).toBe(false);
  deployProtocol.mockImplementation(({ onProgress }) => {
    onProgress({ status: 'confirm-in-wallet' });
    return new Promise(() => {});
  });
  await deploy(page);
  await waitFor(() => expect(page.result.current.isRequested).toBe(true));
  act(() => page.result.current.onNotSigned());
  expect(page.result.current).toMatchObject({ isRequested: false, state: { status: 'idle' } });
});
