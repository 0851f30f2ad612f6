import { siweMessages } from '@org/auth-siwe';
import { createContext, useContext } from 'react';
import { type WalletMessages, walletMessages } from '../messages/en.ts';

/** The kit's messages in the page's language. */
export const MessagesContext = createContext<WalletMessages>(walletMessages);

export function useMessages(): WalletMessages {
  return useContext(MessagesContext);
}

/** The app's own picture of the connected account. */
export const PictureContext = /* @__PURE__ */ createContext<string | undefined>(undefined);

/** Tells whether a connected wallet counts as connected (see `requireSignIn`). */
export type Admission = {
  /** For rendering. */
  readonly isAdmitted: boolean;
  /** For actions: the current value. */
  readonly check: () => boolean;
};

/** Default: every connected wallet counts. */
export const AdmissionContext = createContext<Admission>({ isAdmitted: true, check: () => true });

export function useAdmission(): Admission {
  return useContext(AdmissionContext);
}

/** Sign-in was requested, but `WalletProvider` or `WalletLayer` has no `signIn`. */
export class SignInError extends Error {
  override readonly name = 'SignInError';
  readonly code = 'no-adapter';

  constructor() {
    super(siweMessages['no-adapter']);
  }
}

/** The kit's own dialogs. */
export type OpenDialog = 'account' | 'chain' | 'verify';

export type Dialogs = {
  readonly open: OpenDialog | undefined;
  readonly openAccount: () => void;
  readonly openChain: () => void;
  /** @throws {SignInError} `no-adapter`: the app has no way to sign in */
  readonly openVerify: () => void;
  readonly close: () => void;
};

const nothing = () => {};

export const DialogsContext = createContext<Dialogs>({
  open: undefined,
  openAccount: nothing,
  openChain: nothing,
  openVerify: nothing,
  close: nothing,
});

export function useDialogs(): Dialogs {
  return useContext(DialogsContext);
}
