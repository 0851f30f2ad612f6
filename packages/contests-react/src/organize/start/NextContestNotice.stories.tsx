import type { Meta, StoryObj } from '@storybook/react-vite';
import { NextContestNotice, type NextContestState } from './NextContestNotice.tsx';

const nothing = () => {};

const meta = {
  title: 'Web/Next contest',
  component: NextContestNotice,
  args: {
    state: { status: 'filled', title: 'Tools for small libraries', hasMore: false, isRead: true },
    onFill: nothing,
    onRetry: nothing,
  },
} satisfies Meta<typeof NextContestNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const PicturesLeftOut: Story = {
  args: {
    state: { status: 'filled', title: `\u202e<img> ${'long '.repeat(80)}`, hasMore: true, isRead: true },
  },
};
export const Asking: Story = {
  args: { state: { status: 'asking', title: 'Tools for small libraries', hasMore: false, isRead: true } },
};
export const TextsMissing: Story = {
  args: { state: { status: 'filled', title: 'Tools for small libraries', hasMore: false, isRead: false } },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Missing: Story = { args: { state: { status: 'missing' } } };
export const Failed: Story = { args: { state: { status: 'failed' } } };

({ filled: Filled, asking: Asking, loading: Loading, missing: Missing, failed: Failed }) satisfies Record<
  NextContestState['status'],
  Story
>;
