import type { Contest } from '@org/contests';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContestsProvider } from '../base/provider/ContestsProvider.tsx';
import { englishAccounts } from '../messages/en/accounts.ts';
import { sampleConfig } from '../testing/createTestWallet.ts';
import { nameEntry, contest as sample, tick } from '../testing/sampleContest.ts';
import { AccountSection, type AccountSectionProps, type PagedList } from './AccountSection.tsx';
import { type FoldedReview, GivenReviewView } from './GivenReviewView.tsx';
import { JudgingItemView, SearchedSoFar } from './JudgingToDo.tsx';

const NOW = 1_795_500_000n;
const judge = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const nothing = () => {};

const contest: Contest = {
  ...sample,
  uid: `0x${'1'.repeat(64)}`,
  organizer: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  title: 'Small games about weather',
  judges: [judge],
  entries: ['1', '2', '3'],
  time: NOW - 86_400n,
  endsAt: NOW + 86_400n,
};

const createReview = (digit: string, changes: Partial<FoldedReview> = {}): FoldedReview => ({
  uid: `0x${digit.repeat(64)}`,
  contest: contest.uid,
  entry: '1',
  given: tick(1, 2, 5, 6),
  points: 16,
  comment: 'I built one in an afternoon. The screws want a better drawing.',
  time: NOW - 3_600n,
  revokedAt: null,
  replaced: [],
  ...changes,
});

const nameReviewed = ({ entry }: FoldedReview) => ({
  name: nameEntry(entry),
  href: '#entry',
});
const shown = { label: englishAccounts.given.contest(contest.title), href: '#contest' };
const reviews = [
  createReview('1', { replaced: [createReview('4', { points: 5, comment: 'A first look.' })] }),
  createReview('2', { points: 1, comment: `${'Long. '.repeat(120)}`, revokedAt: NOW }),
  createReview('3', { entry: '2', comment: '' }),
];
const listed: PagedList<FoldedReview> = {
  status: 'listed',
  items: reviews,
  total: 12,
  unreadable: 0,
  more: 'none',
};

const meta = {
  title: 'Web/Account lists',
  component: AccountSection<FoldedReview>,
  args: {
    messages: englishAccounts.given,
    intro: englishAccounts.given.intro,
    list: listed,
    renderItem: (review) => (
      <GivenReviewView
        review={review}
        entry={nameReviewed(review)}
        contest={review.points === 1 ? null : shown}
        criteria={contest.criteria}
      />
    ),
    onShowMore: nothing,
    onRetry: nothing,
  },
} satisfies Meta<AccountSectionProps<FoldedReview>>;

export default meta;
type Story = StoryObj<typeof meta>;

const list = (next: PagedList<FoldedReview>): Story => ({ args: { list: next } });

export const Listed: Story = {};
export const Loading = list({ status: 'loading' });
export const Failed = list({ status: 'failed' });
export const Nothing = list({ ...listed, items: [], total: 0 });
export const SomeUnreadable = list({ ...listed, unreadable: 2 });
export const SomeHidden = list({ ...listed, hidden: 2 });
export const MoreThere = list({ ...listed, more: 'there' });
export const MoreLoading = list({ ...listed, more: 'loading' });
export const MoreFailed = list({ ...listed, more: 'failed' });
export const ContestsLookedUp: Story = {
  args: {
    renderItem: (review) => (
      <GivenReviewView review={review} entry={nameReviewed(review)} contest={undefined} />
    ),
  },
};

export const WordsHidden: Story = {
  decorators: (Story) => (
    <ContestsProvider config={{ ...sampleConfig, hiddenUids: reviews.map(({ uid }) => uid) }}>
      <Story />
    </ContestsProvider>
  ),
};

const judging = (left: number | undefined): Story => ({
  render: () => (
    <AccountSection
      messages={englishAccounts.judging}
      list={{ status: 'listed', items: [contest], total: 1, unreadable: 0, more: 'none' }}
      renderItem={(each) => (
        <JudgingItemView contest={each} href="#contest" nowSeconds={NOW} left={left} total={3} />
      )}
      onShowMore={nothing}
      onRetry={nothing}
    />
  ),
});

export const JudgingKnown = judging(2);
export const JudgingUnknown = judging(undefined);

const searched = (more: 'there' | 'loading' | 'failed'): Story => ({
  render: () => (
    <SearchedSoFar
      state={{
        status: 'listed',
        open: [],
        revealing: [],
        upcoming: [],
        over: [],
        searched: 500,
        total: 1_200,
        more,
      }}
      onSearchOn={nothing}
    />
  ),
});

export const SearchedMoreThere = searched('there');
export const SearchedLookingOn = searched('loading');
export const SearchedFailed = searched('failed');

({ listed: Listed, loading: Loading, failed: Failed }) satisfies Record<PagedList<unknown>['status'], Story>;
