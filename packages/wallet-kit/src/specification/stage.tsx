import { base, baseSepolia, local } from '@org/chain-config';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { custom, toHex } from 'viem';
import { vi } from 'vitest';
import { createWalletConfig } from '../config/createWalletConfig.ts';
import { ConnectButton } from '../connect-button/ConnectButton.tsx';
import { useConnection } from '../connection/useConnection.ts';
import { WalletProvider } from '../layer/WalletProvider.tsx';
import type { WalletMessages } from '../messages/en.ts';
import { createWalletSession } from '../session/createWalletSession.ts';
import { announceWallet } from '../testing/announceWallet.ts';
import { createScriptedWallet, type ScriptedWalletOptions } from '../testing/createScriptedWallet.ts';
import { transactionStore } from '../transactions/useTransactions.ts';

export const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
export const privateKey = '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d';
export function hashOf(index: number) {
  return `0x${index.toString(16).padStart(64, '0')}` as const;
}

/** The receipt status that the node returns; undefined: pending. */
export const receipts = new Map<string, '0x0' | '0x1'>();
const node = custom(
  {
    request: async ({ method, params }: { method: string; params?: unknown }) => {
      if (method === 'eth_getBalance') return toHex(12_345n * 10n ** 18n);
      if (method !== 'eth_getTransactionReceipt') throw new Error(method);
      const [hash] = params as [string];
      const status = receipts.get(hash);
      return status ? { blockNumber: '0x1', status, logs: [], transactionHash: hash } : null;
    },
  },
  { retryCount: 0 },
);

/** Without multicall, so that the node above needs only eth_getBalance. */
export const withoutMulticall = [local, baseSepolia, base].map((config) => ({
  ...config,
  chain: { ...config.chain, contracts: {} },
}));

type Facts = { connection?: ReturnType<typeof useConnection> };

function ConnectionReader({ facts }: { facts: Facts }) {
  facts.connection = useConnection();
  return null;
}

export const stops: (() => void)[] = [];

/** A page with the connect button, and its dialog open. */
export async function show({
  chains = withoutMulticall,
  messages,
  isFollowed,
  ...options
}: Partial<ScriptedWalletOptions> & {
  chains?: typeof withoutMulticall;
  messages?: Partial<WalletMessages>;
  isFollowed?: (hash: string) => boolean;
} = {}) {
  const wallet = createScriptedWallet({
    privateKey,
    addresses: [address],
    rpcUrl: 'http://127.0.0.1:1',
    chainId: 31337,
    answerAfterMs: 0,
    ...options,
  } as ScriptedWalletOptions);
  stops.push(announceWallet(wallet, { name: 'Scripted Wallet', rdns: 'test.scripted' }));
  const session = createWalletSession();
  const config = createWalletConfig({
    chains,
    appName: 'Laurel',
    onWarning: () => {},
    nameTransport: null,
    transports: Object.fromEntries(chains.map(({ chain }) => [chain.id, node])),
  });
  const facts: Facts = {};
  render(
    <StrictMode>
      <WalletProvider config={config} {...{ session, messages, isFollowed }}>
        <ConnectButton />
        <ConnectionReader facts={facts} />
      </WalletProvider>
    </StrictMode>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Connect Wallet' }));
  const dialog = await screen.findByRole('dialog', { name: 'Connect a Wallet' });
  return { wallet, session, config, dialog, facts };
}

/** A page with the scripted wallet connected. */
export async function connect(options: Parameters<typeof show>[0] = {}) {
  const shown = await show(options);
  await userEvent.click(within(shown.dialog).getByRole('button', { name: 'Scripted Wallet' }));
  await screen.findByRole('button', { name: /0x70…79C8/ });
  return shown;
}

export async function openAccount() {
  await userEvent.click(await screen.findByRole('button', { name: /0x70…79C8/ }));
  return screen.findByRole('dialog', { name: '0x70…79C8' });
}

export async function openChains() {
  await userEvent.click(await screen.findByRole('button', { name: 'Local' }));
  return screen.findByRole('dialog', { name: 'Switch Networks' });
}

/** Cleans up after each test. */
export function clearStage() {
  cleanup();
  for (const stop of stops.splice(0)) stop();
  for (const { chain } of withoutMulticall) transactionStore.clear({ account: address, chainId: chain.id });
  receipts.clear();
  window.localStorage.clear();
  vi.useRealTimers();
}
