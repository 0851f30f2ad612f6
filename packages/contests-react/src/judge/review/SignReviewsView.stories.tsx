import type { Meta, StoryObj } from '@storybook/react-vite';
import { englishReviewForm } from '../../messages/en/reviewForm.ts';
import { contest } from '../../testing/sampleContest.ts';
import { createSigningScenes, type SigningScene, type SigningState } from '../../testing/signingScenes.tsx';
import { ReviewFrame } from './ReviewFrame.tsx';
import noticeStyles from './ReviewProgress.module.css';
import { SignReviewsView, type SignReviewsViewProps } from './SignReviewsView.tsx';

const nothing = () => {};
const scenes = createSigningScenes({ isBrief: true, banner: noticeStyles.banner });
const { cost, notice } = scenes.idle;

const Stage = (view: SignReviewsViewProps) => (
  <ReviewFrame
    title={englishReviewForm.many.title}
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
    notice,
    status: null,
    onTick: nothing,
    onSign: nothing,
    onCancel: nothing,
    onClose: nothing,
  },
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

const draw = (scene: SigningScene): Story => ({
  args: {
    ...{ state: scene.state, status: scene.status, canSign: scene.canSign },
    ...{ notice: scene.notice ?? notice, facts: { sizeBytes: 2_912, cost: scene.cost } },
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
export const Checking = draw(scenes.checking);
export const WaitingForEarlier = draw(scenes['waiting-for-earlier']);
export const ConfirmInWallet = draw(scenes['confirm-in-wallet']);
export const Sent = draw(scenes.sent);
export const Mined = draw(scenes.mined);
export const SlowScan = draw(scenes['slow-scan']);
export const Visible = draw({ ...scenes.visible, status: null });
export const Failed = draw(scenes.failed);
export const FeeUnknown = draw(scenes['fee-unknown']);
export const NotEnough = draw(scenes['not-enough']);
export const WrongNetwork = draw(scenes['wrong-network']);
// The reason may be gone by then: the judge can try.
export const Refused = draw({ ...scenes.refused, canSign: true });

({
  idle: Idle,
  checking: Checking,
  'waiting-for-earlier': WaitingForEarlier,
  'confirm-in-wallet': ConfirmInWallet,
  'slow-scan': SlowScan,
  sent: Sent,
  mined: Mined,
  visible: Visible,
  failed: Failed,
  'fee-unknown': FeeUnknown,
  'not-enough': NotEnough,
  'wrong-network': WrongNetwork,
  refused: Refused,
}) satisfies Record<SigningState, Story>;
