import { local } from '@org/chain-config';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactElement, StrictMode, useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ConnectButtonView } from '../connect-button/ConnectButtonView.tsx';
import { walletMessages } from '../messages/en.ts';
import { createWalletSession, type WalletSession } from '../session/createWalletSession.ts';
import type { FirstStepProps } from './FirstStep.tsx';
import type { HandOverOptions } from './handOver.ts';
import { WalletSlot, type WalletSlotProps } from './WalletSlot.tsx';

const options = { chains: [local], appName: 'Laurel', projectId: null };

const messages = {
  connectWallet: 'Connect Wallet',
  connectTitle: 'Connect a Wallet',
  close: 'Close',
  reconnecting: 'Reconnecting your wallet',
  layerMissing: 'The wallets could not be loaded.',
  tryAgain: 'Try again',
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

const load = vi.fn<WalletSlotProps['loadLayer']>();
const loadFirst = vi.fn<WalletSlotProps['loadFirstStep']>();
const prepareIcons = vi.fn();
const handOver = vi.fn(async (_: unknown, { open }: HandOverOptions) => open());

/** Stands for the first step: one wallet. */
function FirstStep({ closeButton, onChoose }: FirstStepProps) {
  return (
    <>
      <button type="button" onClick={() => onChoose({ kind: 'wallet', id: 'one' })}>
        One wallet
      </button>
      {closeButton}
    </>
  );
}

const show = (props: Partial<WalletSlotProps> = {}) => {
  const session = createWalletSession();
  render(
    <StrictMode>
      <WalletSlot {...{ session, options, messages }} loadLayer={load} loadFirstStep={loadFirst} {...props} />
    </StrictMode>,
  );
  return { session };
};

function Broken(): never {
  throw new Error('broken');
}

beforeEach(() => {
  load.mockReset().mockResolvedValue({ WalletLayer: Layer as never });
  loadFirst.mockReset().mockResolvedValue({ PageFirstStep: FirstStep, handOver, prepareIcons } as never);
  handOver.mockClear();
  prepareIcons.mockClear();
  openConnect.mockReset();
});

afterEach(() => {
  cleanup();
  window.localStorage.clear();
  for (const key of Object.keys(document.documentElement.dataset))
    delete document.documentElement.dataset[key];
});

test('draws a button that looks like the one that replaces it', () => {
  const state = { status: 'disconnected', onConnect: () => {} } as const;
  const slot = createWalletSession();
  const readButton = (element: ReactElement) => {
    const place = document.createElement('div');
    place.innerHTML = renderToString(element);
    const button = place.querySelector('button');
    button?.removeAttribute('data-wallet-slot');
    return button?.outerHTML;
  };
  expect(
    readButton(
      <WalletSlot {...{ session: slot, options, messages }} loadLayer={load} loadFirstStep={loadFirst} />,
    ),
  ).toBe(readButton(<ConnectButtonView state={state} messages={walletMessages} />));
});

test('renders without a window, options or wallet code', () => {
  const html = renderToString(
    <WalletSlot
      {...{ session: createWalletSession(), messages }}
      options={null}
      loadLayer={load}
      loadFirstStep={loadFirst}
    />,
  );
  expect(html).toContain('Connect Wallet');
  expect(html).not.toContain('style=');
  expect(load).not.toHaveBeenCalled();
});

test('loads nothing before an intent without `whenIdle`, and the layer with it', async () => {
  show();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(load).not.toHaveBeenCalled();
  expect(loadFirst).not.toHaveBeenCalled();
  await userEvent.hover(screen.getByRole('button', { name: 'Connect Wallet' }));
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  expect(await screen.findByText('The layer')).toBeTruthy();
  expect(openConnect).not.toHaveBeenCalled();
});

test('keeps the button until the options are known', async () => {
  show({ options: null });
  fireEvent.click(screen.getByRole('button', { name: 'Connect Wallet' }));
  expect(screen.getByRole('dialog', { name: 'Connect a Wallet' })).toBeTruthy();
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByText('The layer')).toBeNull();
  expect(screen.queryByText('One wallet')).toBeNull();
});

test('offers the first step to other buttons also while the layer waits for the options', async () => {
  const { session } = show({ options: null });
  await userEvent.hover(screen.getByRole('button', { name: 'Connect Wallet' }));
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  act(() => session.openConnect());
  expect(screen.getByRole('dialog', { name: 'Connect a Wallet' })).toBeTruthy();
});

test('loads on focus, and keeps the focus', async () => {
  show();
  await userEvent.tab();
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  const button = await screen.findByText('The layer');
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('loads the first step of the connect dialog once the page is idle, and the layer with an intent', async () => {
  let beIdle = () => {};
  const whenIdle = (preload: () => void) => {
    beIdle = preload;
    return () => {};
  };
  show({ whenIdle });
  expect(loadFirst).not.toHaveBeenCalled();
  await act(async () => beIdle());
  expect(loadFirst).toHaveBeenCalledOnce();
  expect(prepareIcons).toHaveBeenCalledOnce();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(load).not.toHaveBeenCalled();
  await userEvent.hover(screen.getByRole('button', { name: 'Connect Wallet' }));
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
});

test('loads the layer after the first step', async () => {
  let arrive = () => {};
  loadFirst.mockReturnValue(
    new Promise((resolve) => {
      arrive = () => resolve({ PageFirstStep: FirstStep, handOver, prepareIcons } as never);
    }),
  );
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Connect Wallet' }));
  expect(loadFirst).toHaveBeenCalled();
  expect(load).not.toHaveBeenCalled();
  await act(async () => arrive());
  expect(await screen.findByText('One wallet')).toBeTruthy();
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
});

test('loads at once for a previously connected wallet, without showing "Connect Wallet"', async () => {
  window.localStorage.setItem('wallet-kit.connected', 'io.metamask');
  load.mockReturnValue(new Promise(() => {}));
  show();
  expect(load).toHaveBeenCalled();
  expect(screen.getByText('Reconnecting your wallet')).toBeTruthy();
  expect(screen.queryByText('Connect Wallet')).toBeNull();
});

test('opens the frame with the press, and answers a choice once the layer has loaded', async () => {
  let arrive: (module: Awaited<ReturnType<WalletSlotProps['loadLayer']>>) => void = () => {};
  load.mockReturnValue(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  let fill = () => {};
  loadFirst.mockReturnValue(
    new Promise((resolve) => {
      fill = () => resolve({ PageFirstStep: FirstStep, handOver, prepareIcons } as never);
    }),
  );
  show();
  const button = screen.getByRole('button', { name: 'Connect Wallet' });
  await userEvent.click(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(screen.getByRole('dialog', { name: 'Connect a Wallet' })).toBeTruthy();
  await act(async () => fill());
  expect(button.getAttribute('aria-busy')).toBeNull();
  await userEvent.click(screen.getByText('One wallet'));
  expect(openConnect).not.toHaveBeenCalled();
  await act(async () => arrive({ WalletLayer: Layer as never }));
  await waitFor(() => expect(openConnect).toHaveBeenCalledTimes(1));
  expect(handOver).toHaveBeenCalledExactlyOnceWith(
    { kind: 'wallet', id: 'one' },
    { open: expect.any(Function), signal: expect.any(AbortSignal) },
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('closes the first step without loading anything again', async () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Connect Wallet' }));
  await screen.findByText('One wallet');
  await screen.findByText('The layer');
  const countLoads = () => [load.mock.calls.length, loadFirst.mock.calls.length];
  const before = countLoads();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('The layer'));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(countLoads()).toEqual(before);
  expect(openConnect).not.toHaveBeenCalled();
});

test('opens the whole dialog of the layer if the first step fails to load', async () => {
  loadFirst.mockRejectedValue(new Error('Failed to fetch dynamically imported module'));
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Connect Wallet' }));
  await waitFor(() => expect(openConnect).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('opens nothing if the first step fails to load after the frame was closed', async () => {
  const failures: (() => void)[] = [];
  loadFirst.mockImplementation(
    () => new Promise((_, reject) => failures.push(() => reject(new Error('Failed to fetch')))),
  );
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Connect Wallet' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.hover(screen.getByRole('button', { name: 'Connect Wallet' }));
  await act(async () => {
    for (const fail of failures) fail();
  });
  expect(await screen.findByText('The layer')).toBeTruthy();
  expect(openConnect).not.toHaveBeenCalled();
});

test('makes the frame inert while it hands over, and stops once a wallet is connected', async () => {
  handOver.mockReturnValueOnce(new Promise(() => {}));
  const { session } = show();
  fireEvent.click(screen.getByRole('button', { name: 'Connect Wallet' }));
  await userEvent.click(await screen.findByText('One wallet'));
  await waitFor(() => expect(handOver).toHaveBeenCalledOnce());
  const signal = handOver.mock.calls[0]?.[1].signal;
  expect(document.querySelector('dialog')?.hasAttribute('inert')).toBe(true);
  expect(signal?.aborted).toBe(false);
  act(() => session.update({ status: 'connected' }));
  expect(signal?.aborted).toBe(true);
  expect(document.querySelector('dialog')).toBeNull();
});

test('opens the frame for a page’s own button, and the dialog of the layer once that is there', async () => {
  const { session } = show();
  act(() => session.openConnect());
  expect(screen.getByRole('dialog', { name: 'Connect a Wallet' })).toBeTruthy();
  await screen.findByText('The layer');
  expect(openConnect).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  act(() => session.openConnect());
  expect(openConnect).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('does not replace the button while it is pressed', async () => {
  show();
  const button = screen.getByRole('button', { name: 'Connect Wallet' });
  fireEvent.pointerDown(button);
  fireEvent.pointerEnter(button);
  await waitFor(() => expect(load).toHaveBeenCalled());
  await act(() => load.mock.results[0]?.value);
  expect(screen.queryByText('The layer')).toBeNull();
  fireEvent.pointerUp(button);
  fireEvent.click(button);
  expect(await screen.findByText('The layer')).toBeTruthy();
  expect(await screen.findByText('One wallet')).toBeTruthy();
});

test('handles a press from before hydration once', async () => {
  document.documentElement.dataset.walletPress = 'waiting';
  show();
  expect(await screen.findAllByRole('dialog', { name: 'Connect a Wallet' })).toHaveLength(1);
  expect(document.documentElement.dataset.walletPress).toBe('taken');
});

test('reports a layer that fails to load, and retries with the same button', async () => {
  load.mockRejectedValue(new Error('Failed to fetch dynamically imported module'));
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Connect Wallet' }));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('status').textContent).toContain('could not be loaded');
  load.mockResolvedValue({ WalletLayer: Layer as never });
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(retry);
  await userEvent.click(await screen.findByText('One wallet'));
  expect(await screen.findByText('The layer')).toBeTruthy();
  await waitFor(() => expect(openConnect).toHaveBeenCalledTimes(1));
});

test('keeps the page when the layer throws, and can render it again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  load.mockResolvedValueOnce({ WalletLayer: Broken as never });
  const { session } = show();
  act(() => session.openConnect());
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The layer')).toBeTruthy();
});
