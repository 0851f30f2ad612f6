import { baseSepolia } from '@org/chain-config';
import type { WriteRevert } from '@org/contests/write';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { englishLifecycle } from '../messages/en/lifecycle.ts';
import { englishRefusals } from '../messages/en/refusals.ts';
import { englishWriting } from '../messages/en/writing.ts';
import { contest } from '../testing/sampleContest.ts';
import { createSigningScenes } from '../testing/signingScenes.tsx';
import { ActView } from './ActView.tsx';
import { SignLine, WriteProblem } from './writeParts.tsx';
import type { WriteState, WritingErrorCode } from './writeState.ts';

const nothing = () => {};

// Every dialog that signs shows these errors in the same place; here it is that of an abstention.
const meta = {
  title: 'Web/Errors of signing',
  tags: ['dialog', 'dialog:ActView'],
  component: ActView,
  args: {
    ...englishLifecycle.recusal,
    subject: 'Tide marks',
    state: { status: 'idle' },
    canSign: true,
    onConfirm: nothing,
    onCancel: nothing,
    onClose: nothing,
  },
} satisfies Meta<typeof ActView>;

export default meta;
type Story = StoryObj<typeof meta>;

const fail = (code: WritingErrorCode, isSent = false): Story => {
  const transactionHash = isSent ? (`0x${'ab'.repeat(32)}` as const) : undefined;
  const state: WriteState = { status: 'failed', code, transactionHash };
  return { args: { state, status: <WriteProblem state={state} chainConfig={baseSepolia} /> } };
};

export const InvalidInput = fail('invalid-input');
export const WrongChain = fail('wrong-chain');
export const WrongAccount = fail('wrong-account');
export const InsufficientFunds = fail('insufficient-funds');
export const Rejected = fail('rejected');
export const RequestPending = fail('request-pending');
export const Disconnected = fail('disconnected');
export const Unauthorized = fail('unauthorized');
export const Unsupported = fail('unsupported');
export const CalldataMismatch = fail('calldata-mismatch');
export const Reverted = fail('reverted');
export const Replaced = fail('replaced');
export const Canceled = fail('canceled');
export const NotMined = fail('not-mined');
export const InvalidHash = fail('invalid-hash');
export const NoEas = fail('no-eas');
export const ChainUnreachable = fail('chain-unreachable');
export const ClockStopped = fail('clock-stopped');
export const EarlierPending = fail('earlier-pending');
export const Unknown = fail('unknown');
export const LayerUnavailable = fail('layer-unavailable');
export const NotConnected = fail('not-connected');
export const SwitchNotSupported = fail('switch-not-supported');
export const SwitchFailed = fail('switch-failed');
export const NotStored = fail('not-stored');
export const RevertedAfterSending = fail('reverted', true);

/** The sentence of every error of the contracts. */
export const EveryRefusal: Story = {
  args: {
    state: { status: 'failed', code: 'reverted', transactionHash: undefined },
    status: (Object.keys(englishRefusals) as WriteRevert[]).map((revert) => (
      <WriteProblem
        key={revert}
        state={{ status: 'failed', code: 'reverted', transactionHash: undefined, revert }}
        chainConfig={baseSepolia}
      />
    )),
  },
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    // A resize observer finds out that the body scrolls.
    await waitFor(() => expect(dialog.querySelector('.laurel-dialog-body')).toHaveAttribute('tabindex', '0'));
  },
};

const scenes = createSigningScenes({ account: contest.organizer, fee: '0.00002 ETH' });

export const FeeUnknown: Story = { args: { status: scenes['fee-unknown'].notice } };
export const FeeLooking: Story = {
  args: { status: <SignLine account={contest.organizer} cost={{ status: 'looking' }} /> },
};
export const NotEnoughForTheFee: Story = { args: { canSign: false, status: scenes['not-enough'].notice } };
/** The address to receive coins, as text and as a QR code. */
export const ReceiveCoins: Story = {
  ...NotEnoughForTheFee,
  play: async ({ canvasElement, userEvent }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await userEvent.click(await screen.findByRole('button', { name: englishWriting.funds.receive }));
    await expect(await screen.findByRole('img', { name: contest.organizer })).toBeVisible();
    await expect(screen.getByText(contest.organizer, { selector: 'code' })).toBeVisible();
  },
};

// An error without a story does not compile.
({
  'invalid-input': InvalidInput,
  'wrong-chain': WrongChain,
  'wrong-account': WrongAccount,
  'insufficient-funds': InsufficientFunds,
  rejected: Rejected,
  'request-pending': RequestPending,
  disconnected: Disconnected,
  unauthorized: Unauthorized,
  unsupported: Unsupported,
  'calldata-mismatch': CalldataMismatch,
  reverted: Reverted,
  replaced: Replaced,
  canceled: Canceled,
  'not-mined': NotMined,
  'invalid-hash': InvalidHash,
  'no-eas': NoEas,
  'chain-unreachable': ChainUnreachable,
  'clock-stopped': ClockStopped,
  'earlier-pending': EarlierPending,
  unknown: Unknown,
  'layer-unavailable': LayerUnavailable,
  'not-connected': NotConnected,
  'switch-not-supported': SwitchNotSupported,
  'switch-failed': SwitchFailed,
  'not-stored': NotStored,
}) satisfies Record<WritingErrorCode, Story>;
