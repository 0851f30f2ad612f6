import type { Address, Hex, WalletClient } from 'viem';

/** What a wallet's failures are told by (`error.code`). Other errors are reported as unknown. */
export const WALLET_ERROR_CODES = [
  'layer-unavailable',
  'not-connected',
  'wrong-chain',
  'switch-not-supported',
  'rejected',
  'request-pending',
] as const;

export type WalletErrorCode = (typeof WALLET_ERROR_CODES)[number];

/** What is known of the visitor's wallet. `account`, `chainId` and `isSupported` are set if `connected`. */
export type WalletState = {
  readonly status: 'idle' | 'loading' | 'disconnected' | 'connecting' | 'reconnecting' | 'connected';
  readonly account?: Address;
  /** The wallet's chain, configured or not. */
  readonly chainId?: number;
  /** Whether `chainId` is one of the configured chains. */
  readonly isSupported?: boolean;
};

/**
 * The wallet, as far as contests need it: what `createWalletSession` of `@org/wallet-kit/session` offers, or anything
 * else of this shape. Functions are called without `this`.
 *
 * Errors carry a `code` of `WALLET_ERROR_CODES`; each has its sentence in the catalogue, except for `rejected`, after
 * which nothing is shown.
 */
export type ContestsWallet = {
  subscribe(listener: () => void): () => void;
  /** Returns the same object until something changes. */
  getSnapshot(): WalletState;
  getServerSnapshot(): WalletState;
  /** Opens the dialog in which a wallet is chosen. */
  openConnect(): void;
  /** Asks for a signature that signs in to this site. Only needed with `loadSignIn`. */
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

/** Where a site gives no wallet: contests can be read, and nothing can be signed. */
export const noWallet: ContestsWallet = {
  subscribe: () => () => {},
  getSnapshot: () => NO_WALLET,
  getServerSnapshot: () => NO_WALLET,
  openConnect: () => {},
  switchChain: refuse,
  getWalletClient: refuse,
};
