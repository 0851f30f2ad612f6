import { local } from '@org/chain-config';
import type { WalletSession } from '@org/wallet-kit/session';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode, useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ConfigContext } from '../../config/ConfigContext.tsx';
import type { PublicConfig } from '../../config/publicConfig.ts';
import type { LoadLayer } from './useWalletLayer.ts';

const config: PublicConfig = {
  productName: 'Laurel',
  publicOrigin: 'http://localhost:3000',
  defaultChain: 'local',
  chains: [local],
  walletConnectProjectId: null,
  hiddenUids: [],
  documents: null,
  feeds: false,
};

const openConnect = vi.fn();

/** A fake layer that attaches to the session and renders something. */
function Layer({ session }: { session: WalletSession }) {
  useEffect(() => {
    session.update({ status: 'disconnected' });
    return session.attach({ openConnect } as never);
  }, [session]);
  return <button type="button">The layer</button>;
}

const load = vi.fn<LoadLayer>();

/** There is one session per page, so each test loads its own modules. */
const show = async ({ idle }: { idle?: boolean } = {}) => {
  vi.resetModules();
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: !idle } });
  const { WalletSlot } = await import('./WalletSlot.tsx');
  const { ConfigContext: Config } = await import('../../config/ConfigContext.tsx');
  const { walletSession } = await import('../../shared/walletSession.ts');
  render(
    <StrictMode>
      <Config value={config}>
        <WalletSlot load={load} />
      </Config>
    </StrictMode>,
  );
  return { walletSession };
};

beforeEach(() => {
  load.mockReset().mockResolvedValue({ WalletLayer: Layer as never });
  openConnect.mockReset();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  window.localStorage.clear();
  for (const key of Object.keys(document.documentElement.dataset))
    delete document.documentElement.dataset[key];
});

test('renders without a window, a configuration or wallet code', async () => {
  const { WalletSlot } = await import('./WalletSlot.tsx');
  const html = renderToString(
    <ConfigContext value={null}>
      <WalletSlot load={load} />
    </ConfigContext>,
  );
  expect(html).toContain('Connect Wallet');
  expect(html).not.toContain('style=');
  expect(load).not.toHaveBeenCalled();
});

test('loads nothing before an intent on a data-saving connection', async () => {
  vi.useFakeTimers();
  await show();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(load).not.toHaveBeenCalled();
  vi.useRealTimers();
  await userEvent.hover(screen.getByRole('button', { name: 'Connect Wallet' }));
  expect(load).toHaveBeenCalledTimes(1);
  expect(await screen.findByText('The layer')).toBeTruthy();
  expect(openConnect).not.toHaveBeenCalled();
});

test('loads on focus, and keeps the focus', async () => {
  await show();
  await userEvent.tab();
  expect(load).toHaveBeenCalledTimes(1);
  const button = await screen.findByText('The layer');
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('loads once the page is idle', async () => {
  await show({ idle: true });
  expect(load).not.toHaveBeenCalled();
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
});

test('loads at once for a previously connected wallet, without showing "Connect Wallet"', async () => {
  window.localStorage.setItem('wallet-kit.connected', 'io.metamask');
  load.mockReturnValue(new Promise(() => {}));
  await show();
  expect(load).toHaveBeenCalled();
  expect(screen.getByText('Reconnecting your wallet')).toBeTruthy();
  expect(screen.queryByText('Connect Wallet')).toBeNull();
});

test('shows a press before the layer has loaded, and handles it afterwards', async () => {
  let arrive: (module: Awaited<ReturnType<LoadLayer>>) => void = () => {};
  load.mockReturnValue(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  await show();
  const button = screen.getByRole('button', { name: 'Connect Wallet' });
  await userEvent.click(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  await act(async () => arrive({ WalletLayer: Layer as never }));
  await waitFor(() => expect(openConnect).toHaveBeenCalledTimes(1));
});

test('does not replace the button while it is pressed', async () => {
  await show();
  const button = screen.getByRole('button', { name: 'Connect Wallet' });
  fireEvent.pointerDown(button);
  fireEvent.pointerEnter(button);
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(load).toHaveBeenCalled();
  expect(screen.queryByText('The layer')).toBeNull();
  fireEvent.pointerUp(button);
  fireEvent.click(button);
  expect(await screen.findByText('The layer')).toBeTruthy();
  await waitFor(() => expect(openConnect).toHaveBeenCalledTimes(1));
});

test('handles a press from before hydration once', async () => {
  document.documentElement.dataset.walletPress = 'waiting';
  await show();
  await waitFor(() => expect(openConnect).toHaveBeenCalledTimes(1));
  expect(document.documentElement.dataset.walletPress).toBe('taken');
});

test('reports a layer that fails to load, and retries with the same button', async () => {
  load.mockRejectedValue(new Error('Failed to fetch dynamically imported module'));
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Connect Wallet' }));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('status').textContent).toContain('could not be loaded');
  load.mockResolvedValue({ WalletLayer: Layer as never });
  fireEvent.click(retry);
  expect(await screen.findByText('The layer')).toBeTruthy();
  await waitFor(() => expect(openConnect).toHaveBeenCalledTimes(1));
});

test('keeps the page when the layer throws, and can render it again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Broken = () => {
    throw new Error('broken');
  };
  load.mockResolvedValueOnce({ WalletLayer: Broken as never });
  const { walletSession } = await show();
  act(() => walletSession.openConnect());
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The layer')).toBeTruthy();
});
