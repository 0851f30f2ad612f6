import type { SignIn } from '@org/auth-siwe';
import { type ReactNode, useMemo, useState } from 'react';
import { type Dialogs, DialogsContext, type OpenDialog, SignInError } from '../base/contexts.ts';
import { AccountDialog } from './AccountDialog.tsx';
import { ChainDialog } from './ChainDialog.tsx';
import { VerifyDialog } from './VerifyDialog.tsx';

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
