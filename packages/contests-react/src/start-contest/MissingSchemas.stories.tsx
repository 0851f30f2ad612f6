import { baseSepolia } from '@org/chain-config';
import { listSchemas } from '@org/contests/write';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { WriteState } from '../writing/writeState.ts';
import { MissingSchemas } from './MissingSchemas.tsx';

const nothing = () => {};
const hash = `0x${'ab'.repeat(32)}` as const;
const missing = listSchemas(baseSepolia);

const meta = {
  title: 'Web/Missing schemas',
  component: MissingSchemas,
  args: {
    chainConfig: baseSepolia,
    schemas: { status: 'missing', missing },
    cost: { status: 'known', fee: '0.00021 ETH', problem: undefined },
    state: { status: 'idle' },
    isOnChain: true,
    onRegister: nothing,
    isAsked: false,
    onCancel: nothing,
    onNotSigned: nothing,
  },
} satisfies Meta<typeof MissingSchemas>;

export default meta;
type Story = StoryObj<typeof meta>;

const inState = (state: WriteState): Story => ({ args: { state } });

export const Both: Story = {};
export const OnlyReviews: Story = { args: { schemas: { status: 'missing', missing: missing.slice(1) } } };
export const Asked: Story = { args: { isAsked: true } };
export const NoEas: Story = { args: { schemas: { status: 'no-eas' } } };
export const OtherNetwork: Story = { args: { isOnChain: false } };
export const LookingUpTheFee: Story = { args: { cost: { status: 'looking' } } };
export const NotEnough: Story = {
  args: {
    cost: {
      status: 'known',
      fee: '0.00021 ETH',
      problem: 'Not enough for the fee: about 0.00021 ETH is needed, and this account has 0 ETH.',
    },
  },
};
export const Checking = inState({ status: 'checking' });
export const WaitingForEarlier = inState({ status: 'waiting-for-earlier' });
export const ConfirmInWallet = inState({ status: 'confirm-in-wallet' });
export const Sent = inState({ status: 'sent', transactionHash: hash });
export const Mined = inState({ status: 'mined', transactionHash: hash, uid: hash });
export const Visible = inState({ status: 'visible', transactionHash: hash, uid: hash });
export const Failed = inState({ status: 'failed', code: 'request-pending', transactionHash: undefined });

({
  idle: Both,
  checking: Checking,
  'waiting-for-earlier': WaitingForEarlier,
  'confirm-in-wallet': ConfirmInWallet,
  sent: Sent,
  mined: Mined,
  visible: Visible,
  failed: Failed,
}) satisfies Record<WriteState['status'], Story>;
