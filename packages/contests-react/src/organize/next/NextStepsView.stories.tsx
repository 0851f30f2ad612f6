import { Card } from '@org/ui-theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { contest, NOW } from '../../testing/sampleContest.ts';
import type { Step } from './listSteps.ts';
import { NextStepsView, NextStepView } from './NextSteps.tsx';

const HOUR = 3_600n;
const at = (title: string, hours: bigint | null) => ({
  ...{ contest: contest.uid, title },
  until: hours === null ? null : NOW + hours * HOUR,
});
const submission = `0x${'5'.repeat(64)}` as const;

const review: Step = { ...at('Garden contest', 5n), kind: 'review', count: 4 };
const others: readonly Step[] = [
  { ...at('Signs for a small museum', 20n), kind: 'admit', count: 1 },
  { ...at('Tools for small libraries', 48n), kind: 'refused', submission },
  { ...at('Songs about weather', null), kind: 'awards' },
  { ...at('Maps of noise', 72n), kind: 'waiting', submission },
];
const LONG = 'A title that never ends and has <b>no</b> space for'.concat(' wonders'.repeat(12));

const meta = {
  title: 'Web/Next steps',
  component: NextStepsView,
  args: {
    steps: [review, ...others],
    isReading: false,
    isIncomplete: false,
    hasMore: false,
    getHref: ({ kind }) => `#${kind}`,
    onRetry: () => {},
  },
} satisfies Meta<typeof NextStepsView>;

export default meta;
type Story = StoryObj<typeof meta>;

const dark = { globals: { theme: 'dark' } } as const;
const onPhone = { globals: { viewport: { value: 'phone' } } } as const;

export const Several: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Review 4 entries of “Garden contest”')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Review' })).toHaveAttribute('href', '#review');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};
export const One: Story = { args: { steps: [review] } };
export const Nothing: Story = { args: { steps: [] } };
export const Loading: Story = { args: { steps: [], isReading: true } };
export const SomeStillRead: Story = { args: { steps: [review], isReading: true } };
export const SomeUnread: Story = { args: { steps: [review], isIncomplete: true } };
export const NoneRead: Story = { args: { steps: [], isIncomplete: true } };
export const LongNames: Story = {
  args: { steps: [review, ...others].map((step) => ({ ...step, title: LONG })) },
};
export const LongNamesOnPhone: Story = { ...LongNames, ...onPhone };
export const SeveralInDark: Story = { ...Several, ...dark };

/** The first of them, as the menu shows it. */
const inMenu = (args: Story['args']): Story => ({
  args: args ?? {},
  render: (props) => (
    <Card>
      <NextStepView {...props} />
    </Card>
  ),
});
export const InMenu = inMenu({});
export const InMenuInDark: Story = { ...InMenu, ...dark };
export const InMenuLongNames = inMenu({ steps: [{ ...review, title: LONG }] });
export const InMenuLoading = inMenu({ steps: [], isReading: true });
export const InMenuNothing = inMenu({ steps: [] });
export const InMenuNothingLately = inMenu({ steps: [], hasMore: true });
export const InMenuUnread: Story = {
  ...inMenu({ steps: [], isIncomplete: true, onRetry: fn() }),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
