import { base, baseSepolia, local } from '@org/chain-config';
import { createScriptedWallet, type ScriptedWalletOptions } from '@org/wallet-kit/testing';
import { custom, type Transport, toHex } from 'viem';
import { connect } from 'wagmi/actions';
import { injected } from 'wagmi/connectors';
import { createWalletConfig } from '../config/createWalletConfig.ts';
import { rememberConnected } from '../session/connectedBefore.ts';
import type { CreateWallet } from '../wallets/createWallet.ts';

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' fill='%230b5cad'/%3E%3C/svg%3E";

export type StageOptions = {
  /** In wei. */
  readonly balance?: bigint;
  readonly chainId?: number;
  readonly isConnected?: boolean;
  readonly isSingleChain?: boolean;
  /** The wallet is reached by a QR code with this content. */
  readonly qrUri?: string;
  readonly behaviour?: NonNullable<ScriptedWalletOptions['behaviour']>;
};

/** Chains whose balances are asked for one by one, so that a story needs to know only one answer. */
const chains = [local, baseSepolia, base].map((config) => ({
  ...config,
  chain: { ...config.chain, contracts: {} },
}));

const createTransport = (balance: bigint): Transport =>
  custom({
    request: async ({ method }: { method: string }) => {
      if (method === 'eth_getBalance') return toHex(balance);
      throw new Error(`a story asked for ${method}`);
    },
  });

/** A configuration with one scripted wallet and no network: the same picture every time. */
export const createStage = async ({
  balance = 1_234_500_000_000_000_000n,
  chainId = 31337,
  isConnected = false,
  isSingleChain = false,
  qrUri,
  behaviour = {},
}: StageOptions = {}) => {
  rememberConnected(undefined);
  window.localStorage.removeItem('rk-recent');
  const wallet = createScriptedWallet({
    account,
    rpcUrl: 'about:blank',
    chainId: 31337,
    initialChainId: chainId,
    answerAfterMs: 0,
    behaviour,
  });
  const provider = {
    ...wallet,
    once(_event: 'display_uri', listener: (uri: string | undefined) => void) {
      setTimeout(() => listener(qrUri));
    },
  };
  const scripted: CreateWallet = () => ({
    id: 'scripted',
    name: 'Scripted Wallet',
    iconUrl: icon,
    iconBackground: '#0b5cad',
    installed: true,
    ...(qrUri !== undefined && { qrCode: { getUri: (uri) => uri } }),
    createConnector: (details) => (config) => ({
      ...injected({ target: { id: 'scripted', name: 'Scripted Wallet', provider: provider as never } })(
        config,
      ),
      ...details,
    }),
  });
  const shown = isSingleChain ? chains.slice(0, 1) : chains;
  const config = createWalletConfig({
    chains: shown,
    appName: 'Laurel',
    wallets: [{ groupName: 'Popular', wallets: [scripted] }],
    transports: Object.fromEntries(shown.map(({ chain }) => [chain.id, createTransport(balance)])),
  });
  const [connector] = config.connectors;
  if (isConnected && connector) await connect(config, { connector });
  return { config, wallet };
};

export type Stage = Awaited<ReturnType<typeof createStage>>;
