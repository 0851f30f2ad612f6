import type { SiweFailure } from '@org/auth-siwe';
import { type SwitchState, VerifyDialogView, type VerifyState, walletMessages } from '@org/wallet-kit';
import { fixtures } from '@org/wallet-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import {
  onPhone,
  onStage,
  type Pairs,
  type Play,
  playground,
  type StageStory,
  seeDialog,
  stageMeta,
  useClose,
} from './stageStories.tsx';

const meta = {
  ...stageMeta,
  component: VerifyDialogView,
  title: 'Dialogs/Verify',
  tags: ['dialog', 'dialog:VerifyDialogView', 'own-window'],
  excludeStories: ['states'],
  parameters: { ...onStage, stage: { isConnected: true, signIn: {} } },
} satisfies Meta<typeof VerifyDialogView>;
export default meta;

const verifyStates = {
  idle: { status: 'idle' },
  preparing: { status: 'preparing' },
  signing: { status: 'signing' },
  verifying: { status: 'verifying' },
  failed: { status: 'failed', text: walletMessages.somethingWentWrong },
  'wrong-network': { status: 'wrong-network', chainName: 'Base Sepolia', switching: { status: 'idle' } },
} satisfies { [Status in VerifyState['status']]: VerifyState & { readonly status: Status } };

/** The dialog from its props; the other stories have a wallet behind it. */
export const Playground: StoryObj<typeof VerifyDialogView> = {
  ...playground,
  tags: ['!dialog', '!own-window', 'playground'],
  args: {
    open: true,
    state: { status: 'idle' },
    messages: walletMessages,
    onSign: fn(),
    onSwitch: fn(),
  },
  argTypes: {
    state: { options: Object.keys(verifyStates), mapping: verifyStates },
  },
  render: function Playground(props) {
    const close = useClose();
    return <VerifyDialogView {...props} onCancel={close} />;
  },
};

const open: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Sign in' }));
  await seeDialog('Verify your account');
  await expect(screen.getByRole('button', { name: 'Sign message' })).toBeVisible();
  await expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible();
};

const sign: Play = async (context) => {
  await open(context);
  await context.userEvent.click(screen.getByRole('button', { name: 'Sign message' }));
};

const signAndSee =
  (text: string): Play =>
  async (context) => {
    await sign(context);
    await expect(await screen.findByText(text)).toBeVisible();
  };

export const Idle: StageStory = { play: open };
export const IdleOnPhone = onPhone(Idle);

export const Preparing: StageStory = {
  parameters: { stage: { signIn: { nonce: 'never' } } },
  play: signAndSee('Preparing message...'),
};
export const PreparingOnPhone = onPhone(Preparing);

export const NonceFailed: StageStory = {
  parameters: { stage: { signIn: { nonce: 'error' } } },
  play: signAndSee('Error preparing message, please retry!'),
};
export const NonceFailedOnPhone = onPhone(NonceFailed);

export const Signing: StageStory = {
  parameters: { stage: { behavior: { personal_sign: 'never' } } },
  play: signAndSee('Waiting for signature...'),
};
export const SigningOnPhone = onPhone(Signing);

/** A wallet that never answers: Cancel closes the dialog and keeps it connected. */
export const SigningCanceled: StageStory = {
  parameters: { stage: { behavior: { personal_sign: 'never' } } },
  play: async (context) => {
    await signAndSee('Waiting for signature...')(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(context.canvas.getByRole('button', { name: /0x70…79C8/ })).toBeVisible();
  },
};
export const SigningCanceledOnPhone = onPhone(SigningCanceled);

export const SigningFailed: StageStory = {
  parameters: { stage: { behavior: { personal_sign: -32603 } } },
  play: signAndSee('Error signing message, please retry!'),
};
export const SigningFailedOnPhone = onPhone(SigningFailed);

export const Rejected: StageStory = {
  parameters: { stage: { behavior: { personal_sign: 'reject' } } },
  play: async (context) => {
    await sign(context);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Sign message' })).not.toHaveAttribute('aria-busy'),
    );
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};
export const RejectedOnPhone = onPhone(Rejected);

export const Verifying: StageStory = {
  parameters: { stage: { signIn: { verify: 'never' } } },
  play: signAndSee('Verifying signature...'),
};
export const VerifyingOnPhone = onPhone(Verifying);

export const VerificationFailed: StageStory = {
  parameters: { stage: { signIn: { verify: 'error' } } },
  play: signAndSee('Error verifying signature, please retry!'),
};
export const VerificationFailedOnPhone = onPhone(VerificationFailed);

export const ClockWrong: StageStory = {
  parameters: { stage: { signIn: { verify: 'clock' } } },
  play: signAndSee("This device's clock is wrong. Try again."),
};
export const ClockWrongOnPhone = onPhone(ClockWrong);

export const WrongNetwork: StageStory = {
  parameters: { stage: { chainId: fixtures.unsupportedChainId } },
  play: async (context) => {
    await open(context);
    await expect(screen.getByRole('button', { name: 'Sign message' })).toBeDisabled();
    await expect(screen.getByRole('button', { name: 'Switch to Local' })).toBeVisible();
  },
};
export const WrongNetworkOnPhone = onPhone(WrongNetwork);

/** On a wrong network, with a wallet that answers the switch like this. */
const switchAndSee = (answer: 'never' | 'reject' | number, messages: RegExp | string): StageStory => ({
  parameters: {
    stage: { chainId: fixtures.unsupportedChainId, behavior: { wallet_switchEthereumChain: answer } },
  },
  play: async (context) => {
    await open(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Switch to Local' }));
    await expect(await screen.findByText(messages)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Sign message' })).toBeDisabled();
  },
});

export const WrongNetworkAsked: StageStory = {
  ...switchAndSee('never', /Wrong network detected/),
  play: async (context) => {
    await open(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Switch to Local' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Switch to Local' })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};
export const WrongNetworkAskedOnPhone = onPhone(WrongNetworkAsked);

export const WrongNetworkRejected = switchAndSee('reject', /You rejected the switch/);
export const WrongNetworkRejectedOnPhone = onPhone(WrongNetworkRejected);

export const WrongNetworkPending = switchAndSee(-32002, /request pending in your wallet/);
export const WrongNetworkPendingOnPhone = onPhone(WrongNetworkPending);

export const WrongNetworkFailed = switchAndSee(-32603, /did not switch networks/);
export const WrongNetworkFailedOnPhone = onPhone(WrongNetworkFailed);

export const CannotSwitch = switchAndSee(4200, /does not support switching networks from this app/);
export const CannotSwitchOnPhone = onPhone(CannotSwitch);

export const ThenVerified: StageStory = {
  play: async (context) => {
    await sign(context);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(context.canvas.getByRole('button', { name: /0x70…79C8/ })).toBeVisible();
  },
};
export const ThenVerifiedOnPhone = onPhone(ThenVerified);

/** The dialog never opens without an adapter, and no step fails as `unknown`. */
type Failure = Exclude<SiweFailure, 'no-adapter' | 'unknown'>;

type State =
  | Exclude<VerifyState['status'], 'failed' | 'wrong-network'>
  | Failure
  | 'rejected'
  | 'canceled'
  | `wrong network, ${SwitchState['status']}`
  | 'verified';

export const states = {
  idle: [Idle, IdleOnPhone],
  preparing: [Preparing, PreparingOnPhone],
  'nonce-failed': [NonceFailed, NonceFailedOnPhone],
  signing: [Signing, SigningOnPhone],
  canceled: [SigningCanceled, SigningCanceledOnPhone],
  'signing-failed': [SigningFailed, SigningFailedOnPhone],
  rejected: [Rejected, RejectedOnPhone],
  verifying: [Verifying, VerifyingOnPhone],
  'verification-failed': [VerificationFailed, VerificationFailedOnPhone],
  'clock-wrong': [ClockWrong, ClockWrongOnPhone],
  'wrong network, idle': [WrongNetwork, WrongNetworkOnPhone],
  'wrong network, asking': [WrongNetworkAsked, WrongNetworkAskedOnPhone],
  'wrong network, rejected': [WrongNetworkRejected, WrongNetworkRejectedOnPhone],
  'wrong network, request-pending': [WrongNetworkPending, WrongNetworkPendingOnPhone],
  'wrong network, failed': [WrongNetworkFailed, WrongNetworkFailedOnPhone],
  'wrong network, not-supported': [CannotSwitch, CannotSwitchOnPhone],
  verified: [ThenVerified, ThenVerifiedOnPhone],
} satisfies Pairs<State>;
