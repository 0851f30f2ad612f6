import { Banner } from '@org/ui-theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { englishContest } from '../../messages/en/contest.ts';
import { englishOrganize } from '../../messages/en/organize.ts';
import { createActScenes } from '../../testing/previewScenes.tsx';
import { contest, JUDGES } from '../../testing/sampleContest.ts';
import { sampleDesk } from '../../testing/sampleDesk.ts';
import { ActView } from '../../write/ActView.tsx';
import type { Coverage } from './countCoverage.ts';
import { DeskLine } from './DeskToDo.tsx';
import { OrganizerView } from './OrganizerView.tsx';
import { ReasonField } from './ReasonDialogs.tsx';

const meta = {
  title: 'Web/Organizer',
  component: OrganizerView,
  args: sampleDesk,
} satisfies Meta<typeof OrganizerView>;

export default meta;
type Story = StoryObj<typeof meta>;

const judges = JUDGES.map((judge, index) => ({
  judge,
  done: index,
  due: index === 1 ? 2 : 3,
  hasBegun: index > 0,
}));
const judging = {
  ...{ possible: { acts: true, removals: false }, hasReviews: true, submissions: undefined },
  toDo: [{ kind: 'finish', missing: 3 }],
} as const;
const over = {
  ...{ possible: { acts: false, removals: false }, hasReviews: true, submissions: undefined },
  toDo: [{ kind: 'reveals', missing: 3 }],
} as const;
const judgingToDo = [
  { kind: 'begin', idle: [JUDGES[0]], missing: 4 },
  { kind: 'reviews', entries: [2], have: 1, wanted: 3 },
  { kind: 'date', date: 'judging' },
] as const;
const getReminder = () => 'Reviews are still missing.';
const left = new Map(judges.flatMap(({ judge, done, due }) => (done < due ? [[judge, due - done]] : [])));

/** Near the title of the contest's page. */
const line = (isShort = false, isSecond = false): Story => ({
  render: (args) => <DeskLine {...args} {...{ isShort, isSecond }} isBelowTask={isSecond} />,
});
export const WayToTheDesk: Story = line();
export const LineOfSeveralTasks: Story = { ...line(), args: { toDo: judgingToDo, getReminder } };
/** The page has a judge's button, too. */
export const LineOfJudge: Story = { ...line(false, true), args: { toDo: judgingToDo, getReminder } };
export const LineOfDate: Story = { ...line(), args: { toDo: [{ kind: 'date', date: 'judging' }] } };
export const LineWithoutNotes: Story = { ...line(), args: { notes: [], notesStatus: 'failed', toDo: [] } };
/** In a header. */
export const LineOfClosed: Story = { ...line(true), args: { toDo: [{ kind: 'awards' }] } };
export const LineOfClosedDone: Story = { ...line(true), args: { toDo: [] } };

export const Submissions: Story = {};
export const NothingWaiting: Story = {
  args: { submissions: { waiting: [], admitted: 0, isWhole: true }, notes: [], toDo: [] },
};
export const AdmittedOnly: Story = {
  args: { submissions: { waiting: [], admitted: 900, isWhole: false } },
};
export const Judging: Story = {
  args: {
    ...judging,
    toDo: judgingToDo,
    ...{ getReminder, left },
    coverage: { entries: [], status: 'reviews', judges, done: 5, due: 8 },
  },
};
/** Assigned, partly reviewed, and an award that differs from the ranking. */
export const Assigned: Story = {
  args: {
    ...judging,
    coverage: { entries: [], status: 'reviews', judges, done: 5, due: 8 },
    assignments: [
      { judge: JUDGES[0], entries: [1, 2] },
      { judge: JUDGES[1], entries: [2] },
    ],
    reviewed: new Map([[JUDGES[1], new Set([2])]]),
    awarded: [
      { prize: 'The signs are made', entry: 2, reason: '' },
      { prize: 'A day in the workshop', entry: 1, reason: '' },
    ],
  },
};
/** More entries than a judge's row has cells for. */
export const ManyAssigned: Story = {
  args: {
    ...judging,
    coverage: { entries: [], status: 'reviews', judges, done: 5, due: 8 },
    entries: Array.from({ length: 281 }, (_, index) => ({
      ...{ number: index + 1, name: `Entry ${index + 1}`, href: `#${index + 1}`, status: 'standing' },
    })),
    assignments: JUDGES.map((judge, index) => ({
      judge,
      entries: Array.from({ length: 10 }, (_, place) => 1 + index + 28 * place),
    })),
    reviewed: new Map([[JUDGES[1], new Set([2, 30])]]),
  },
};
/** The entries of sealed reviews are unknown. */
export const AssignedSealed: Story = {
  args: {
    ...judging,
    coverage: { entries: [], status: 'sealed', judges, done: 5, due: 8 },
    assignments: [{ judge: JUDGES[0], entries: [1, 2] }],
  },
};
export const FirstReviewMissing: Story = {
  args: {
    ...{
      possible: { acts: true, removals: true },
      hasReviews: false,
      submissions: undefined,
      getReminder,
      left,
    },
    coverage: {
      entries: [],
      status: 'reviews',
      judges: judges.map((each) => ({ ...each, done: 0 })),
      done: 0,
      due: 8,
    },
  },
};
export const Sealed: Story = {
  args: {
    ...judging,
    getReminder,
    left,
    coverage: { entries: [], status: 'sealed', judges, done: 5, due: 8 },
  },
};
export const Revealing: Story = {
  args: {
    ...{ ...over, getReminder, left: new Map([[JUDGES[1], 1]]) },
    coverage: { entries: [], status: 'revealed', judges, done: 2, due: 3 },
  },
};
export const NothingDue: Story = {
  args: { ...judging, coverage: { entries: [], status: 'nothing', judges: [] } },
};
export const Beginning: Story = {
  args: {
    ...{ coverage: { entries: [], status: 'nothing', judges: [] }, entries: [], notes: [] },
    ...{ submissions: undefined, toDo: [{ kind: 'judges' }, { kind: 'entries' }, { kind: 'assign' }] },
  },
};
export const Closed: Story = {
  args: {
    ...{ ...over, toDo: [{ kind: 'awards' }] },
    coverage: { entries: [], status: 'reviews', judges, done: 5, due: 8 },
  },
};
export const NotesLoading: Story = { args: { notes: [], notesStatus: 'loading', toDo: [] } };
export const NotesFailed: Story = {
  args: { notes: [], notesStatus: 'failed', toDo: [{ kind: 'date', date: 'submissions' }] },
};
/** Opened by its link, with another account. */
export const OtherAccount: Story = { args: { isConnected: false } };
export const ManyEntries: Story = {
  args: {
    ...judging,
    coverage: { entries: [], status: 'reviews', judges, done: 5, due: 8 },
    entries: Array.from({ length: 60 }, (_, index) => ({
      ...{ number: index + 1, name: `Entry ${index + 1}`, href: `#${index + 1}`, status: 'standing' },
    })),
  },
};

/** The region's code did not load. */
export const CodeNotLoaded: Story = {
  render: () => <Banner tone="error" title={englishContest.act.failed} />,
};

const nothing = () => {};
const messages = englishOrganize.disqualify;
const { idle } = createActScenes({ account: contest.organizer });

/** The states of signing are in ReasonDialogs.stories.tsx. */
const disqualify = (reason: string): Story => ({
  render: () => (
    <ActView
      {...{ title: messages.title, lines: messages.lines, act: messages.act }}
      back="Cancel"
      subject="Tide marks"
      {...idle}
      onConfirm={nothing}
      onCancel={nothing}
      onClose={nothing}
    >
      <ReasonField value={reason} isChecked onChange={nothing} />
    </ActView>
  ),
});

export const DisqualifyWithoutReason: Story = {
  ...disqualify(' '),
  tags: ['dialog', 'dialog:ReasonDialogs'],
};
export const DisqualifyWithTooLongReason: Story = {
  ...disqualify('Too long a reason. '.repeat(200)),
  tags: ['dialog', 'dialog:ReasonDialogs'],
};

({
  before: Submissions,
  nothing: NothingDue,
  reviews: Judging,
  sealed: Sealed,
  revealed: Revealing,
}) satisfies Record<Coverage['status'], Story>;
