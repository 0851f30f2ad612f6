import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { englishReviewForm } from '../../messages/en/reviewForm.ts';
import { contest, JUDGES, NOW } from '../../testing/sampleContest.ts';
import { QueueEndView, type QueueEndViewProps } from './QueueEndView.tsx';
import { ReviewFrame } from './ReviewFrame.tsx';

const nothing = () => {};

const Stage = (view: QueueEndViewProps) => (
  <ReviewFrame
    title={englishReviewForm.queue.title}
    queue={{ ...view.count, onTheWay: view.onTheWay.length, hasArrived: true }}
    onClose={nothing}
  >
    {(place) => <QueueEndView {...view} place={place} />}
  </ReviewFrame>
);

const meta = {
  title: 'Web/End of the queue',
  tags: ['dialog'],
  component: Stage,
  args: {
    count: { done: 9, saved: 0, skipped: 0, total: 9 },
    onTheWay: [],
    place: { foot: null, heading: { current: null }, progressId: undefined },
    reviewed: [],
    criteria: contest.criteria,
    ready: 0,
    onGoOn: undefined,
    onSign: nothing,
    onChange: nothing,
    onClose: nothing,
  },
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllReviewed: Story = {};
export const OneEntry: Story = { args: { count: { done: 1, saved: 0, skipped: 0, total: 1 } } };
export const AbstainedFromAll: Story = { args: { count: { done: 0, saved: 0, skipped: 0, total: 0 } } };
export const LastOnesOnTheWay: Story = { args: { onTheWay: ['1', '2'] } };
export const SomeSkipped: Story = {
  args: { count: { done: 7, saved: 0, skipped: 2, total: 9 }, onGoOn: nothing },
};
export const SomeSaved: Story = {
  args: { count: { done: 3, saved: 4, skipped: 2, total: 9 }, ready: 4, onGoOn: nothing },
};
export const SomeReviewed: Story = {
  args: {
    count: { done: 2, saved: 0, skipped: 0, total: 4 },
    reviewed: ['1', '2'].map((entry, index) => ({
      ...{ entry, uid: '0x', judge: JUDGES[0], points: 24 + index, given: [], comment: 'Clear.', time: NOW },
    })),
    onGoOn: nothing,
  },
};
/** Two reviews of which one is indexed: both are in the list. */
export const OneIndexed: Story = {
  args: { ...SomeReviewed.args, reviewed: SomeReviewed.args?.reviewed?.slice(0, 1) ?? [], onTheWay: ['2'] },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement.ownerDocument.body);
    const [first, second] = await screen.findAllByRole('listitem');
    if (!first || !second) throw new Error('An entry is missing.');
    await expect(first).toHaveTextContent('24 of ');
    await expect(second).toHaveTextContent(englishReviewForm.queue.onTheWay(1));
    await expect(within(second).getByRole('button')).toBeDisabled();
    await expect(second.getBoundingClientRect().height).toBe(first.getBoundingClientRect().height);
  },
};
