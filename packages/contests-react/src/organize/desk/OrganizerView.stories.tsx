import type { Meta, StoryObj } from '@storybook/react-vite';
import { JUDGES } from '../../testing/sampleContest.ts';
import { sampleDesk } from '../../testing/sampleDesk.ts';
import type { Coverage } from './countCoverage.ts';
import { OrganizerView } from './OrganizerView.tsx';

const meta = {
  title: 'Web/Organizer',
  component: OrganizerView,
  args: sampleDesk,
} satisfies Meta<typeof OrganizerView>;

export default meta;
type Story = StoryObj<typeof meta>;

const judges = JUDGES.map((judge, index) => ({ judge, done: index, due: index === 1 ? 2 : 3 }));
const judging = { possible: { acts: true, removals: false }, hasReviews: true, submissions: undefined };
const over = { possible: { acts: false, removals: false }, hasReviews: true, submissions: undefined };
const getReminder = () => 'Reviews are still missing.';

export const Submissions: Story = {};
export const NothingWaiting: Story = {
  args: { submissions: { waiting: [], admitted: 0, isWhole: true }, notes: [] },
};
export const AdmittedOnly: Story = {
  args: { submissions: { waiting: [], admitted: 900, isWhole: false } },
};
export const Judging: Story = {
  args: { ...judging, getReminder, coverage: { status: 'reviews', judges, done: 5, due: 8 } },
};
export const FirstReviewMissing: Story = {
  args: {
    ...{ possible: { acts: true, removals: true }, hasReviews: false, submissions: undefined, getReminder },
    coverage: { status: 'reviews', judges: judges.map((each) => ({ ...each, done: 0 })), done: 0, due: 8 },
  },
};
export const Sealed: Story = {
  args: { ...judging, getReminder, coverage: { status: 'sealed', judges, done: 5, due: 8 } },
};
export const Revealing: Story = {
  args: { ...over, coverage: { status: 'revealed', judges, done: 2, due: 5 } },
};
export const NothingDue: Story = { args: { ...judging, coverage: { status: 'nothing', judges: [] } } };
export const ManyEntries: Story = {
  args: {
    ...judging,
    coverage: { status: 'reviews', judges, done: 5, due: 8 },
    entries: Array.from({ length: 60 }, (_, index) => ({
      ...{ number: index + 1, name: `Entry ${index + 1}`, href: `#${index + 1}`, status: 'standing' },
    })),
  },
};

({
  before: Submissions,
  nothing: NothingDue,
  reviews: Judging,
  sealed: Sealed,
  revealed: Revealing,
}) satisfies Record<Coverage['status'], Story>;
