import type { SignIn, SignInSnapshot } from '@org/auth-siwe';
import { Banner, Button } from '@org/ui-theme';
import { useEffect, useSyncExternalStore } from 'react';
import { useAccount, useConfig } from 'wagmi';
import { getWalletClient } from 'wagmi/actions';
import { useDialogs, useMessages } from '../base/contexts.ts';
import { KitDialog } from '../base/ThemeProvider.tsx';
import { useIsReconnecting } from '../connection/reconnectBefore.ts';
import { useConnection } from '../connection/useConnection.ts';
import type { WalletMessages } from '../messages/en.ts';
import { describeSwitch, type SwitchState, useSwitch } from './ChainDialogView.tsx';

/** Passes the wallet's account to sign-in: another account, or none, ends the session. */
function useFollowAccount(signIn: SignIn): void {
  const { status, address, chainId } = useAccount();
  const isReconnecting = useIsReconnecting();
  useEffect(() => {
    if (status === 'connected') signIn.setAccount({ address, chainId });
    // Not yet known while reconnecting.
    else if (status === 'disconnected' && !isReconnecting) signIn.setAccount(null);
  }, [signIn, status, address, chainId, isReconnecting]);
}

/**
 * "Verify your account". Closing it keeps the wallet connected. Closes after sign-in and on disconnect.
 */
export function VerifyDialog({ signIn }: { signIn: SignIn }) {
  const { open, close } = useDialogs();
  const messages = useMessages();
  const config = useConfig();
  const connection = useConnection();
  const snapshot = useSyncExternalStore(signIn.subscribe, signIn.getSnapshot, signIn.getServerSnapshot);
  const switching = useSwitch(() => {});
  useFollowAccount(signIn);
  const isConnected = connection !== undefined;
  const isOver = snapshot.status === 'authenticated' || !isConnected;

  useEffect(() => {
    if (open === 'verify' && isOver) close();
  }, [open, isOver, close]);

  const [target] = config.chains;
  const state = connection?.chain.unsupported
    ? {
        status: 'wrong-network' as const,
        chainName: target.name,
        switching: switching.state,
      }
    : toVerifyState(snapshot);

  const sign = () =>
    signIn.signIn(async (message, { address }) => {
      const client = await getWalletClient(config, { account: address, assertChainId: false });
      return client.signMessage({ account: address, message });
    });

  return (
    <VerifyDialogView
      open={open === 'verify' && !isOver}
      state={state}
      messages={messages}
      onSign={sign}
      onSwitch={() => switching.switchTo(target.id)}
      onCancel={() => {
        close();
        switching.reset();
        signIn.cancel();
      }}
    />
  );
}

/** The state of the sign-in dialog. */
export type VerifyState =
  | { readonly status: 'idle' }
  | { readonly status: 'preparing' }
  | { readonly status: 'signing' }
  | { readonly status: 'verifying' }
  /** `text` is the message: the failed step, and that it can be retried. */
  | { readonly status: 'failed'; readonly text: string }
  /** The wallet is on an unsupported network; `chainName` is the one to switch to. */
  | { readonly status: 'wrong-network'; readonly chainName: string; readonly switching: SwitchState };

export type VerifyDialogViewProps = {
  /** True if the dialog is shown. */
  readonly open: boolean;
  /** The step of the sign-in. */
  readonly state: VerifyState;
  /** The messages of a language. */
  readonly messages: WalletMessages;
  /** "Sign message". */
  readonly onSign: () => void;
  /** "Switch to …", shown on a wrong network. */
  readonly onSwitch: () => void;
  /** The Cancel button, the close button, Escape or a press outside. */
  readonly onCancel: () => void;
};

const steps = {
  idle: () => undefined,
  preparing: ({ preparingMessage }: WalletMessages) => preparingMessage,
  signing: ({ waitingForSignature }: WalletMessages) => waitingForSignature,
  verifying: ({ verifyingSignature }: WalletMessages) => verifyingSignature,
  failed: () => undefined,
  'wrong-network': () => undefined,
} satisfies Record<VerifyState['status'], (messages: WalletMessages) => string | undefined>;

/** "Verify your account", from props alone. */
export function VerifyDialogView({
  open,
  state,
  messages,
  onSign,
  onSwitch,
  onCancel,
}: VerifyDialogViewProps) {
  const step = steps[state.status](messages);
  return (
    <KitDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      title={messages.verifyTitle}
      description={messages.verifyDescription}
      closeLabel={messages.close}
      footer={
        <>
          <Button variant="outlined" onClick={onCancel}>
            {messages.cancel}
          </Button>
          <Button onClick={onSign} loading={step !== undefined} disabled={state.status === 'wrong-network'}>
            {messages.signMessage}
          </Button>
        </>
      }
    >
      {state.status === 'wrong-network' && (
        <Banner
          tone="warning"
          title={messages.wrongNetwork}
          action={
            <Button
              variant="outlined"
              size="small"
              loading={state.switching.status === 'asking'}
              onClick={onSwitch}
            >
              {messages.switchTo(state.chainName)}
            </Button>
          }
        >
          {describeSwitch(state.switching, messages) ?? messages.wrongNetworkDetected}
        </Banner>
      )}
      {state.status === 'failed' && <Banner tone="error" title={state.text} />}
      <p className="wallet-kit-step" role="status">
        {step}
      </p>
    </KitDialog>
  );
}

/** Converts the sign-in snapshot to the dialog's state. */
function toVerifyState(snapshot: SignInSnapshot): VerifyState {
  switch (snapshot.status) {
    case 'signing':
      return { status: snapshot.step === 'preparing' ? 'preparing' : 'signing' };
    case 'verifying':
      return { status: 'verifying' };
    case 'failed':
      return { status: 'failed', text: snapshot.text };
    case 'idle':
    case 'authenticated':
      return { status: 'idle' };
  }
}
