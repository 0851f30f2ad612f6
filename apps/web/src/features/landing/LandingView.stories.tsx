import type { Meta, StoryObj } from '@storybook/react-vite';
import { LandingView } from './LandingView.tsx';
import type { Recent } from './RecentContests.tsx';

const meta = {
  title: 'Web/Start page',
  component: LandingView,
  args: {
    recent: { status: 'loading' },
    renderContest: (contest) => contest.title,
    onRetry: () => {},
    onStart: () => {},
  },
} satisfies Meta<typeof LandingView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
export const Failed: Story = { args: { recent: { status: 'failed' } } };
export const NothingYet: Story = { args: { recent: { status: 'listed', contests: [] } } };

// A state without a story does not compile.
({ loading: Loading, failed: Failed, listed: NothingYet }) satisfies Record<Recent['status'], Story>;
