import type { Contest } from '@org/contests';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { JudgeContests } from '../../data/judging/judgeContests.ts';
import { contest as sample } from '../../testing/sampleContest.ts';
import { ChainReviewsView } from './ChainReviews.tsx';
import { ReviewItemView } from './ReviewItem.tsx';
import { ReviewsView } from './ReviewsView.tsx';

const NOW = 1_795_500_000n;
const DAY = 86_400n;
const judge = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const nothing = () => {};

const createContest = (title: string, digit: string, changes: Partial<Contest> = {}): Contest => ({
  ...sample,
  uid: `0x${digit.repeat(64)}`,
  organizer: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  title,
  judges: [judge],
  entries: ['1', '2', '3'],
  time: NOW - DAY,
  endsAt: 4_000_000_000n,
  ...changes,
});

const soon = createContest('Small games about weather', '1', { endsAt: NOW + DAY });
const later = createContest(`Maps that people can fix, ${'and share '.repeat(12)}`, '2');
const broken = createContest('Tools for neighbors', '3');
const closed = createContest('Benches', '4', { endsAt: NOW - DAY });
const withdrawn = createContest('Lamps', '5', { revokedAt: NOW - DAY });

const listed: JudgeContests = {
  status: 'listed',
  open: [
    { contest: soon, waiting: soon.entries.slice(1), total: soon.entries.length },
    { contest: later, waiting: [], total: later.entries.length },
    { contest: broken, waiting: undefined, total: broken.entries.length },
  ],
  revealing: [],
  upcoming: [],
  over: [closed, withdrawn],
  searched: 40,
  total: 40,
  more: 'none',
};

const show = (state: JudgeContests, chainName?: string) => (
  <ChainReviewsView
    chainName={chainName}
    account={judge}
    state={state}
    onSearchOn={nothing}
    onRetry={nothing}
    renderContest={(contest, queue, isNext) => (
      <ReviewItemView
        contest={contest}
        href={`#${contest.uid}`}
        getEntryPath={(n) => `#${n}`}
        nowSeconds={NOW}
        queue={queue}
        isNext={isNext}
        level={chainName === undefined ? 3 : 4}
      />
    )}
  />
);

const meta = {
  title: 'Web/Your reviews',
  component: ReviewsView,
  args: {
    account: judge,
    isReconnecting: false,
    onConnect: nothing,
    renderContests: () => show(listed),
  },
} satisfies Meta<typeof ReviewsView>;

export default meta;
type Story = StoryObj<typeof meta>;

const state = (next: JudgeContests): Story => ({ args: { renderContests: () => show(next) } });

export const Listed: Story = {};
export const SeveralChains: Story = {
  args: {
    renderContests: () => (
      <>
        {show(listed, 'Base')}
        {show({ ...listed, open: [], revealing: [], upcoming: [], over: [] }, 'OP Mainnet')}
      </>
    ),
  },
};
export const Disconnected: Story = { args: { account: undefined } };
export const Reconnecting: Story = { args: { account: undefined, isReconnecting: true } };
export const Loading = state({ status: 'loading' });
export const Failed = state({ status: 'failed' });
export const Nothing = state({ ...listed, open: [], revealing: [], upcoming: [], over: [] });
const sealed = createContest('Bells', '6', {
  endsAt: NOW - DAY,
  terms: {
    ...{ resolver: judge, uri: '', contentHash: closed.uid, submissionsUntil: null },
    ...{ opensAt: NOW - 2n * DAY, revealUntil: NOW + 2n * DAY },
  },
});
export const ToReveal = state({ ...listed, revealing: [sealed] });
export const LookingOn = state({ ...listed, more: 'loading', total: 900 });
export const MoreThere = state({ ...listed, more: 'there', total: 900 });
export const MoreFailed = state({ ...listed, more: 'failed', total: 900 });

({ listed: Listed, loading: Loading, failed: Failed }) satisfies Record<JudgeContests['status'], Story>;
