import { VerifyDialogView, type VerifyState, walletTexts } from '@org/wallet-kit';
import { fixtures } from '@org/wallet-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { playground, useClose } from './playground.ts';
import {
  onPhone,
  onStage,
  type Pairs,
  type Play,
  type StageStory,
  seeDialog,
  stageMeta,
} from './stageStories.tsx';

const meta = {
  ...stageMeta,
  component: VerifyDialogView,
  title: 'Dialogs/Verify',
  tags: ['dialog', 'own-window'],
  excludeStories: ['states'],
  parameters: { ...onStage, stage: { isConnected: true, signIn: {} } },
} satisfies Meta<typeof VerifyDialogView>;
export default meta;

const verifyStates = {
  idle: { status: 'idle' },
  preparing: { status: 'preparing' },
  signing: { status: 'signing' },
  verifying: { status: 'verifying' },
  failed: { status: 'failed', text: walletTexts.somethingWentWrong },
  'wrong-network': { status: 'wrong-network', chainName: 'Base Sepolia', switching: { status: 'idle' } },
} satisfies { [Status in VerifyState['status']]: VerifyState & { readonly status: Status } };

/** The dialog from its props; the other stories have a wallet behind it. */
export const Playground: StoryObj<typeof VerifyDialogView> = {
  ...playground,
  tags: ['!dialog', '!own-window', 'playground'],
  args: {
    open: true,
    state: { status: 'idle' },
    texts: walletTexts,
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

export const WrongNetwork: StageStory = {
  parameters: { stage: { chainId: fixtures.unsupportedChainId } },
  play: async (context) => {
    await open(context);
    await expect(screen.getByRole('button', { name: 'Sign message' })).toBeDisabled();
    await expect(screen.getByRole('button', { name: 'Switch to Local' })).toBeVisible();
  },
};
export const WrongNetworkOnPhone = onPhone(WrongNetwork);

export const CannotSwitch: StageStory = {
  parameters: {
    stage: { chainId: fixtures.unsupportedChainId, behavior: { wallet_switchEthereumChain: 4200 } },
  },
  play: async (context) => {
    await open(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Switch to Local' }));
    await expect(await screen.findByText(/does not support switching networks from this app/)).toBeVisible();
  },
};
export const CannotSwitchOnPhone = onPhone(CannotSwitch);

export const ThenVerified: StageStory = {
  play: async (context) => {
    await sign(context);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(context.canvas.getByRole('button', { name: /0x70…79C8/ })).toBeVisible();
  },
};
export const ThenVerifiedOnPhone = onPhone(ThenVerified);

type Failure = 'nonce failed' | 'signing failed' | 'verification failed';

export const states = {
  idle: [Idle, IdleOnPhone],
  preparing: [Preparing, PreparingOnPhone],
  'nonce failed': [NonceFailed, NonceFailedOnPhone],
  signing: [Signing, SigningOnPhone],
  canceled: [SigningCanceled, SigningCanceledOnPhone],
  'signing failed': [SigningFailed, SigningFailedOnPhone],
  rejected: [Rejected, RejectedOnPhone],
  verifying: [Verifying, VerifyingOnPhone],
  'verification failed': [VerificationFailed, VerificationFailedOnPhone],
  'wrong-network': [WrongNetwork, WrongNetworkOnPhone],
  'cannot switch': [CannotSwitch, CannotSwitchOnPhone],
  verified: [ThenVerified, ThenVerifiedOnPhone],
} satisfies Pairs<
  Exclude<VerifyState['status'], 'failed'> | Failure | 'rejected' | 'canceled' | 'cannot switch' | 'verified'
>;
