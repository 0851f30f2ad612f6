import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReviewList } from '../../contest/review/ReviewList.tsx';
import { getMaxScore } from '../../contest/review/score.ts';
import { JUDGES, NOW, result, STRANGER } from '../../testing/sampleContest.ts';
import { SubmissionView } from './SubmissionView.tsx';
import type { SubmissionState } from './submissionState.ts';

const nothing = () => {};
const meta = {
  title: 'Web/Submission',
  component: SubmissionView,
  args: {
    contestTitle: 'Signs for a small museum',
    contestPath: '#contest',
    name: 'Painted buoys',
    document: {
      ...{ name: 'Painted buoys', link: 'https://example.org/buoys', picture: '', track: 1 },
      about: 'Every buoy in the bay. <b>\u202e',
      team: ['Mei Lin'],
    },
    tracks: [{ name: 'Outdoors', about: '' }],
    state: { status: 'waiting' },
    phase: 'submissions',
    entrant: STRANGER,
    entrantHref: '#account',
    getEntryHref: (n) => `#entry-${n}`,
    url: 'https://laurel.example/contests/local/0x01/submissions/0x02',
    own: undefined,
    onWithdraw: nothing,
  },
} satisfies Meta<typeof SubmissionView>;

export default meta;
type Story = StoryObj<typeof meta>;

const own = { editHref: '#edit', until: NOW + 86_400n };

export const Waiting: Story = {};
export const Missed: Story = { args: { phase: 'closed' } };
export const Own: Story = { args: { own } };
export const Admitted: Story = {
  args: {
    ...{ state: { status: 'admitted', entry: 7 }, own },
    reviews: (
      <ReviewList
        reviews={result.counted.filter(({ entry }) => entry === '1')}
        criteria={result.contest.criteria}
        maxPoints={getMaxScore(result.contest.criteria)}
        links={{ getAddressHref: () => '#account', getAttestationHref: () => null }}
      />
    ),
  },
};
export const Copied: Story = {
  args: { own, original: { href: '#original', entrant: JUDGES[1], entrantHref: '#account' } },
};
export const NotAdmitted: Story = {
  args: { state: { status: 'refused', reason: 'it is an advertisement.\n\u202eSorry.' } },
};
export const Withdrawn: Story = { args: { state: { status: 'withdrawn' } } };
export const Disqualified: Story = {
  args: { state: { status: 'disqualified', entry: 7, reason: 'it was copied.' } },
};
export const Replaced: Story = { args: { state: { status: 'replaced', by: null } } };
export const TextsUnread: Story = { args: { name: 'Submission 0x01010101…', document: null } };

({
  waiting: Waiting,
  admitted: Admitted,
  refused: NotAdmitted,
  withdrawn: Withdrawn,
  disqualified: Disqualified,
  replaced: Replaced,
}) satisfies Record<SubmissionState['status'], Story>;
