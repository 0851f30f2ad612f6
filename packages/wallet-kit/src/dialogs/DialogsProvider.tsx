import type { SignIn } from '@org/auth-siwe';
import { type ReactNode, useMemo, useState } from 'react';
import { AccountDialog } from '../account-dialog/AccountDialog.tsx';
import { ChainDialog } from '../chain-dialog/ChainDialog.tsx';
import { SignInError } from '../verify-dialog/SignInError.ts';
import { VerifyDialog } from '../verify-dialog/VerifyDialog.tsx';
import { type Dialogs, DialogsContext, type OpenDialog } from './DialogsContext.ts';

/** Renders the kit's dialogs and keeps which one is open. */
export function DialogsProvider({ signIn, children }: { signIn: SignIn | undefined; children?: ReactNode }) {
  const [open, setOpen] = useState<OpenDialog>();
  const dialogs = useMemo<Dialogs>(
    () => ({
      open,
      openAccount: () => setOpen('account'),
      openChain: () => setOpen('chain'),
      openVerify: () => {
        if (!signIn) throw new SignInError();
        setOpen('verify');
      },
      close: () => setOpen(undefined),
    }),
    [open, signIn],
  );
  return (
    <DialogsContext.Provider value={dialogs}>
      {children}
      <AccountDialog />
      <ChainDialog />
      {signIn && <VerifyDialog signIn={signIn} />}
    </DialogsContext.Provider>
  );
}
