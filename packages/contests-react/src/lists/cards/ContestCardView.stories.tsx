import type { Contest } from '@org/contests';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { contest as sample } from '../../testing/sampleContest.ts';
import { ContestCardView, HiddenCard } from './ContestCard.tsx';

const NOW = 1_795_500_000n;
const DAY = 86_400n;

const terms = {
  ...{ resolver: sample.organizer, uri: '', contentHash: sample.uid },
  submissionsUntil: null,
  opensAt: NOW - DAY,
  revealUntil: null,
};
const contest: Contest = {
  ...sample,
  terms,
  uid: `0x${'ab'.repeat(32)}`,
  organizer: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  title: 'Tools for small libraries',
  description: 'Eight weekends, one question: what would a librarian in a town of four thousand keep?',
  judges: ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8', '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'],
  entries: ['1', '2', '3'],
  time: NOW - 9n * DAY,
  endsAt: NOW + 2n * DAY,
};

const meta = {
  title: 'Web/Contest card',
  component: ContestCardView,
  args: {
    contest,
    href: '/contests/local/0x12',
    cover: null,
    now: NOW,
    progress: { status: 'known', reviews: 4, sealed: 0, total: 6, first: ['3'] },
  },
} satisfies Meta<typeof ContestCardView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Judging: Story = {};
export const Closed: Story = { args: { contest: { ...contest, endsAt: NOW - DAY } } };
export const SubmissionsOpen: Story = {
  args: {
    contest: { ...contest, terms: { ...terms, submissionsUntil: NOW + DAY, opensAt: NOW + DAY } },
    progress: { status: 'known', reviews: 0, sealed: 0, total: 6, first: [] },
  },
};
export const Upcoming: Story = {
  args: {
    contest: { ...contest, terms: { ...terms, opensAt: NOW + DAY } },
    progress: { status: 'known', reviews: 0, sealed: 0, total: 6, first: [] },
  },
};
const sealedTerms = { ...terms, revealUntil: NOW + 9n * DAY };
export const Sealed: Story = {
  args: {
    contest: { ...contest, terms: sealedTerms },
    progress: { status: 'known', reviews: 0, sealed: 3, total: 6, first: [] },
  },
};
export const Revealing: Story = {
  args: {
    contest: { ...contest, terms: sealedTerms, endsAt: NOW - DAY },
    progress: { status: 'known', reviews: 2, sealed: 3, total: 6, first: [] },
  },
};
export const EntriesUnknown: Story = { args: { contest, progress: { status: 'loading' } } };
export const Tie: Story = {
  args: {
    contest: { ...contest, endsAt: NOW - DAY },
    progress: { status: 'known', reviews: 6, sealed: 0, total: 6, first: contest.entries },
  },
};
export const Withdrawn: Story = { args: { contest: { ...contest, revokedAt: NOW - DAY } } };
export const Loading: Story = { args: { progress: { status: 'loading' } } };
export const ReviewsUnknown: Story = { args: { progress: { status: 'unknown' } } };
const closed = { ...contest, endsAt: NOW - DAY };
export const ClosedLoading: Story = { args: { contest: closed, progress: { status: 'loading' } } };
export const ClosedUnknown: Story = { args: { contest: closed, progress: { status: 'unknown' } } };
export const ClosedWithoutReviews: Story = {
  args: { contest: closed, progress: { status: 'known', reviews: 0, sealed: 0, total: 6, first: [] } },
};
export const Hidden: Story = { render: () => <HiddenCard href="/contests/local/0x12" /> };
export const LongAndHostile: Story = {
  args: {
    contest: {
      ...contest,
      title: `<img src=x onerror=alert(1)> ${'a title that never ends '.repeat(12)}`,
      description: 'x'.repeat(400),
      endsAt: NOW - DAY,
    },
    progress: { status: 'known', reviews: 6, sealed: 0, total: 6, first: ['1'] },
  },
};
