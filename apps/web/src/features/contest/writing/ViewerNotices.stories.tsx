import type { Meta, StoryObj } from '@storybook/react-vite';
import { JUDGES, STRANGER } from '../sampleContest.ts';
import { type PendingReview, ViewerNotices } from './ViewerNotices.tsx';

const nothing = () => {};
const judge = { role: 'judge', account: JUDGES[0], left: 3, isOnChain: true } as const;

const meta = {
  title: 'Web/Contest notices',
  component: ViewerNotices,
  args: {
    viewer: judge,
    state: 'judging',
    chainName: 'Base Sepolia',
    pending: [],
    switching: { status: 'idle' },
    onSwitch: nothing,
    onForget: nothing,
  },
} satisfies Meta<typeof ViewerNotices>;

export default meta;
type Story = StoryObj<typeof meta>;

const pending = (status: PendingReview['status']): Story => ({
  args: { pending: [{ id: status, entry: 'https://example.org/shelf', status }] },
});

export const Judge: Story = {};
export const JudgeIsDone: Story = { args: { viewer: { ...judge, left: 0 } } };
export const Over: Story = { args: { state: 'closed' } };

export const Withdrawn: Story = { args: { state: 'withdrawn' } };
export const NotAJudge: Story = { args: { viewer: { role: 'visitor', account: STRANGER } } };
export const OtherChain: Story = { args: { viewer: { ...judge, isOnChain: false } } };
export const CannotSwitch: Story = {
  args: {
    viewer: { ...judge, isOnChain: false },
    switching: { status: 'failed', code: 'switch-not-supported' },
  },
};
export const Asked = pending('asked');
export const Sent = pending('sent');
export const OnChain = pending('on-chain');

({ asked: Asked, sent: Sent, 'on-chain': OnChain }) satisfies Record<PendingReview['status'], Story>;
