import type { Address, Hex, WalletClient } from 'viem';
import { WalletSessionError } from '../base/errors.ts';
import type { NewTransaction, SettledStatus } from '../transactions/trackedTransaction.ts';
import { wasConnectedBefore } from './connectedBefore.ts';

/**
 * `idle`: no wallet was requested yet. `loading`: the wallet layer is loading.
 * `reconnecting`: a wallet was connected on the last visit and is reconnecting.
 */
export type WalletStatus = 'idle' | 'loading' | 'disconnected' | 'connecting' | 'reconnecting' | 'connected';

/** The wallet's state. `account`, `chainId` and `isSupported` are set if `connected`. */
export type WalletSnapshot = {
  readonly status: WalletStatus;
  readonly account?: Address;
  /** The wallet's chain id, configured or not. */
  readonly chainId?: number;
  /** True if `chainId` is one of the configured chains. */
  readonly isSupported?: boolean;
  readonly connectorName?: string;
  /** The wallet layer failed to load; the next request retries. */
  readonly isLayerMissing?: true;
};

/** The wallet layer's actions. */
export type WalletActions = {
  openConnect(): void;
  openAccount(): void;
  openChain(): void;
  /** Opens "Verify your account", after connecting if necessary. @throws {SignInError} `no-adapter` */
  openVerify(): Promise<void>;
  /** @throws {WalletSessionError} `not-connected`, `switch-not-supported`, `switch-failed`, `rejected`, `request-pending` */
  switchChain(chainId: number): Promise<void>;
  /** A client for the wallet's current chain. @throws {WalletSessionError} `not-connected` */
  getWalletClient(): Promise<WalletClient>;
  /**
   * Adds a transaction to the connected account's recent ones, pending until its receipt arrives.
   * @throws {TransactionError} `invalid-transaction` @throws {WalletSessionError} `not-connected`
   */
  trackTransaction(transaction: NewTransaction): Promise<void>;
  /**
   * Settles a tracked transaction that another one replaced in the wallet, so that it never gets a receipt:
   * `confirmed` if it was sped up, `failed` if it was canceled or replaced. Needs no connected wallet; has no effect on
   * untracked and settled transactions.
   */
  settleTransaction(hash: Hex, status: SettledStatus): Promise<void>;
  /**
   * Asks the wallet to show a token (EIP-747). Resolves to whether it did. @throws {WalletSessionError}
   * `not-connected`, `rejected`
   */
  watchAsset(asset: WatchedAsset): Promise<boolean>;
  /** Lets the user choose the accounts to share (EIP-2255). @throws {WalletSessionError} as above */
  requestPermissions(): Promise<readonly Address[]>;
};

/** An ERC-20 token for `wallet_watchAsset` (EIP-747). */
export type WatchedAsset = {
  readonly address: Address;
  readonly symbol: string;
  readonly decimals: number;
  /** A URL that the wallet fetches. */
  readonly image?: string;
};

/**
 * The interface between pages and the wallet layer: pages read state and call actions; the layer executes and
 * reports. Works with `useSyncExternalStore`; functions need no `this`.
 */
export type WalletSession = WalletActions & {
  /** Makes `openConnect` open the first step of the connect dialog. Returns the function that ends it. */
  offerFirstStep(open: () => void): () => void;
  /** Opens the connect dialog of the wallet layer, also while a first step is offered. */
  openLayerConnect(): void;
  subscribe(listener: () => void): () => void;
  getSnapshot(): WalletSnapshot;
  getServerSnapshot(): WalletSnapshot;
  /** Loads the layer without an action, for example on hover or when idle. */
  want(): void;
  /** Calls the listener when the layer should load (at once if it should already), and again after `fail`. */
  onWanted(listener: () => void): () => void;
  /** Attaches the layer and runs the queued calls. Returns the function that detaches it. */
  attach(actions: WalletActions): () => void;
  /** Called by the layer on changes. */
  update(snapshot: WalletSnapshot): void;
  /** The layer failed to load: rejects the queued calls with `layer-unavailable`. */
  fail(cause: unknown): void;
};

type Question = { answer(actions: WalletActions): void; fail(error: WalletSessionError): void };

const isSame = (a: WalletSnapshot, b: WalletSnapshot) =>
  a.status === b.status &&
  a.account === b.account &&
  a.chainId === b.chainId &&
  a.isSupported === b.isSupported &&
  a.connectorName === b.connectorName &&
  a.isLayerMissing === b.isLayerMissing;

const IDLE: WalletSnapshot = { status: 'idle' };

/**
 * Creates the page's wallet session. Contains no wallet code: calls before the layer has loaded are queued, trigger
 * loading, and run when the layer attaches.
 *
 * @example
 * import { createWalletSession } from '@org/wallet-kit/session';
 * import { useSyncExternalStore } from 'react';
 * const session = createWalletSession();
 * const wallet = useSyncExternalStore(session.subscribe, session.getSnapshot, session.getServerSnapshot);
 * if (wallet.status !== 'connected') session.openConnect();
 */
export function createWalletSession(): WalletSession {
  const listeners = new Set<() => void>();
  const wantedListeners = new Set<() => void>();
  const questions = new Set<Question>();
  // Only the last one of several queued dialogs opens.
  let dialog: Question | undefined;
  let actions: WalletActions | undefined;
  let isRequested = false;
  let openFirstStep: (() => void) | undefined;
  let snapshot: WalletSnapshot = wasConnectedBefore() ? { status: 'reconnecting' } : IDLE;

  const update = (next: WalletSnapshot) => {
    if (isSame(snapshot, next)) return;
    snapshot = next;
    for (const listener of [...listeners]) listener();
  };

  const want = () => {
    if (isRequested || actions) return;
    isRequested = true;
    update({ status: wasConnectedBefore() ? 'reconnecting' : 'loading' });
    for (const listener of [...wantedListeners]) listener();
  };

  const open = (name: 'openConnect' | 'openAccount' | 'openChain') => () => {
    if (actions) return actions[name]();
    dialog = { answer: (there) => there[name](), fail: () => {} };
    want();
  };

  const openLayerConnect = open('openConnect');

  const ask = <Value>(question: (there: WalletActions) => Promise<Value>): Promise<Value> => {
    if (actions) return question(actions);
    return new Promise<Value>((resolve, reject) => {
      questions.add({ answer: (there) => question(there).then(resolve, reject), fail: reject });
      want();
    });
  };

  const takeQuestions = () => {
    const taken = dialog ? [...questions, dialog] : [...questions];
    questions.clear();
    dialog = undefined;
    return taken;
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    getServerSnapshot: () => IDLE,
    openConnect: () => (openFirstStep ?? openLayerConnect)(),
    openLayerConnect,
    offerFirstStep(offered) {
      openFirstStep = offered;
      return () => {
        if (openFirstStep === offered) openFirstStep = undefined;
      };
    },
    openAccount: open('openAccount'),
    openChain: open('openChain'),
    openVerify: () => ask((there) => there.openVerify()),
    switchChain: (chainId) => ask((there) => there.switchChain(chainId)),
    getWalletClient: () => ask((there) => there.getWalletClient()),
    trackTransaction: (transaction) => ask((there) => there.trackTransaction(transaction)),
    settleTransaction: (hash, status) => ask((there) => there.settleTransaction(hash, status)),
    watchAsset: (asset) => ask((there) => there.watchAsset(asset)),
    requestPermissions: () => ask((there) => there.requestPermissions()),
    want,
    onWanted(listener) {
      wantedListeners.add(listener);
      if (isRequested && !actions) listener();
      return () => void wantedListeners.delete(listener);
    },
    attach(there) {
      actions = there;
      for (const question of takeQuestions()) question.answer(there);
      return () => {
        if (actions === there) actions = undefined;
      };
    },
    update,
    fail(cause) {
      isRequested = false;
      const error = new WalletSessionError('layer-unavailable', { cause });
      const missed = takeQuestions();
      for (const question of missed) question.fail(error);
      // A failed preload is silent.
      update(missed.length > 0 ? { status: 'idle', isLayerMissing: true } : IDLE);
    },
  };
}
