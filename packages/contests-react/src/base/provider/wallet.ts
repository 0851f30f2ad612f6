import type { Address, Hex, WalletClient } from 'viem';

/** The sign-in state, as far as drafts on the server need it. */
export type SignInState =
  | { readonly status: 'authenticated'; readonly session: { readonly address: Address } }
  | { readonly status: string };

/** The part of `createSignIn` (`@org/auth-siwe`) that drafts need. */
export type ContestsSignIn = {
  subscribe(listener: () => void): () => void;
  getSnapshot(): SignInState;
  getServerSnapshot(): SignInState;
  /** Requests the session from the server. */
  refresh(): Promise<unknown>;
};

/** The signed-in account, if any. */
export function getSignedInAddress(state: SignInState): Address | undefined {
  return state.status === 'authenticated' && 'session' in state ? state.session.address : undefined;
}

/** The codes of wallet errors (`error.code`). Other errors are reported as unknown. */
export const WALLET_ERROR_CODES = [
  'layer-unavailable',
  'not-connected',
  'wrong-chain',
  'switch-not-supported',
  'switch-failed',
  'rejected',
  'request-pending',
] as const;

/** The codes of errors that a `ContestsWallet` may throw. */
export type WalletErrorCode = (typeof WALLET_ERROR_CODES)[number];

/** The state of the visitor's wallet. `account`, `chainId` and `isSupported` are set if `connected`. */
export type WalletState = {
  readonly status: 'idle' | 'loading' | 'disconnected' | 'connecting' | 'reconnecting' | 'connected';
  readonly account?: Address;
  /** The wallet's chain, configured or not. */
  readonly chainId?: number;
  /** True if `chainId` is one of the configured chains. */
  readonly isSupported?: boolean;
};

/**
 * The wallet interface that contests need. `createWalletSession` (`@org/wallet-kit/session`) implements it.
 * Functions are called without `this`.
 *
 * Errors have a `code` of `WALLET_ERROR_CODES`; the messages have a sentence for each. `rejected` is no
 * error: a neutral line says that nothing was sent.
 */
export type ContestsWallet = {
  subscribe(listener: () => void): () => void;
  /** Returns the same object until something changes. */
  getSnapshot(): WalletState;
  getServerSnapshot(): WalletState;
  /** Opens the dialog to choose a wallet. */
  openConnect(): void;
  /** Opens the dialog of the connected account, in which it can be left for another one. Default: `openConnect`. */
  openAccount?(): void;
  /** Requests the signature that signs in to this site. Only needed with `loadSignIn`. */
  openVerify?(): Promise<void>;
  switchChain(chainId: number): Promise<void>;
  /** viem's client for the wallet's current chain. */
  getWalletClient(): Promise<WalletClient>;
  /** Shows a sent transaction in the wallet's own list. */
  trackTransaction?(transaction: { readonly hash: Hex; readonly description: string }): Promise<void>;
  /** Settles a tracked transaction that another one replaced. */
  settleTransaction?(hash: Hex, status: 'confirmed' | 'failed'): Promise<void>;
};

const NO_WALLET: WalletState = { status: 'idle' };

async function refuse(): Promise<never> {
  throw Object.assign(new Error('this page has no wallet'), { code: 'not-connected' });
}

/** For sites without a wallet: contests can be read, and nothing can be signed. */
export const noWallet: ContestsWallet = {
  subscribe: () => () => {},
  getSnapshot: () => NO_WALLET,
  getServerSnapshot: () => NO_WALLET,
  openConnect: () => {},
  switchChain: refuse,
  getWalletClient: refuse,
};
