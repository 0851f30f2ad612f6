import { baseSepolia } from '@org/chain-config';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { reviewFormTexts } from '../../messages/en/reviewForm.ts';
import { contest } from '../../testing/sampleContest.ts';
import { SignLine } from '../../write/SignLine.tsx';
import { WriteProblem, WriteSteps } from '../../write/WriteSteps.tsx';
import { isWriting, type WriteState } from '../../write/writeState.ts';
import { ReviewFrame } from './ReviewFrame.tsx';
import { SignReviewsView, type SignReviewsViewProps } from './SignReviewsView.tsx';

const nothing = () => {};
const hash = `0x${'5e'.repeat(32)}` as const;
const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const cost = { status: 'known', fee: '0.00004 ETH', problem: undefined } as const;

const Stage = (view: SignReviewsViewProps) => (
  <ReviewFrame
    title={reviewFormTexts.many.title}
    queue={{ done: 2, saved: view.ready.length, skipped: 0, total: 12, onTheWay: 0, hasArrived: false }}
    onClose={nothing}
  >
    {(place) => <SignReviewsView {...view} place={place} />}
  </ReviewFrame>
);

const ready = contest.entries.map((entry, index) => ({
  entry,
  given: contest.criteria.map((_, place) => (place < index ? 1 : 0)),
  comment: 'Clear, and it works on the old terminals too.\nI would keep it.',
}));

const meta = {
  title: 'Web/Sign reviews',
  tags: ['dialog'],
  component: Stage,
  args: {
    contest,
    ready,
    leftOut: [],
    unticked: [],
    now: ready.length,
    rest: 0,
    facts: { sizeBytes: 2_912, cost },
    state: { status: 'idle' },
    canSign: true,
    place: { foot: null, heading: { current: null }, progressId: undefined },
    notice: <SignLine account={account} cost={cost} />,
    status: null,
    onTick: nothing,
    onSign: nothing,
    onCancel: nothing,
    onClose: nothing,
  },
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

const writing = (state: WriteState): Story => ({
  args: {
    state,
    status: isWriting(state) && <WriteSteps state={state} transactionHref={null} />,
  },
});

export const Idle: Story = {};
export const OneReview: Story = { args: { ready: ready.slice(0, 1), now: 1 } };
export const SomeUnticked: Story = {
  args: { unticked: contest.entries.slice(0, 2), now: ready.length - 2 },
};
export const TooMany: Story = { args: { now: 3, rest: ready.length - 3 } };
export const SomeLeftOut: Story = {
  args: {
    ready: ready.slice(0, 1),
    now: 1,
    leftOut: (['no-points', 'too-long', 'same', 'pending'] as const).map((reason, index) => ({
      entry: contest.entries[index + 1] ?? '',
      reason,
    })),
  },
};
export const LongTexts: Story = {
  args: {
    ready: [
      {
        entry: '1',
        given: contest.criteria.map(() => 1),
        comment: `${'word '.repeat(200)}${'x'.repeat(300)}`,
      },
    ],
    now: 1,
  },
};
export const Estimating: Story = { args: { facts: { sizeBytes: undefined, cost: { status: 'looking' } } } };
export const Checking = writing({ status: 'checking' });
export const WaitingForEarlier = writing({ status: 'waiting-for-earlier' });
export const ConfirmInWallet = writing({ status: 'confirm-in-wallet' });
export const Sent = writing({ status: 'sent', transactionHash: hash });
export const Mined = writing({ status: 'mined', transactionHash: hash, uid: hash });
export const Visible = writing({ status: 'visible', transactionHash: hash, uid: hash });
const failed = { status: 'failed', code: 'chain-unreachable', transactionHash: undefined } as const;
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
