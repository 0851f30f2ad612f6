import {
  createSignIn,
  type SignIn,
  type SiweClient,
  SiweClientError,
  type SiweSession,
} from '@org/auth-siwe';
import { base, baseSepolia, local } from '@org/chain-config';
import { tokens } from '@org/ui-theme';
import {
  announceWallet,
  createScriptedConnector,
  createScriptedNode,
  createScriptedWallet,
  fixtures,
  type ScriptedNodeOptions,
  type ScriptedWallet,
  type ScriptedWalletOptions,
} from '@org/wallet-kit/testing';
import { custom, encodeAbiParameters, type Hex } from 'viem';
import type { Config } from 'wagmi';
import { connect } from 'wagmi/actions';
import { createWalletConfig } from '../config/createWalletConfig.ts';
import { rememberConnected } from '../session/connectedBefore.ts';
import type { NewTransaction } from '../transactions/trackedTransaction.ts';
import { transactionStore } from '../transactions/useTransactions.ts';
import type { CreateWallet } from '../wallets/injectedProvider.ts';
import { pretendPhone } from './pretendPhone.ts';
import { listStageWallets, type StageWallets } from './stageWallets.ts';

/** `clock`: an error because the device's clock is wrong. */
type Act = 'ok' | 'error' | 'error once' | 'never' | 'clock';

/** How a sign-in server answers. */
type ScriptedClientOptions = {
  readonly nonce?: Act;
  readonly verify?: Act;
  /** The account with a session when the page opens. Default: none. */
  readonly session?: SiweSession['address'];
};

const open = (address: SiweSession['address']): SiweSession => ({
  address,
  chainId: 31337,
  expiresAt: '2999-01-01T00:00:00.000Z',
});

const createAct = (how: Act) => {
  let times = 0;
  return <Value>(value: Value): Promise<Value> => {
    times += 1;
    if (how === 'never') return new Promise(() => {});
    if (how === 'clock') return Promise.reject(new SiweClientError('clock'));
    const isRefused = how === 'error' || (how === 'error once' && times === 1);
    return isRefused ? Promise.reject(new SiweClientError('unavailable')) : Promise.resolve(value);
  };
};

/** A sign-in server in memory. Opens a session for the message's account. */
function createScriptedClient({ nonce = 'ok', verify = 'ok', session }: ScriptedClientOptions): SiweClient {
  const giveNonce = createAct(nonce);
  const giveSession = createAct(verify);
  return {
    nonce: () => giveNonce('laurelLaurelLaurel'),
    verify: ({ message }) =>
      giveSession(open((message.split('\n')[1] ?? fixtures.account) as SiweSession['address'])),
    session: async () => (session === undefined ? null : open(session)),
    logout: async () => {},
  };
}

type ShownName = { readonly name: string; readonly avatar?: string };

const resolver = '0x231b0Ee14048e9dCcD1d247744d114a4EB5E8E63';

/** Mainnet's answers about an account: first its name, then its avatar record. */
export function answerNames({ name, avatar = '' }: ShownName): () => Promise<Hex> {
  const answers: Hex[] = [
    encodeAbiParameters(
      [{ type: 'string' }, { type: 'address' }, { type: 'address' }],
      [name, resolver, resolver],
    ),
    encodeAbiParameters(
      [{ type: 'bytes' }, { type: 'address' }],
      [encodeAbiParameters([{ type: 'string' }], [avatar]), resolver],
    ),
  ];
  return async () => answers.shift() ?? '0x';
}

export type StageOptions = {
  /** Sets the user agent; the story sets the window. */
  readonly isPhone?: boolean;
  readonly isConnected?: boolean;
  /** The connected wallet's chain. */
  readonly chainId?: number;
  readonly chains?: 'all' | 'one' | 'public';
  readonly node?: ScriptedNodeOptions;
  readonly behavior?: NonNullable<ScriptedWalletOptions['behavior']>;
  /** The listed wallets. Default: the scripted wallet. */
  readonly wallets?: StageWallets;
  /** Names of wallets that announce themselves (EIP-6963). */
  readonly announced?: readonly string[];
  /** The wallet is paired by a QR code with this content. */
  readonly displayUri?: string;
  /** Ids of wallets that connected before. */
  readonly recent?: readonly string[];
  readonly transactions?: readonly NewTransaction[];
  /** The account's ENS name and avatar. */
  readonly name?: ShownName;
  /** The sign-in server, if there is one. */
  readonly signIn?: ScriptedClientOptions;
};

export type Stage = {
  readonly config: Config;
  readonly wallet: ScriptedWallet;
  readonly signIn: SignIn | undefined;
};

/** Chains without multicall, so that the scripted node needs only eth_getBalance. */
const chains = {
  all: [local, baseSepolia, base],
  one: [local],
  public: [baseSepolia, base],
} as const;

let stopAnnouncing: readonly (() => void)[] = [];

const announce = (names: readonly string[]) => {
  for (const stop of stopAnnouncing) stop();
  stopAnnouncing = names.map((name, index) => {
    const wallet = createScriptedWallet({
      privateKey: fixtures.privateKey,
      rpcUrl: 'about:blank',
      chainId: local.chain.id,
    });
    return announceWallet(wallet, { name, rdns: `test.announced${index}` });
  });
};

const forget = () => {
  rememberConnected(undefined);
  window.localStorage.removeItem('rk-recent');
  for (const { chain } of chains.all) {
    transactionStore.clear({ account: fixtures.account, chainId: chain.id });
  }
};

const createEntry =
  (wallet: ScriptedWallet, displayUri: string | undefined): CreateWallet =>
  () => ({
    id: 'scripted',
    name: 'Scripted Wallet',
    iconUrl: fixtures.icon,
    iconBackground: tokens.picture[0],
    installed: true,
    ...(displayUri !== undefined && { qrCode: { getUri: (uri) => uri } }),
    createConnector: (details) => (config) => ({
      ...createScriptedConnector(wallet, displayUri === undefined ? {} : { displayUri })(config),
      ...details,
    }),
  });

/** Everything that a dialog needs, without a network, so that screenshots are stable. */
export async function createStage({
  isPhone = false,
  isConnected = false,
  chainId,
  chains: chosen = 'all',
  node = {},
  behavior = {},
  wallets = 'scripted',
  announced = [],
  displayUri,
  recent = [],
  transactions = [],
  name,
  signIn,
}: StageOptions = {}): Promise<Stage> {
  forget();
  pretendPhone(isPhone);
  announce(announced);
  if (recent.length > 0) window.localStorage.setItem('rk-recent', JSON.stringify(recent));

  const shown = chains[chosen].map((config) => ({ ...config, chain: { ...config.chain, contracts: {} } }));
  const home = shown[0]?.chain.id ?? local.chain.id;
  const wallet = createScriptedWallet({
    privateKey: fixtures.privateKey,
    addresses: [fixtures.account],
    rpcUrl: 'about:blank',
    chainId: home,
    initialChainId: chainId ?? home,
    answerAfterMs: 0,
    behavior,
  });
  const listed = listStageWallets(wallets, createEntry(wallet, displayUri));
  const config = createWalletConfig({
    chains: shown,
    appName: 'Laurel',
    onWarning: () => {},
    nameTransport: name ? custom({ request: answerNames(name) }) : null,
    transports: Object.fromEntries(shown.map(({ chain }) => [chain.id, custom(createScriptedNode(node))])),
    ...listed,
  });
  const [connector] = config.connectors;
  if (isConnected && connector) await connect(config, { connector });
  for (const transaction of transactions) {
    transactionStore.add({ account: fixtures.account, chainId: chainId ?? home }, transaction);
  }
  return {
    config,
    wallet,
    signIn: signIn && createSignIn({ client: createScriptedClient(signIn), statement: 'Sign in to Laurel.' }),
  };
}
