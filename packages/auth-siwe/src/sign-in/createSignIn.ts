import type { Hex } from 'viem';
import { getAddress } from 'viem/utils';
import type { SignOutOptions, SiweClient, SiweSession } from '../client/createSiweClient.ts';
import { createSiweMessage, SiweClientError } from '../message/siweMessage.ts';
import {
  createStore,
  type SignInAccount,
  type SignInSnapshot,
  type SiweFailure,
  type SiweStatus,
  siweMessages,
} from './signInSnapshot.ts';

/** The search depth, because an error may contain itself. */
const DEEPEST = 12;

/** Internal error, which wallets also use for anything without a code. */
const GENERIC = [-32603, -32000];

/**
 * True if an error means that the user rejected the request in the wallet. Wallets and libraries wrap that in many ways, so
 * every cause is checked.
 *
 * @see https://eips.ethereum.org/EIPS/eip-1193#provider-errors
 */
export function isRejection(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > DEEPEST) return false;
  const { code, name, message, cause, data, originalError, error: inner } = error as Record<string, unknown>;
  if (code === 4001 || code === '4001' || code === 5000 || code === 'ACTION_REJECTED') return true;
  if (name === 'UserRejectedRequestError') return true;
  // Some wallets say so only in the message, or beside a generic code.
  if (
    (code === undefined || GENERIC.includes(Number(code))) &&
    typeof message === 'string' &&
    /\buser (rejected|denied|cancell?ed)\b/i.test(message)
  )
    return true;
  return [cause, data, originalError, inner].some((each) => isRejection(each, depth + 1));
}

export type SignInOptions = {
  readonly client: SiweClient;
  /** Host and port of the page. Default: `location.host`. */
  readonly domain?: string;
  /** Default: `location.origin`. */
  readonly uri?: string;
  /** One line for the person who signs. */
  readonly statement?: string;
  /** The sentences for people when a step fails, in their language. Default: `siweMessages`. */
  readonly messages?: Readonly<Record<SiweFailure, string>>;
};

/** Asks the wallet to sign (`personal_sign`, EIP-191). */
export type SignMessage = (message: string, account: SignInAccount) => Promise<Hex>;

/** The state of signing in, as an external store (`useSyncExternalStore(signIn.subscribe, signIn.getSnapshot)`). */
export type SignIn = {
  subscribe(listener: () => void): () => void;
  getSnapshot(): SignInSnapshot;
  /** For prerendered pages: not signed in. */
  getServerSnapshot(): SignInSnapshot;
  /**
   * The status: `loading` until the first `refresh` has succeeded or failed, or someone signs in or out, and while there
   * is a session but `setAccount` was not called yet. Prerendered pages are `loading`.
   *
   * @example
   * import { useSyncExternalStore } from 'react';
   * useSyncExternalStore(signIn.subscribe, signIn.getStatus, () => 'loading');
   */
  getStatus(): SiweStatus;
  /**
   * Sets the wallet's account, or null. A change of account ends the session and any attempt in progress; a change of
   * chain ends only the attempt.
   */
  setAccount(account: SignInAccount | null): void;
  /**
   * Fetches the session from the server. Call it when the page opens, when it becomes visible again, and when another tab
   * reports a change. The status `failed` stays, unless the wallet's account is signed in.
   */
  refresh(): Promise<void>;
  /**
   * Signs in with the wallet's account. Resolves when the attempt has ended; the snapshot has the outcome.
   * A second call replaces the first.
   *
   * @throws {RangeError} if there is no account
   */
  signIn(sign: SignMessage): Promise<void>;
  /** Cancels an attempt in progress, even if the wallet never answers. The session stays. */
  cancel(): void;
  /**
   * Ends the session; `everywhere`: all sessions of its account. The page forgets it at once; rejects with a
   * `SiweClientError` if the call to the server fails, `refused` if there was no open session to end all others.
   */
  signOut(options?: SignOutOptions): Promise<void>;
};

const isSame = (one: SignInAccount | null | undefined, other: SignInAccount | null | undefined) =>
  one?.address === other?.address && one?.chainId === other?.chainId;

/** The longest delay of a timer, in milliseconds. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Creates the state machine of signing in with a wallet's account: idle, signing, verifying, then authenticated or failed.
 * An attempt belongs to one account and chain. If these change, its late results are ignored, and a session that the
 * server has opened by then is ended before the next attempt. Every attempt has its own nonce, and a rejection in the
 * wallet returns to idle without an error.
 *
 * @example
 * import { createSignIn, createSiweClient } from '@org/auth-siwe';
 * const signIn = createSignIn({ client: createSiweClient(), statement: 'Sign in to Laurel.' });
 * signIn.setAccount({ address, chainId });
 * await signIn.signIn((message) => walletClient.signMessage({ account: address, message }));
 */
export function createSignIn({
  client,
  domain,
  uri,
  statement,
  messages = siweMessages,
}: SignInOptions): SignIn {
  const store = createStore<SignInSnapshot>({ status: 'idle' });
  /** Undefined until `setAccount` was called. */
  let account: SignInAccount | null | undefined;
  let session: SiweSession | null = null;
  /** Incremented by everything that makes earlier results obsolete. */
  let turn = 0;
  /** Pending calls to the server that a new attempt has to wait for; never rejects. */
  let unfinished: Promise<unknown> = Promise.resolve();
  let expiry: ReturnType<typeof setTimeout> | undefined;
  let isLoading = true;

  /** The server's clock, because the device's may be wrong. */
  const now = () => client.now?.() ?? Date.now();

  const begin = () => {
    turn += 1;
    const mine = turn;
    return () => mine === turn;
  };

  const logout = (options?: SignOutOptions) => {
    const told = unfinished.then(() => client.logout(options));
    unfinished = told.catch(() => undefined);
    return told;
  };

  const show = (next: SiweSession | null) => {
    clearTimeout(expiry);
    session = next;
    // A session of another account counts as signed out.
    if (!session || session.address !== account?.address) return store.set({ status: 'idle' });
    store.set({ status: 'authenticated', session });
    const leftMs = Date.parse(session.expiresAt) - now();
    const atEnd = () => {
      const left = leftMs > LONGEST_TIMER_MS ? session : null;
      if (store.get().status === 'authenticated') show(left);
      else session = left;
    };
    expiry = setTimeout(atEnd, Math.min(Math.max(leftMs, 0), LONGEST_TIMER_MS));
    // In Node a timer would keep the process alive until the session ends.
    if (typeof expiry === 'object') expiry.unref();
  };

  const fail = (reason: SiweFailure, began: SignInAccount, error: unknown) =>
    store.set({ status: 'failed', reason, text: messages[reason], account: began, error });

  const prepare = async (began: SignInAccount) =>
    createSiweMessage({
      domain: domain ?? globalThis.location.host,
      uri: uri ?? globalThis.location.origin,
      address: began.address,
      chainId: began.chainId,
      nonce: await client.nonce(),
      issuedAt: new Date(now()).toISOString(),
      ...(statement !== undefined && { statement }),
    });

  const verify = async (message: string, signature: Hex, began: SignInAccount, isCurrent: () => boolean) => {
    const verification = client.verify({ message, signature });
    // A new attempt waits for this, so that no unwanted session remains.
    let end = () => {};
    const settled = new Promise<void>((resolve) => {
      end = resolve;
    });
    unfinished = unfinished.then(() => settled);
    try {
      const opened = await verification;
      const isSameAccount = opened.address === began.address && opened.chainId === began.chainId;
      if (isCurrent() && isSameAccount) return show(opened);
      // The new session replaced any other of this browser, including one that is shown since this attempt was canceled.
      if (store.get().status === 'authenticated') show(null);
      else session = null;
      await client.logout().catch(() => undefined);
      if (isCurrent()) fail('verification-failed', began, undefined);
    } catch (error) {
      const isClock = error instanceof SiweClientError && error.code === 'clock';
      if (isCurrent()) fail(isClock ? 'clock-wrong' : 'verification-failed', began, error);
    } finally {
      end();
    }
  };

  return {
    subscribe: store.subscribe,
    getSnapshot: store.get,
    getServerSnapshot: store.getFirst,
    getStatus: () => {
      if (store.get().status === 'authenticated') return 'authenticated';
      const isWalletUnheard = session !== null && account === undefined;
      return isLoading || isWalletUnheard ? 'loading' : 'unauthenticated';
    },

    setAccount: (spelled) => {
      const next = spelled && { ...spelled, address: getAddress(spelled.address) };
      if (next === account || (account !== undefined && isSame(next, account))) return;
      const former = account;
      account = next;
      const { status } = store.get();
      if (status === 'authenticated' && former?.address === next?.address) return;
      if (status !== 'idle') begin();
      // The signed-in account is gone, so its session ends.
      if (session && session.address === former?.address && session.address !== next?.address) {
        session = null;
        void logout().catch(() => undefined);
      }
      show(session);
    },

    refresh: async () => {
      if (store.get().status === 'signing' || store.get().status === 'verifying') return;
      const isCurrent = begin();
      await unfinished;
      let found: SiweSession | null;
      try {
        found = await client.session();
      } catch (error) {
        isLoading = false;
        store.set(store.get());
        throw error;
      }
      isLoading = false;
      if (!isCurrent()) return store.set(store.get());
      // The error stays visible until the next attempt, or until it no longer matters.
      if (store.get().status === 'failed' && found?.address !== account?.address) session = found;
      else show(found);
    },

    signIn: async (sign) => {
      if (!account) throw new RangeError('there is no account to sign in with');
      const began = account;
      const isCurrent = begin();
      isLoading = false;
      store.set({ status: 'signing', step: 'preparing', account: began });
      let message: string;
      try {
        await unfinished;
        if (!isCurrent()) return;
        message = await prepare(began);
      } catch (error) {
        if (isCurrent()) fail('nonce-failed', began, error);
        return;
      }
      if (!isCurrent()) return;
      store.set({ status: 'signing', step: 'waiting', account: began });
      let signature: Hex;
      try {
        signature = await sign(message, began);
      } catch (error) {
        if (!isCurrent()) return;
        if (isRejection(error)) show(session);
        else fail('signing-failed', began, error);
        return;
      }
      if (!isCurrent()) return;
      store.set({ status: 'verifying', account: began });
      await verify(message, signature, began, isCurrent);
    },

    cancel: () => {
      const { status } = store.get();
      if (status === 'idle' || status === 'authenticated') return;
      begin();
      show(session);
    },

    signOut: async (options) => {
      begin();
      isLoading = false;
      show(null);
      await logout(options);
    },
  };
}
