import type { Meta, StoryObj } from '@storybook/react-vite';
import { contest, JUDGES, result, STRANGER } from '../../testing/sampleContest.ts';
import type { PendingAct } from './PendingActs.tsx';
import { ViewerNotices } from './ViewerNotices.tsx';

const nothing = () => {};
const waiting = contest.entries.slice(2);
const reviewed = result.counted.filter(({ judge: by }) => by === JUDGES[0]);
const judge = {
  role: 'judge',
  account: JUDGES[0],
  isOrganizer: false,
  isOnChain: true,
  queue: { waiting, assigned: [], reviewed },
} as const;
const meta = {
  title: 'Web/Contest notices',
  component: ViewerNotices,
  args: {
    viewer: judge,
    phase: 'judging',
    chainName: 'Base Sepolia',
    pending: [],
    switching: { status: 'idle' },
    onSwitch: nothing,
    onForget: nothing,
    onReview: nothing,
  },
} satisfies Meta<typeof ViewerNotices>;

export default meta;
type Story = StoryObj<typeof meta>;

const pending = (kind: PendingAct['kind'], entry = contest.entries[0]): Story => ({
  args: {
    pending: (['asked', 'sent', 'on-chain'] as const).map((status) => ({ id: status, kind, entry, status })),
  },
});

export const Judge: Story = {};
export const JudgeIsDone: Story = {
  args: { viewer: { ...judge, queue: { waiting: [], assigned: [], reviewed } } },
};
export const Assigned: Story = {
  args: { viewer: { ...judge, queue: { waiting, assigned: contest.entries.slice(1, 3), reviewed } } },
};
export const AssignedDone: Story = {
  args: { viewer: { ...judge, queue: { waiting, assigned: contest.entries.slice(0, 2), reviewed } } },
};
export const ReviewsLoading: Story = { args: { viewer: { ...judge, queue: undefined } } };
export const Over: Story = { args: { phase: 'closed' } };
export const Withdrawn: Story = { args: { phase: 'withdrawn' } };
export const OtherChain: Story = { args: { viewer: { ...judge, isOnChain: false } } };
export const CannotSwitch: Story = {
  args: {
    viewer: { ...judge, isOnChain: false },
    switching: { status: 'failed', code: 'switch-not-supported' },
  },
};
const visitor = { role: 'visitor', account: STRANGER, isOrganizer: false, isOnChain: true } as const;
export const Visitor: Story = { args: { viewer: visitor } };
export const ReviewPending = pending('review');
export const ReviewsPending = pending('reviews', undefined);
export const AbstentionPending = pending('recusal', '3');
export const RevealPending = pending('reveals', undefined);
export const OtherActPending: Story = {
  args: {
    pending: (['asked', 'sent', 'on-chain'] as const).map((status) => ({
      ...{ id: status, kind: 'act', entry: undefined, status, subject: 'Admission: “Tide marks”' },
    })),
  },
};
export const WithdrawalOfReviewPending = pending('review-withdrawal');
export const WithdrawalOfContestPending = pending('contest-withdrawal', undefined);

({
  review: ReviewPending,
  reviews: ReviewsPending,
  recusal: AbstentionPending,
  reveals: RevealPending,
  'review-withdrawal': WithdrawalOfReviewPending,
  'contest-withdrawal': WithdrawalOfContestPending,
  act: OtherActPending,
}) satisfies Record<PendingAct['kind'], Story>;
