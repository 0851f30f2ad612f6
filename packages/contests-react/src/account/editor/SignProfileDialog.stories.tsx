import { baseSepolia } from '@org/chain-config';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePictures } from '../../person/samplePictures.ts';
import { WriteProblem } from '../../write/WriteProblem.tsx';
import { WriteSteps } from '../../write/WriteSteps.tsx';
import type { WriteState } from '../../write/writeState.ts';
import { EMPTY_PROFILE, writeProfileUri } from './profileForm.ts';
import { SignProfileDialog } from './SignProfileDialog.tsx';

const nothing = () => {};
const uid = `0x${'ab'.repeat(32)}` as const;
const form = {
  name: 'Mara Lind',
  about: 'Builds shelves for small libraries.\n\nJudges what others build.',
  picture: samplePictures.photo,
  website: 'https://mara.example/shelves',
  x: 'mara_lind',
  telegram: 'maralind',
};

const meta = {
  title: 'Web/Check the profile that you sign',
  tags: ['dialog'],
  component: SignProfileDialog,
  args: {
    chainConfig: baseSepolia,
    account: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    uri: writeProfileUri(form, { pronouns: 'she' }),
    gas: 2_900_589n,
    cost: { status: 'known', fee: '0.000029 ETH', problem: undefined },
    state: { status: 'idle' },
    canSign: true,
    onSign: nothing,
    onCancel: nothing,
    onClose: nothing,
  },
} satisfies Meta<typeof SignProfileDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const writing = (state: WriteState): Story => ({
  args: { state, status: <WriteSteps state={state} transactionHref={null} /> },
});
const failed: WriteState = { status: 'failed', code: 'wrong-account', transactionHash: undefined };

export const Idle: Story = {};
export const Emptied: Story = { args: { uri: writeProfileUri(EMPTY_PROFILE) } };
export const LookingUpTheFee: Story = { args: { cost: { status: 'looking' }, gas: undefined } };
export const FeeUnknown: Story = { args: { cost: { status: 'unknown' }, gas: undefined, canSign: false } };
export const NotEnough: Story = {
  args: {
    canSign: false,
    cost: {
      status: 'known',
      fee: '0.00091 ETH',
      problem: 'Not enough for the fee: about 0.00091 ETH is needed, and this account has 0 ETH.',
    },
  },
};
export const Checking = writing({ status: 'checking' });
export const WaitingForEarlier = writing({ status: 'waiting-for-earlier' });
export const ConfirmInWallet = writing({ status: 'confirm-in-wallet' });
export const Sent = writing({ status: 'sent', transactionHash: uid });
export const Mined = writing({ status: 'mined', transactionHash: uid, uid });
export const Visible = writing({ status: 'visible', transactionHash: uid, uid });
export const Failed: Story = {
  args: { state: failed, status: <WriteProblem state={failed} chainConfig={baseSepolia} /> },
};

({
  idle: Idle,
  checking: Checking,
  'waiting-for-earlier': WaitingForEarlier,
  'confirm-in-wallet': ConfirmInWallet,
  sent: Sent,
  mined: Mined,
  visible: Visible,
  failed: Failed,
}) satisfies Record<WriteState['status'], Story>;
