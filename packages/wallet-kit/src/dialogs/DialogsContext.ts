import { createContext, useContext } from 'react';

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
