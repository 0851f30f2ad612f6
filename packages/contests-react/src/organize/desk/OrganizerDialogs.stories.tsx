import { local } from '@org/chain-config';
import { CONTEST_FLAGS, readResult } from '@org/contests';
import { NotificationsProvider } from '@org/ui-theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ContestsProvider } from '../../base/provider/ContestsProvider.tsx';
import { createTestWallet, sampleConfig } from '../../testing/createTestWallet.ts';
import { createReading, JUDGES } from '../../testing/sampleContest.ts';
import { sampleDesk } from '../../testing/sampleDesk.ts';
import { DeskDialog } from './DeskDialog.tsx';
import type { DeskTask, NamedSubmission } from './deskPlace.ts';

const HOUR = 3_600n;
/** Before judging, whenever the story is looked at. */
const LATER = 4_000_000_000n;
const reading = createReading(() => {}, {
  terms: {
    ...{ flags: CONTEST_FLAGS.submissions, submissionsUntil: LATER, opensAt: LATER + HOUR },
    ...{ closesAt: LATER + 48n * HOUR, revealUntil: LATER + 48n * HOUR },
  },
});
const { contest, details } = readResult(reading);
const wallet = createTestWallet();
wallet.update({
  status: 'connected',
  account: contest.organizer,
  chainId: local.chain.id,
  isSupported: true,
});

const nothing = () => {};
const waiting = (sampleDesk.submissions?.waiting ?? []) as readonly NamedSubmission[];
for (const { submission } of waiting) reading.state.submissions.set(submission.uid, submission);
const [submission] = waiting;
const [note] = sampleDesk.notes;
if (!submission || !note) throw new Error('The sample desk has a submission and a note.');

/** The dialogs of the organizer as they open; the chain does not answer, so that the fee is not known yet. */
const meta = {
  title: 'Web/Organizer’s note',
  // The fields of these dialogs have the page of this title.
  tags: ['!autodocs'],
  component: DeskDialog,
  beforeEach: () => {
    const { fetch } = window;
    window.fetch = () => new Promise<Response>(nothing);
    return () => {
      window.fetch = fetch;
    };
  },
  decorators: [
    (Story) => (
      <QueryClientProvider client={new QueryClient()}>
        <ContestsProvider config={sampleConfig} wallet={wallet}>
          <NotificationsProvider>
            <Story />
          </NotificationsProvider>
        </ContestsProvider>
      </QueryClientProvider>
    ),
  ],
  args: {
    ...{ chainConfig: local, contest, details, document: reading.document, state: reading.state },
    ...{ account: contest.organizer, texts: undefined, published: null, awarded: undefined },
    ranked: sampleDesk.ranked,
    getAccountName: (account) => account.slice(0, 8),
    getEntryName: (entry) => `Sign ${entry}`,
    onTask: nothing,
    onClose: nothing,
    task: { kind: 'postpone' },
  },
} satisfies Meta<typeof DeskDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AdmitDialog: Story = {
  tags: ['dialog', 'dialog:ReasonDialogs'],
  args: { task: { kind: 'admit', submissions: [submission] } },
};
export const AdmitSeveralDialog: Story = {
  tags: ['dialog', 'dialog:ReasonDialogs'],
  args: { task: { kind: 'admit', submissions: waiting } },
};
export const RefuseDialog: Story = {
  tags: ['dialog', 'dialog:ReasonDialogs'],
  args: { task: { kind: 'refuse', submission } },
};
export const DisqualifyDialog: Story = {
  tags: ['dialog', 'dialog:ReasonDialogs'],
  args: { task: { kind: 'disqualify', entry: 1, name: 'Tide marks' } },
};
export const RemoveJudgeDialog: Story = {
  tags: ['dialog', 'dialog:ReasonDialogs'],
  args: { task: { kind: 'remove-judge', judge: JUDGES[0], name: 'Ada Park' } },
};
export const WithdrawNoteDialog: Story = {
  tags: ['dialog', 'dialog:ReasonDialogs'],
  args: { task: { kind: 'withdraw-note', note } },
};
export const WithdrawContestDialog: Story = {
  tags: ['dialog', 'dialog:ReasonDialogs'],
  args: { task: { kind: 'withdraw-contest' } },
};
export const PostponeDialog: Story = {
  tags: ['dialog', 'dialog:PostponeDialog'],
  args: { task: { kind: 'postpone' } },
};
export const AddEntriesDialog: Story = {
  tags: ['dialog', 'dialog:AddEntriesDialog'],
  args: { task: { kind: 'add-entries' } },
};
export const AddJudgesDialog: Story = {
  tags: ['dialog', 'dialog:AddJudgesDialog'],
  args: { task: { kind: 'add-judges' } },
};
export const AddNoteDialog: Story = {
  tags: ['dialog', 'dialog:AddNoteDialog'],
  args: { task: { kind: 'add-note', text: 'The doors open at 9.' } },
};
export const AssignDialog: Story = {
  tags: ['dialog', 'dialog:AssignDialog'],
  args: { task: { kind: 'assign' } },
};
export const AwardsDialog: Story = {
  tags: ['dialog', 'dialog:AwardsDialog'],
  args: { task: { kind: 'awards' } },
};

// A task without a story does not compile. The confirmations after a start and the printed sheets have theirs in Fields.stories.tsx.
({
  admit: AdmitDialog,
  refuse: RefuseDialog,
  disqualify: DisqualifyDialog,
  'remove-judge': RemoveJudgeDialog,
  'withdraw-note': WithdrawNoteDialog,
  'withdraw-contest': WithdrawContestDialog,
  postpone: PostponeDialog,
  'add-entries': AddEntriesDialog,
  'add-judges': AddJudgesDialog,
  'add-note': AddNoteDialog,
  assign: AssignDialog,
  awards: AwardsDialog,
}) satisfies Record<Exclude<DeskTask['kind'], 'add-later' | 'print'>, Story>;
