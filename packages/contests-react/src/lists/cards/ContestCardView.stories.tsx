import type { Contest } from '@org/contests';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ContestsProvider } from '../../base/provider/ContestsProvider.tsx';
import { sampleDocumentPictures } from '../../person/samplePictures.ts';
import { sampleConfig } from '../../testing/createTestWallet.ts';
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
    progress: { status: 'known', reviews: 4, sealed: 0, first: ['3'] },
  },
} satisfies Meta<typeof ContestCardView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Judging: Story = {};
export const Closed: Story = { args: { contest: { ...contest, endsAt: NOW - DAY } } };
export const SubmissionsOpen: Story = {
  args: {
    contest: { ...contest, terms: { ...terms, submissionsUntil: NOW + DAY, opensAt: NOW + DAY } },
    progress: { status: 'known', reviews: 0, sealed: 0, first: [] },
  },
};
export const Upcoming: Story = {
  args: {
    contest: { ...contest, terms: { ...terms, opensAt: NOW + DAY } },
    progress: { status: 'known', reviews: 0, sealed: 0, first: [] },
  },
};
const sealedTerms = { ...terms, revealUntil: NOW + 9n * DAY };
export const Sealed: Story = {
  args: {
    contest: { ...contest, terms: sealedTerms },
    progress: { status: 'known', reviews: 0, sealed: 3, first: [] },
  },
};
export const Revealing: Story = {
  args: {
    contest: { ...contest, terms: sealedTerms, endsAt: NOW - DAY },
    progress: { status: 'known', reviews: 2, sealed: 3, first: [] },
  },
};
export const EntriesUnknown: Story = { args: { contest, progress: { status: 'loading' } } };
export const Tie: Story = {
  args: {
    contest: { ...contest, endsAt: NOW - DAY },
    progress: { status: 'known', reviews: 6, sealed: 0, first: contest.entries },
  },
};
export const Withdrawn: Story = { args: { contest: { ...contest, revokedAt: NOW - DAY } } };
export const Loading: Story = { args: { progress: { status: 'loading' } } };
export const ReviewsUnknown: Story = { args: { progress: { status: 'unknown' } } };
const closed = { ...contest, endsAt: NOW - DAY };
export const ClosedLoading: Story = { args: { contest: closed, progress: { status: 'loading' } } };
export const ClosedUnknown: Story = { args: { contest: closed, progress: { status: 'unknown' } } };
export const ClosedWithoutReviews: Story = {
  args: { contest: closed, progress: { status: 'known', reviews: 0, sealed: 0, first: [] } },
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
    progress: { status: 'known', reviews: 6, sealed: 0, first: ['1'] },
  },
};

const [picture] = sampleDocumentPictures;
const withCover = (cover: typeof picture, storesDocuments = true): Story => ({
  args: { cover },
  decorators: (Story) => (
    <ContestsProvider config={{ ...sampleConfig, storesDocuments }}>
      <Story />
    </ContestsProvider>
  ),
});
export const CoverWithPicture: Story = {
  ...withCover(picture),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('width', '800');
  },
};
export const CoverWithPictureInDark: Story = { ...CoverWithPicture, globals: { theme: 'dark' } };
export const CoverWithPictureOnPhone: Story = {
  ...CoverWithPicture,
  globals: { viewport: { value: 'phone' } },
};
export const CoverWithLongTitle: Story = {
  ...withCover(picture),
  args: { cover: picture, ...LongAndHostile.args },
};
/** A broken cover is replaced by the contest's pattern. */
const hasPattern: Story['play'] = async ({ canvasElement }) => {
  await waitFor(() => expect(canvasElement.querySelector('svg[viewBox="0 0 8 4"]')).toBeTruthy());
  await expect(canvasElement.querySelector('img, [data-letter]')).toBeNull();
};
export const CoverBroken: Story = {
  ...withCover({ ...picture, uri: 'ipfs://bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku' }),
  play: hasPattern,
};
export const CoverHidden: Story = { ...withCover(picture, false), play: hasPattern };
