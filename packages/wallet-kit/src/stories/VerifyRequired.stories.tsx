import type { WalletProviderProps } from '@org/wallet-kit';
import { fixtures } from '@org/wallet-kit/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import type { Stage } from './createStage.ts';
import {
  choose,
  onPhone,
  type Pairs,
  type Play,
  providerMeta,
  type StageStory,
  seeDialog,
} from './stageStories.tsx';

// RainbowKit's mandatory mode. Each story is a fault of RainbowKit that the kit fixes.
const meta = {
  ...providerMeta,
  title: 'Dialogs/Verify when required',
  tags: ['dialog', 'own-window'],
  excludeStories: ['states'],
  parameters: { stage: { signIn: {} } },
  argTypes: { ...providerMeta.argTypes, requireSignIn: { control: { type: 'boolean' } } },
  args: { ...providerMeta.args, requireSignIn: true },
} satisfies Meta<WalletProviderProps>;
export default meta;

type Context = Parameters<Play>[0];

const getStage = ({ loaded }: Context) => loaded.stage as Stage;

const press = async ({ userEvent }: Context, name: string) =>
  userEvent.click(await screen.findByRole('button', { name }));

/** Connecting asks for the signature at once. */
const open: Play = async (context) => {
  await choose('Scripted Wallet')(context);
  await seeDialog('Verify your account');
  await expect(await screen.findByRole('button', { name: 'Sign message' })).toBeVisible();
};

const sign: Play = async (context) => {
  await open(context);
  await press(context, 'Sign message');
};

const seeNobody = async ({ canvas }: Context) => {
  await expect(await canvas.findByRole('button', { name: 'Connect Wallet' })).toBeInTheDocument();
  await expect(canvas.queryByRole('button', { name: /0x/ })).toBeNull();
};

const seeSignedIn = async ({ canvas }: Context) => {
  await expect(await canvas.findByRole('button', { name: /0x70…79C8/ })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

export const Asked: StageStory = { play: open };
export const AskedOnPhone = onPhone(Asked);

/** Leaves neither a connection nor a session, even if the wallet answers later. */
export const Canceled: StageStory = {
  parameters: { stage: { behavior: { personal_sign: 'pending' } } },
  play: async (context) => {
    await sign(context);
    await expect(await screen.findByText('Waiting for signature...')).toBeVisible();
    await press(context, 'Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { config, wallet, signIn } = getStage(context);
    await waitFor(() => expect(config.state.status).toBe('disconnected'));
    wallet.setBehavior('personal_sign', 'ok');
    wallet.release();
    await seeNobody(context);
    await expect(signIn?.getSnapshot()).toEqual({ status: 'idle' });
  },
};
export const CanceledOnPhone = onPhone(Canceled);

/** RainbowKit alone fetches the nonce once, and its button stays disabled. */
export const NonceFailed: StageStory = {
  parameters: { stage: { signIn: { nonce: 'error once' } } },
  play: async (context) => {
    await sign(context);
    await expect(await screen.findByText('Error preparing message, please retry!')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Sign message' })).toBeEnabled();
  },
};
export const NonceFailedOnPhone = onPhone(NonceFailed);

export const ThenRetried: StageStory = {
  ...NonceFailed,
  play: async (context) => {
    await NonceFailed.play?.(context);
    await press(context, 'Sign message');
    await seeSignedIn(context);
  },
};
export const ThenRetriedOnPhone = onPhone(ThenRetried);

/** The first account's signature opens no session for the second. */
export const AccountSwitched: StageStory = {
  parameters: { stage: { behavior: { personal_sign: 'pending' } } },
  play: async (context) => {
    await sign(context);
    await expect(await screen.findByText('Waiting for signature...')).toBeVisible();
    const { wallet, signIn, config } = getStage(context);
    wallet.setBehavior('personal_sign', 'ok');
    wallet.changeAccounts([fixtures.otherAccount]);
    wallet.release();
    await expect(await screen.findByText('Error verifying signature, please retry!')).toBeVisible();
    await expect(signIn?.getSnapshot()).toEqual({ status: 'idle' });
    await expect([...config.state.connections.values()][0]?.accounts[0]).toBe(fixtures.otherAccount);
    await seeNobody(context);
  },
};
export const AccountSwitchedOnPhone = onPhone(AccountSwitched);

const openAgain: Play = async (context) => {
  await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Connect Wallet' }));
  await seeDialog('Verify your account');
};

/** RainbowKit does not compare accounts; here a session counts for its own account only. */
export const SessionOfAnother: StageStory = {
  parameters: { stage: { isConnected: true, signIn: { session: fixtures.otherAccount } } },
  play: async (context) => {
    await openAgain(context);
    await seeNobody(context);
  },
};
export const SessionOfAnotherOnPhone = onPhone(SessionOfAnother);

export const SessionOfLastTime: StageStory = {
  parameters: { stage: { isConnected: true, signIn: { session: fixtures.account } } },
  play: seeSignedIn,
};
export const SessionOfLastTimeOnPhone = onPhone(SessionOfLastTime);

/** Another account ends the session. */
export const ThenSwitched: StageStory = {
  parameters: { stage: { isConnected: true, signIn: { session: fixtures.account } } },
  play: async (context) => {
    await seeSignedIn(context);
    getStage(context).wallet.changeAccounts([fixtures.otherAccount]);
    await openAgain(context);
    await seeNobody(context);
  },
};
export const ThenSwitchedOnPhone = onPhone(ThenSwitched);

/** RainbowKit's own button does nothing here. */
export const WrongNetwork: StageStory = {
  parameters: { stage: { isConnected: true, chainId: fixtures.unsupportedChainId } },
  play: async (context) => {
    await openAgain(context);
    const text = 'Wrong network detected, switch or disconnect to continue.';
    await expect(await screen.findByText(text)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Switch to Local' })).toBeVisible();
  },
};
export const WrongNetworkOnPhone = onPhone(WrongNetwork);

export const ThenOnTheRightNetwork: StageStory = {
  ...WrongNetwork,
  play: async (context) => {
    await WrongNetwork.play?.(context);
    await press(context, 'Switch to Local');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await press(context, 'Sign message');
    await seeSignedIn(context);
  },
};
export const ThenOnTheRightNetworkOnPhone = onPhone(ThenOnTheRightNetwork);

const signAndSee =
  (text: string): Play =>
  async (context) => {
    await sign(context);
    await expect(await screen.findByText(text)).toBeVisible();
    await expect(getStage(context).signIn?.getStatus()).toBe('unauthenticated');
  };

export const Preparing: StageStory = {
  parameters: { stage: { signIn: { nonce: 'never' } } },
  play: signAndSee('Preparing message...'),
};
export const PreparingOnPhone = onPhone(Preparing);

export const Signing: StageStory = {
  parameters: { stage: { behavior: { personal_sign: 'never' } } },
  play: signAndSee('Waiting for signature...'),
};
export const SigningOnPhone = onPhone(Signing);

export const SigningFailed: StageStory = {
  parameters: { stage: { behavior: { personal_sign: -32603 } } },
  play: signAndSee('Error signing message, please retry!'),
};
export const SigningFailedOnPhone = onPhone(SigningFailed);

/** Silent, and can be tried again. */
export const Rejected: StageStory = {
  parameters: { stage: { behavior: { personal_sign: 'reject' } } },
  play: async (context) => {
    await sign(context);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sign message' })).toBeEnabled());
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};
export const RejectedOnPhone = onPhone(Rejected);

export const Verifying: StageStory = {
  parameters: { stage: { signIn: { verify: 'never' } } },
  play: signAndSee('Verifying signature...'),
};
export const VerifyingOnPhone = onPhone(Verifying);

type Trap =
  | 'preparing'
  | 'signing'
  | 'signing failed'
  | 'rejected'
  | 'verifying'
  | 'asked'
  | 'canceled'
  | 'nonce failed'
  | 'retried'
  | 'account switched while signing'
  | 'session of another account'
  | 'session of last time'
  | 'account switched afterwards'
  | 'wrong network'
  | 'right network again';

export const states = {
  preparing: [Preparing, PreparingOnPhone],
  signing: [Signing, SigningOnPhone],
  'signing failed': [SigningFailed, SigningFailedOnPhone],
  rejected: [Rejected, RejectedOnPhone],
  verifying: [Verifying, VerifyingOnPhone],
  asked: [Asked, AskedOnPhone],
  canceled: [Canceled, CanceledOnPhone],
  'nonce failed': [NonceFailed, NonceFailedOnPhone],
  retried: [ThenRetried, ThenRetriedOnPhone],
  'account switched while signing': [AccountSwitched, AccountSwitchedOnPhone],
  'session of another account': [SessionOfAnother, SessionOfAnotherOnPhone],
  'session of last time': [SessionOfLastTime, SessionOfLastTimeOnPhone],
  'account switched afterwards': [ThenSwitched, ThenSwitchedOnPhone],
  'wrong network': [WrongNetwork, WrongNetworkOnPhone],
  'right network again': [ThenOnTheRightNetwork, ThenOnTheRightNetworkOnPhone],
} satisfies Pairs<Trap>;
