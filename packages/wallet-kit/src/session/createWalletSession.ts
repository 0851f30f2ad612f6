import type { Address, Hex, WalletClient } from 'viem';
import { WalletSessionError } from '../errors.ts';
import type { NewTransaction, SettledStatus } from '../transactions/trackedTransaction.ts';
import { wasConnectedBefore } from './connectedBefore.ts';

/**
 * `idle`: nobody has asked for a wallet yet. `loading`: the layer is on its way.
 * `reconnecting`: a wallet was connected when the page was last open, and is being asked again.
 */
export type WalletStatus = 'idle' | 'loading' | 'disconnected' | 'connecting' | 'reconnecting' | 'connected';

/** What a page may know about the wallet. `account`, `chainId` and `isSupported` come with `connected`. */
export type WalletSnapshot = {
  readonly status: WalletStatus;
  readonly account?: Address;
  /** The chain that the wallet is on, configured or not. */
  readonly chainId?: number;
  /** Whether `chainId` is one of the configured chains. */
  readonly isSupported?: boolean;
  readonly connectorName?: string;
  /** The layer was asked for in vain; the next question tries again. */
  readonly isLayerMissing?: true;
};

/** What the wallet layer can do for a page once it is there. */
export type WalletActions = {
  openConnect(): void;
  openAccount(): void;
  openChain(): void;
  /** "Verify your account", once somebody is connected. @throws {SignInError} `no-adapter` */
  openVerify(): Promise<void>;
  /** @throws {WalletSessionError} `not-connected`, `switch-not-supported`, `rejected`, `request-pending` */
  switchChain(chainId: number): Promise<void>;
  /** A client on the chain that the wallet is on. @throws {WalletSessionError} `not-connected` */
  getWalletClient(): Promise<WalletClient>;
  /**
   * Puts a transaction into the connected account's recent ones, as pending until its receipt is there.
   * @throws {TransactionError} `invalid-transaction` @throws {WalletSessionError} `not-connected`
   */
  trackTransaction(transaction: NewTransaction): Promise<void>;
  /**
   * Settles a tracked transaction that will have no receipt of its own, since another one took its place in the wallet:
   * `confirmed` where that one did the same for another fee, `failed` where it was cancelled or replaced. Needs no
   * connected wallet; one that is not tracked, or settled already, stays as it is.
   */
  settleTransaction(hash: Hex, status: SettledStatus): Promise<void>;
  /** Asks the wallet to show a token. Whether it did. @throws {WalletSessionError} `not-connected`, `rejected` */
  watchAsset(asset: WatchedAsset): Promise<boolean>;
  /** Lets the owner choose the accounts that this page sees. @throws {WalletSessionError} as above */
  requestPermissions(): Promise<readonly Address[]>;
};

/** An ERC-20 token as a wallet is told about it. */
export type WatchedAsset = {
  readonly address: Address;
  readonly symbol: string;
  readonly decimals: number;
  /** A URL that the wallet fetches. */
  readonly image?: string;
};

/**
 * The seam between pages and the wallet layer: pages read and ask, the layer answers and reports.
 * Fit for `useSyncExternalStore`; every function may be passed around without its object.
 */
export type WalletSession = WalletActions & {
  subscribe(listener: () => void): () => void;
  getSnapshot(): WalletSnapshot;
  getServerSnapshot(): WalletSnapshot;
  /** Asks for the layer without asking anything of it (a hover, an idle page). */
  want(): void;
  /** Called once when the layer is wanted, and again after `fail`; at once when it is wanted already. */
  onWanted(listener: () => void): () => void;
  /** The layer is there: questions kept so far are answered. Returns how to take it away again. */
  attach(actions: WalletActions): () => void;
  /** The layer reports what has changed. */
  update(snapshot: WalletSnapshot): void;
  /** The layer did not arrive: questions kept so far fail with `layer-unavailable`. */
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
 * Creates the page's one wallet session. It holds no wallet code: a question that comes before the layer is
 * kept, makes the layer wanted, and is answered when the layer attaches.
 *
 * @example
 * import { createWalletSession } from '@org/wallet-kit/session';
 * const session = createWalletSession();
 * const wallet = useSyncExternalStore(session.subscribe, session.getSnapshot, session.getServerSnapshot);
 * if (wallet.status !== 'connected') session.openConnect();
 */
export function createWalletSession(): WalletSession {
  const listeners = new Set<() => void>();
  const wantedListeners = new Set<() => void>();
  const questions = new Set<Question>();
  // Of several dialogs asked for in vain only the last one is still wanted.
  let dialog: Question | undefined;
  let actions: WalletActions | undefined;
  let isWanted = false;
  let snapshot: WalletSnapshot = wasConnectedBefore() ? { status: 'reconnecting' } : IDLE;

  const update = (next: WalletSnapshot) => {
    if (isSame(snapshot, next)) return;
    snapshot = next;
    for (const listener of [...listeners]) listener();
  };

  const want = () => {
    if (isWanted || actions) return;
    isWanted = true;
    update({ status: wasConnectedBefore() ? 'reconnecting' : 'loading' });
    for (const listener of [...wantedListeners]) listener();
  };

  const open = (name: 'openConnect' | 'openAccount' | 'openChain') => () => {
    if (actions) return actions[name]();
    dialog = { answer: (there) => there[name](), fail: () => {} };
    want();
  };

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
    openConnect: open('openConnect'),
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
      if (isWanted && !actions) listener();
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
      isWanted = false;
      const error = new WalletSessionError('layer-unavailable', { cause });
      const missed = takeQuestions();
      for (const question of missed) question.fail(error);
      // A layer that was only fetched ahead of time is missed by nobody.
      update(missed.length > 0 ? { status: 'idle', isLayerMissing: true } : IDLE);
    },
  };
}
