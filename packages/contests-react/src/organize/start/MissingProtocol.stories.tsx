import { baseSepolia } from '@org/chain-config';
import type { ProtocolState } from '@org/contests/write';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { WriteState } from '../../write/writeState.ts';
import { MissingProtocol } from './MissingProtocol.tsx';

const nothing = () => {};
const hash = `0x${'ab'.repeat(32)}` as const;
const schemas = Array.from({ length: 12 }, (_, index) => `0x${`${index}`.padStart(64, '0')}` as const);

const meta = {
  title: 'Web/Missing protocol',
  component: MissingProtocol,
  args: {
    chainConfig: baseSepolia,
    protocol: { status: 'missing', contract: true, schemas },
    isUnable: false,
    cost: { status: 'known', fee: '0.0021 ETH', problem: undefined },
    state: { status: 'idle' },
    isOnChain: true,
    isRequested: false,
    onDeploy: nothing,
    onCancel: nothing,
    onNotSigned: nothing,
  },
} satisfies Meta<typeof MissingProtocol>;

export default meta;
type Story = StoryObj<typeof meta>;

const inState = (state: WriteState): Story => ({ args: { state } });

export const Everything: Story = {};
export const OnlyOneSchema: Story = {
  args: { protocol: { status: 'missing', contract: false, schemas: schemas.slice(1, 2) } },
};
export const Asked: Story = { args: { isRequested: true } };
export const NoEas: Story = { args: { protocol: { status: 'no-eas' } } };
export const UnknownContract: Story = { args: { protocol: { status: 'unable' } } };
export const NoMulticall: Story = { args: { isUnable: true, cost: { status: 'unknown' } } };
export const OtherNetwork: Story = { args: { isOnChain: false } };
export const LookingUpTheFee: Story = { args: { cost: { status: 'looking' } } };
export const FeeUnknown: Story = { args: { cost: { status: 'unknown' } } };
export const NotEnough: Story = {
  args: {
    cost: {
      status: 'known',
      fee: '0.0021 ETH',
      problem: 'Not enough for the fee: about 0.0021 ETH is needed, and this account has 0 ETH.',
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
  idle: Everything,
  checking: Checking,
  'waiting-for-earlier': WaitingForEarlier,
  'confirm-in-wallet': ConfirmInWallet,
  sent: Sent,
  mined: Mined,
  visible: Visible,
  failed: Failed,
}) satisfies Record<WriteState['status'], Story>;
({ missing: Everything, 'no-eas': NoEas, unable: UnknownContract }) satisfies Record<
  Exclude<ProtocolState['status'], 'ready'>,
  Story
>;
