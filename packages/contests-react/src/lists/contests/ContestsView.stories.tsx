import type { Contest } from '@org/contests';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { contest as sample } from '../../testing/sampleContest.ts';
import { ContestCardView } from '../cards/ContestCard.tsx';
import { ContestsView } from './ContestsView.tsx';
import { NO_FILTERS } from './listFilters.ts';
import type { ListState } from './listState.ts';

const NOW = 1_795_500_000n;

const createContest = (title: string, digit: string): Contest => ({
  ...sample,
  uid: `0x${digit.repeat(64)}`,
  organizer: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  title,
  description: 'What would make it easier to live next door to each other?',
  judges: ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8'],
  entries: ['1', '2'],
  time: NOW - 86_400n,
  endsAt: 4_000_000_000n,
});

const listed: Extract<ListState, { status: 'listed' }> = {
  status: 'listed',
  contests: [
    createContest('Small games about weather', '1'),
    createContest('Maps that people can fix', '2'),
    createContest('Tools for neighbors', '3'),
  ],
  unreadable: 0,
  isPartlyKnown: false,
  hidden: 0,
  searched: 3,
  total: 3,
  more: 'none',
  isChanging: false,
};
const many = { ...listed, searched: 100, total: 3_000 };
const nothing: ListState = { ...listed, contests: [], searched: 0, total: 0 };
const onlyMine = { ...NO_FILTERS, isMine: true };
const searching = { filters: { ...NO_FILTERS, text: 'neighbors' }, text: 'neighbors' };

const meta = {
  title: 'Web/Contests',
  component: ContestsView,
  args: {
    state: listed,
    filters: NO_FILTERS,
    text: '',
    chains: [{ name: 'Base', href: '/contests', isCurrent: true }],
    renderContest: (contest) => (
      <ContestCardView
        contest={contest}
        href="/contests/local/0x12"
        now={NOW}
        progress={{ status: 'known', reviews: 1, sealed: 0, first: [] }}
      />
    ),
    onText: () => {},
    onSettle: () => {},
    onChange: () => {},
    onClear: () => {},
    onConnect: () => {},
    onStart: () => {},
    onRetry: () => {},
    onShowMore: () => {},
  },
} satisfies Meta<typeof ContestsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Listed: Story = {};
export const SeveralChains: Story = {
  args: {
    chains: [
      { name: 'Base Sepolia', href: '/contests', isCurrent: true },
      { name: 'Base', href: '/contests?chain=base', isCurrent: false },
    ],
  },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed' } } };
export const Empty: Story = { args: { state: nothing } };
export const OnlyUnreadable: Story = { args: { state: { ...nothing, unreadable: 3 } } };
export const Hidden: Story = { args: { state: { ...listed, hidden: 1 } } };
export const MoreThere: Story = { args: { state: { ...many, more: 'there', unreadable: 1 } } };
export const MoreLoading: Story = { args: { state: { ...many, more: 'loading' } } };
export const MoreFailed: Story = { args: { state: { ...many, more: 'failed' } } };
export const Narrowed: Story = { args: { filters: { ...NO_FILTERS, state: 'judging', sort: 'ending' } } };
export const Changing: Story = { args: { ...searching, state: { ...listed, isChanging: true } } };
export const Found: Story = {
  args: { ...searching, state: { ...listed, contests: listed.contests.slice(2) } },
};
export const FoundInWhatWasRead: Story = { args: { ...searching, state: { ...listed, read: 12 } } };
export const OrderedSoFar: Story = {
  args: { filters: { ...NO_FILTERS, sort: 'ending' }, state: { ...many, more: 'there' } },
};
export const FoundSoFar: Story = { args: { ...searching, state: { ...many, more: 'there' } } };
export const NothingFound: Story = { args: { ...searching, state: nothing } };
export const NothingFoundSoFar: Story = {
  args: { ...searching, state: { ...many, contests: [], more: 'there' } },
};
export const Unconnected: Story = { args: { filters: onlyMine, state: { status: 'unconnected' } } };
export const NoneOfMine: Story = { args: { filters: onlyMine, state: nothing } };

// A state without a story does not compile.
({ listed: Listed, loading: Loading, failed: Failed, unconnected: Unconnected }) satisfies Record<
  ListState['status'],
  Story
>;
