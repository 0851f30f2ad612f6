import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PageName } from '../routes/pages.ts';
import { PageSkeleton } from './PageSkeleton.tsx';

const meta = {
  title: 'Web/Outlines',
  component: PageSkeleton,
  args: { page: 'contests' },
} satisfies Meta<typeof PageSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const StartPage: Story = { args: { page: 'landing' } };
export const Contests: Story = { args: { page: 'contests' } };
export const StartContest: Story = { args: { page: 'start' } };
export const Contest: Story = { args: { page: 'contest' } };
export const Share: Story = { args: { page: 'share' } };
export const NotFound: Story = { args: { page: 'not-found' } };

// An outline without a story does not compile.
({
  landing: StartPage,
  contests: Contests,
  start: StartContest,
  contest: Contest,
  share: Share,
  'not-found': NotFound,
}) satisfies Record<PageName, Story>;
