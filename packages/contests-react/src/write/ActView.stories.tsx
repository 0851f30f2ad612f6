import { baseSepolia } from '@org/chain-config';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { lifecycleTexts } from '../messages/en/lifecycle.ts';
import { contest } from '../testing/sampleContest.ts';
import { ActView } from './ActView.tsx';
import { SignLine } from './SignLine.tsx';
import { WriteProblem, WriteSteps } from './WriteSteps.tsx';
import type { WriteState } from './writeState.ts';

const nothing = () => {};
const hash = `0x${'ab'.repeat(32)}` as const;
const words = lifecycleTexts;
const signLine = (
  <SignLine account={contest.organizer} cost={{ status: 'known', fee: '0.00002 ETH', problem: undefined }} />
);

const meta = {
  title: 'Web/Withdraw',
  tags: ['dialog', 'dialog:ActView'],
  component: ActView,
  args: {
    ...words.review,
    subject: 'Tide marks',
    state: { status: 'idle' },
    canSign: true,
    status: signLine,
    onConfirm: nothing,
    onCancel: nothing,
    onClose: nothing,
  },
} satisfies Meta<typeof ActView>;

export default meta;
type Story = StoryObj<typeof meta>;

const writing = (state: WriteState): Story => ({
  args: { state, status: <WriteSteps state={state} transactionHref={null} /> },
});
const failed: WriteState = { status: 'failed', code: 'reverted', transactionHash: undefined };

export const Review: Story = {};
export const Abstention: Story = { args: { ...words.recusal, subject: 'Tide marks' } };
export const LongTitle: Story = { args: { subject: 'a title that never ends '.repeat(40) } };
export const CannotSign: Story = { args: { canSign: false } };
export const Checking = writing({ status: 'checking' });
export const WaitingForEarlier = writing({ status: 'waiting-for-earlier' });
export const ConfirmInWallet = writing({ status: 'confirm-in-wallet' });
export const Sent = writing({ status: 'sent', transactionHash: hash });
export const Mined = writing({ status: 'mined', transactionHash: hash, uid: hash });
export const Visible = writing({ status: 'visible', transactionHash: hash, uid: hash });
export const Failed: Story = {
  args: { state: failed, status: <WriteProblem state={failed} chainConfig={baseSepolia} /> },
};

({
  idle: Review,
  checking: Checking,
  'waiting-for-earlier': WaitingForEarlier,
  'confirm-in-wallet': ConfirmInWallet,
  sent: Sent,
  mined: Mined,
  visible: Visible,
  failed: Failed,
}) satisfies Record<WriteState['status'], Story>;
