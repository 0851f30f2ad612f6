import { baseSepolia } from '@org/chain-config';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WriteProblem, WriteSteps } from '../../write/writeParts.tsx';
import type { WriteState } from '../../write/writeState.ts';
import { sampleForm, toSample } from '../form/sampleForm.ts';
import { SignDialog } from './SignDialog.tsx';

const nothing = () => {};
const judge = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const uid = `0x${'ab'.repeat(32)}` as const;

const meta = {
  title: 'Web/Check what you sign',
  tags: ['dialog', 'dialog:SignPreview'],
  component: SignDialog,
  args: {
    chainConfig: baseSepolia,
    account: judge,
    contest: toSample(sampleForm),
    schemaUid: uid,
    resolver: '0xDDd5527f3cA29245a7803b31F39E173fBa622dBf',
    sizeBytes: 832,
    gas: 900_589n,
    cost: { status: 'known', fee: '0.00091 ETH', problem: undefined },
    uid: undefined,
    state: { status: 'idle' },
    canSign: true,
    onSign: nothing,
    onCancel: nothing,
    onClose: nothing,
  },
} satisfies Meta<typeof SignDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const writing = (state: WriteState): Story => ({
  args: {
    state,
    uid: 'uid' in state ? state.uid : undefined,
    status: <WriteSteps state={state} transactionHref={null} />,
  },
});
const failed: WriteState = { status: 'failed', code: 'wrong-account', transactionHash: undefined };

export const Idle: Story = {};
export const LookingUpTheFee: Story = {
  args: { cost: { status: 'looking' }, gas: undefined, sizeBytes: undefined },
};
export const SubmissionsAndSealed: Story = {
  args: {
    contest: toSample({
      ...sampleForm,
      entries: [],
      takesSubmissions: true,
      isSealed: true,
      closesAt: 'P14D',
    }),
  },
};
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
