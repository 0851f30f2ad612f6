import type { Hex } from 'viem';
import { getAddress } from 'viem/utils';
import type { SiweClient, SiweSession } from '../client/siweClient.ts';
import { createSiweMessage } from '../createSiweMessage.ts';
import { SiweClientError } from '../errors.ts';
import { type SiweFailure, siweTexts } from '../texts.ts';
import { isRejection } from './isRejection.ts';
import { createStore, type SignInAccount, type SignInSnapshot, type SiweStatus } from './signInSnapshot.ts';

export type SignInOptions = {
  readonly client: SiweClient;
  /** Host and port of the page. Default: `location.host`. */
  readonly domain?: string;
  /** Default: `location.origin`. */
  readonly uri?: string;
  /** One line for the person who signs. */
  readonly statement?: string;
  /** What people read when a step fails, in their language. Default: `siweTexts`. */
  readonly texts?: Readonly<Record<SiweFailure, string>>;
};

/** Asks the wallet to sign, as EIP-191 has it (`personal_sign`). */
export type SignMessage = (message: string, account: SignInAccount) => Promise<Hex>;

/** Signing in, as an external store (`useSyncExternalStore(signIn.subscribe, signIn.getSnapshot)`). */
export type SignIn = {
  subscribe(listener: () => void): () => void;
  getSnapshot(): SignInSnapshot;
  /** For prerendered pages: nobody is signed in there. */
  getServerSnapshot(): SignInSnapshot;
  /**
   * The same in three words: `loading` until the server has answered a first `refresh`, or failed to, or somebody
   * signs in or out, and while there is a session but `setAccount` was not called yet. Prerendered pages are `loading`.
   *
   * @example
   * useSyncExternalStore(signIn.subscribe, signIn.getStatus, () => 'loading');
   */
  getStatus(): SiweStatus;
  /**
   * Says which account the wallet has, null for none. Another account or none ends the session and whatever was
   * under way; another chain ends what was under way.
   */
  setAccount(account: SignInAccount | null): void;
  /**
   * Asks the server who is signed in: when the page opens, when it is looked at again, when another tab says so. A
   * failure stays, unless the wallet's account turns out to be signed in.
   */
  refresh(): Promise<void>;
  /**
   * Signs in with the wallet's account and settles when that has ended, one way or another: the snapshot says how.
   * A second call takes the place of the first.
   *
   * @throws {RangeError} when there is no account
   */
  signIn(sign: SignMessage): Promise<void>;
  /** Gives up what is under way, also while a wallet never answers. Nobody is signed out by it. */
  cancel(): void;
  /** Ends the session. The page forgets it at once; rejects with a `SiweClientError` if the server was not told. */
  signOut(): Promise<void>;
};

const isSame = (one: SignInAccount | null | undefined, other: SignInAccount | null | undefined) =>
  one?.address === other?.address && one?.chainId === other?.chainId;

/** The longest that a timer can wait. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Signing in with the account of a wallet: idle, signing, verifying, then authenticated or failed. It remembers the
 * account and the chain that it began with. An answer that comes after they changed is ignored, and if the server
 * has opened a session by then, it is ended before anything else begins. Every attempt has a nonce of its own, and a
 * rejection in the wallet leads back to idle without a word.
 *
 * @example
 * import { createSignIn, createSiweClient } from '@org/auth-siwe';
 * const signIn = createSignIn({ client: createSiweClient(), statement: 'Sign in to Laurel.' });
 * signIn.setAccount({ address, chainId });
 * await signIn.signIn((message) => walletClient.signMessage({ account: address, message }));
 */
export function createSignIn({ client, domain, uri, statement, texts = siweTexts }: SignInOptions): SignIn {
  const store = createStore<SignInSnapshot>({ status: 'idle' });
  /** Undefined until the wallet was heard. */
  let account: SignInAccount | null | undefined;
  let session: SiweSession | null = null;
  /** Grows with everything that makes earlier answers late. */
  let turn = 0;
  /** What has to be told to the server before it hears of a new attempt; never rejects. */
  let unfinished: Promise<unknown> = Promise.resolve();
  let expiry: ReturnType<typeof setTimeout> | undefined;
  let isLoading = true;

  /** The server's clock: the device's may be years off. */
  const now = () => client.now?.() ?? Date.now();

  const begin = () => {
    turn += 1;
    const mine = turn;
    return () => mine === turn;
  };

  const logout = () => {
    const told = unfinished.then(() => client.logout());
    unfinished = told.catch(() => undefined);
    return told;
  };

  const show = (next: SiweSession | null) => {
    clearTimeout(expiry);
    session = next;
    // A session of another account than the wallet's counts as none.
    if (!session || session.address !== account?.address) return store.set({ status: 'idle' });
    store.set({ status: 'authenticated', session });
    const leftMs = Date.parse(session.expiresAt) - now();
    const atEnd = () => {
      const left = leftMs > LONGEST_TIMER_MS ? session : null;
      if (store.get().status === 'authenticated') show(left);
      else session = left;
    };
    expiry = setTimeout(atEnd, Math.min(Math.max(leftMs, 0), LONGEST_TIMER_MS));
    // In Node a timer would keep the process until the session ends.
    if (typeof expiry === 'object') expiry.unref();
  };

  const fail = (reason: SiweFailure, began: SignInAccount, error: unknown) =>
    store.set({ status: 'failed', reason, text: texts[reason], account: began, error });

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
    // Whatever begins meanwhile waits for the end of this, so that no session is left that nobody wanted.
    let end = () => {};
    const settled = new Promise<void>((resolve) => {
      end = resolve;
    });
    unfinished = unfinished.then(() => settled);
    try {
      const opened = await verification;
      const isWanted = opened.address === began.address && opened.chainId === began.chainId;
      if (isCurrent() && isWanted) return show(opened);
      // It took the place of any other of this browser, also of one that is shown since this was given up.
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
      // Somebody who was signed in has gone, and takes the session along.
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
      // What went wrong stays to be read until it is tried again, or no longer matters.
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

    signOut: async () => {
      begin();
      isLoading = false;
      show(null);
      await logout();
    },
  };
}
