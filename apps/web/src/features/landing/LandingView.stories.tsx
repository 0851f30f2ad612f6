import { FeaturedSkeleton } from '@org/contests-react/reading';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ExampleQuote, ExampleResult } from './ExampleResult.tsx';
import { LandingView } from './LandingView.tsx';
import type { Recent } from './RecentContests.tsx';

const meta = {
  title: 'Web/Start page',
  component: LandingView,
  args: {
    finished: { status: 'loading' },
    open: { status: 'loading' },
    result: <FeaturedSkeleton />,
    quote: <ExampleQuote />,
    resultHref: undefined,
    renderContest: (contest) => contest.title,
    onRetry: () => {},
    onStart: () => {},
  },
} satisfies Meta<typeof LandingView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
export const Failed: Story = {
  args: { finished: { status: 'failed' }, open: { status: 'failed' }, result: <ExampleResult /> },
};
export const NothingYet: Story = {
  args: {
    finished: { status: 'listed', contests: [] },
    open: { status: 'listed', contests: [] },
    result: <ExampleResult />,
  },
};

// A state without a story does not compile.
({ loading: Loading, failed: Failed, listed: NothingYet }) satisfies Record<Recent['status'], Story>;
