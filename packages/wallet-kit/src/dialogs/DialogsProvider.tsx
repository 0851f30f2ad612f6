import type { SignIn } from '@org/auth-siwe';
import { Button, WarningIcon } from '@org/ui-theme';
import { type ReactNode, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useAccount, useConfig } from 'wagmi';
import {
  type Dialogs,
  DialogsContext,
  type OpenDialog,
  SignInError,
  useAdmission,
  useMessages,
} from '../base/contexts.ts';
import { useThemeClass } from '../base/ThemeProvider.tsx';
import { useNoticePlace } from '../notice/rainbowKitDialog.ts';
import { AccountDialog } from './AccountDialog.tsx';
import { ChainDialog, describeSwitch, useSwitch } from './ChainDialogView.tsx';
import { VerifyDialog } from './VerifyDialogView.tsx';

/** On an unsupported network RainbowKit's sign button does nothing: explains why and offers a switch. */
export function WrongNetworkNotice() {
  const messages = useMessages();
  const { chains } = useConfig();
  const { status, chainId } = useAccount();
  const className = useThemeClass('wallet-kit-notice');
  const { isAdmitted } = useAdmission();
  const { state, switchTo } = useSwitch(() => {});
  const isWrong = !isAdmitted && status === 'connected' && !chains.some(({ id }) => id === chainId);
  const place = useNoticePlace(isWrong);
  const [target] = chains;
  if (!place || !isWrong) return null;
  return createPortal(
    <div className={className} role="alert">
      <div className="wallet-kit-notice-words" data-tone="warning">
        <WarningIcon />
        <p>{describeSwitch(state, messages) ?? messages.wrongNetworkDetected}</p>
      </div>
      <Button size="small" loading={state.status === 'asking'} onClick={() => switchTo(target.id)}>
        {messages.switchTo(target.name)}
      </Button>
    </div>,
    place.element,
  );
}

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
