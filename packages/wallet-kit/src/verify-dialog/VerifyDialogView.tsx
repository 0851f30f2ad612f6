import type { SignInSnapshot } from '@org/auth-siwe';
import { Banner, Button, Dialog } from '@org/ui-theme';
import { describeSwitch, type SwitchState } from '../chain-dialog/ChainDialogView.tsx';
import type { WalletTexts } from '../texts.ts';

/** Where signing in stands, as the dialog shows it. */
export type VerifyState =
  | { readonly status: 'idle' }
  | { readonly status: 'preparing' }
  | { readonly status: 'signing' }
  | { readonly status: 'verifying' }
  /** `text` is what people read: which step failed, and that it can be tried again. */
  | { readonly status: 'failed'; readonly text: string }
  /** The wallet is on a network that is not configured; `chainName` is where it could go. */
  | { readonly status: 'wrong-network'; readonly chainName: string; readonly switching: SwitchState };

export type VerifyDialogViewProps = {
  readonly open: boolean;
  readonly state: VerifyState;
  readonly texts: WalletTexts;
  readonly onSign: () => void;
  readonly onSwitch: () => void;
  /** The button, the cross, Escape and a press beside the dialog. */
  readonly onCancel: () => void;
};

const steps = {
  idle: () => undefined,
  preparing: ({ preparingMessage }: WalletTexts) => preparingMessage,
  signing: ({ waitingForSignature }: WalletTexts) => waitingForSignature,
  verifying: ({ verifyingSignature }: WalletTexts) => verifyingSignature,
  failed: () => undefined,
  'wrong-network': () => undefined,
} satisfies Record<VerifyState['status'], (texts: WalletTexts) => string | undefined>;

/** "Verify your account", as it is drawn; it knows neither wallet nor server. */
export function VerifyDialogView({ open, state, texts, onSign, onSwitch, onCancel }: VerifyDialogViewProps) {
  const step = steps[state.status](texts);
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      title={texts.verifyTitle}
      description={texts.verifyDescription}
      closeLabel={texts.close}
      footer={
        <>
          <Button variant="outlined" onClick={onCancel}>
            {texts.cancel}
          </Button>
          <Button onClick={onSign} loading={step !== undefined} disabled={state.status === 'wrong-network'}>
            {texts.signMessage}
          </Button>
        </>
      }
    >
      {state.status === 'wrong-network' && (
        <Banner
          tone="warning"
          title={texts.wrongNetwork}
          action={
            <Button
              variant="outlined"
              size="small"
              loading={state.switching.status === 'asking'}
              onClick={onSwitch}
            >
              {texts.switchTo(state.chainName)}
            </Button>
          }
        >
          {describeSwitch(state.switching, texts) ?? texts.wrongNetworkDetected}
        </Banner>
      )}
      {state.status === 'failed' && <Banner tone="error" title={state.text} />}
      <p className="wallet-kit-step" role="status">
        {step}
      </p>
    </Dialog>
  );
}

/** What the dialog shows of signing in. */
export function toVerifyState(snapshot: SignInSnapshot): VerifyState {
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
