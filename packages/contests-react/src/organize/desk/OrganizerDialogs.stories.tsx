import type { Meta, StoryObj } from '@storybook/react-vite';
import { createDeskScenes, DeskStage, holdAnswers, sampleDeskPlace } from '../../testing/deskScenes.tsx';
import { DeskDialog } from './DeskDialog.tsx';

/** The other dialogs of the organizer: as they open, by day, and in each state of signing. */
const meta = {
  title: 'Web/Organizer’s note',
  // The fields of these dialogs have the page of this title.
  tags: ['!autodocs', 'dialog', 'night'],
  component: DeskDialog,
  beforeEach: holdAnswers,
  decorators: [
    (Story) => (
      <DeskStage>
        <Story />
      </DeskStage>
    ),
  ],
  args: { ...sampleDeskPlace, task: { kind: 'postpone' } },
} satisfies Meta<typeof DeskDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

// Storybook reads names and tags only where a story is exported. One that is missing does not compile: deskStories.test-d.ts.
const postpone = createDeskScenes({ kind: 'postpone' });
export const PostponeIdle: Story = { ...postpone.idle, tags: ['!night', 'dialog:PostponeDialog'] };
export const PostponeChecking: Story = { ...postpone.checking, tags: ['dialog:PostponeDialog'] };
export const PostponeWaitingForEarlier: Story = {
  ...postpone.waitingForEarlier,
  tags: ['dialog:PostponeDialog'],
};
export const PostponeConfirmInWallet: Story = {
  ...postpone.confirmInWallet,
  tags: ['dialog:PostponeDialog'],
};
export const PostponeSent: Story = { ...postpone.sent, tags: ['dialog:PostponeDialog'] };
export const PostponeMined: Story = { ...postpone.mined, tags: ['dialog:PostponeDialog'] };
export const PostponeSlowScan: Story = { ...postpone.slowScan, tags: ['dialog:PostponeDialog'] };
export const PostponeVisible: Story = { ...postpone.visible, tags: ['dialog:PostponeDialog'] };
export const PostponeFailed: Story = { ...postpone.failed, tags: ['dialog:PostponeDialog'] };
export const PostponeFeeUnknown: Story = { ...postpone.feeUnknown, tags: ['dialog:PostponeDialog'] };
export const PostponeNotEnough: Story = { ...postpone.notEnough, tags: ['dialog:PostponeDialog'] };
export const PostponeWrongNetwork: Story = { ...postpone.wrongNetwork, tags: ['dialog:PostponeDialog'] };
export const PostponeRefused: Story = { ...postpone.refused, tags: ['dialog:PostponeDialog'] };

const addEntries = createDeskScenes({ kind: 'add-entries' });
export const AddEntriesIdle: Story = { ...addEntries.idle, tags: ['!night', 'dialog:AddEntriesDialog'] };
export const AddEntriesChecking: Story = { ...addEntries.checking, tags: ['dialog:AddEntriesDialog'] };
export const AddEntriesWaitingForEarlier: Story = {
  ...addEntries.waitingForEarlier,
  tags: ['dialog:AddEntriesDialog'],
};
export const AddEntriesConfirmInWallet: Story = {
  ...addEntries.confirmInWallet,
  tags: ['dialog:AddEntriesDialog'],
};
export const AddEntriesSent: Story = { ...addEntries.sent, tags: ['dialog:AddEntriesDialog'] };
export const AddEntriesMined: Story = { ...addEntries.mined, tags: ['dialog:AddEntriesDialog'] };
export const AddEntriesSlowScan: Story = { ...addEntries.slowScan, tags: ['dialog:AddEntriesDialog'] };
export const AddEntriesVisible: Story = { ...addEntries.visible, tags: ['dialog:AddEntriesDialog'] };
export const AddEntriesFailed: Story = { ...addEntries.failed, tags: ['dialog:AddEntriesDialog'] };
export const AddEntriesFeeUnknown: Story = { ...addEntries.feeUnknown, tags: ['dialog:AddEntriesDialog'] };
export const AddEntriesNotEnough: Story = { ...addEntries.notEnough, tags: ['dialog:AddEntriesDialog'] };
export const AddEntriesWrongNetwork: Story = {
  ...addEntries.wrongNetwork,
  tags: ['dialog:AddEntriesDialog'],
};
export const AddEntriesRefused: Story = { ...addEntries.refused, tags: ['dialog:AddEntriesDialog'] };

const addJudges = createDeskScenes({ kind: 'add-judges' });
export const AddJudgesIdle: Story = { ...addJudges.idle, tags: ['!night', 'dialog:AddJudgesDialog'] };
export const AddJudgesChecking: Story = { ...addJudges.checking, tags: ['dialog:AddJudgesDialog'] };
export const AddJudgesWaitingForEarlier: Story = {
  ...addJudges.waitingForEarlier,
  tags: ['dialog:AddJudgesDialog'],
};
export const AddJudgesConfirmInWallet: Story = {
  ...addJudges.confirmInWallet,
  tags: ['dialog:AddJudgesDialog'],
};
export const AddJudgesSent: Story = { ...addJudges.sent, tags: ['dialog:AddJudgesDialog'] };
export const AddJudgesMined: Story = { ...addJudges.mined, tags: ['dialog:AddJudgesDialog'] };
export const AddJudgesSlowScan: Story = { ...addJudges.slowScan, tags: ['dialog:AddJudgesDialog'] };
export const AddJudgesVisible: Story = { ...addJudges.visible, tags: ['dialog:AddJudgesDialog'] };
export const AddJudgesFailed: Story = { ...addJudges.failed, tags: ['dialog:AddJudgesDialog'] };
export const AddJudgesFeeUnknown: Story = { ...addJudges.feeUnknown, tags: ['dialog:AddJudgesDialog'] };
export const AddJudgesNotEnough: Story = { ...addJudges.notEnough, tags: ['dialog:AddJudgesDialog'] };
export const AddJudgesWrongNetwork: Story = { ...addJudges.wrongNetwork, tags: ['dialog:AddJudgesDialog'] };
export const AddJudgesRefused: Story = { ...addJudges.refused, tags: ['dialog:AddJudgesDialog'] };

const addNote = createDeskScenes({ kind: 'add-note', text: 'The doors open at 9.' });
export const AddNoteIdle: Story = { ...addNote.idle, tags: ['!night', 'dialog:AddNoteDialog'] };
export const AddNoteChecking: Story = { ...addNote.checking, tags: ['dialog:AddNoteDialog'] };
export const AddNoteWaitingForEarlier: Story = {
  ...addNote.waitingForEarlier,
  tags: ['dialog:AddNoteDialog'],
};
export const AddNoteConfirmInWallet: Story = { ...addNote.confirmInWallet, tags: ['dialog:AddNoteDialog'] };
export const AddNoteSent: Story = { ...addNote.sent, tags: ['dialog:AddNoteDialog'] };
export const AddNoteMined: Story = { ...addNote.mined, tags: ['dialog:AddNoteDialog'] };
export const AddNoteSlowScan: Story = { ...addNote.slowScan, tags: ['dialog:AddNoteDialog'] };
export const AddNoteVisible: Story = { ...addNote.visible, tags: ['dialog:AddNoteDialog'] };
export const AddNoteFailed: Story = { ...addNote.failed, tags: ['dialog:AddNoteDialog'] };
export const AddNoteFeeUnknown: Story = { ...addNote.feeUnknown, tags: ['dialog:AddNoteDialog'] };
export const AddNoteNotEnough: Story = { ...addNote.notEnough, tags: ['dialog:AddNoteDialog'] };
export const AddNoteWrongNetwork: Story = { ...addNote.wrongNetwork, tags: ['dialog:AddNoteDialog'] };
export const AddNoteRefused: Story = { ...addNote.refused, tags: ['dialog:AddNoteDialog'] };

const assign = createDeskScenes({ kind: 'assign' });
export const AssignIdle: Story = { ...assign.idle, tags: ['!night', 'dialog:AssignDialog'] };
export const AssignChecking: Story = { ...assign.checking, tags: ['dialog:AssignDialog'] };
export const AssignWaitingForEarlier: Story = { ...assign.waitingForEarlier, tags: ['dialog:AssignDialog'] };
export const AssignConfirmInWallet: Story = { ...assign.confirmInWallet, tags: ['dialog:AssignDialog'] };
export const AssignSent: Story = { ...assign.sent, tags: ['dialog:AssignDialog'] };
export const AssignMined: Story = { ...assign.mined, tags: ['dialog:AssignDialog'] };
export const AssignSlowScan: Story = { ...assign.slowScan, tags: ['dialog:AssignDialog'] };
export const AssignVisible: Story = { ...assign.visible, tags: ['dialog:AssignDialog'] };
export const AssignFailed: Story = { ...assign.failed, tags: ['dialog:AssignDialog'] };
export const AssignFeeUnknown: Story = { ...assign.feeUnknown, tags: ['dialog:AssignDialog'] };
export const AssignNotEnough: Story = { ...assign.notEnough, tags: ['dialog:AssignDialog'] };
export const AssignWrongNetwork: Story = { ...assign.wrongNetwork, tags: ['dialog:AssignDialog'] };
export const AssignRefused: Story = { ...assign.refused, tags: ['dialog:AssignDialog'] };

const awards = createDeskScenes({ kind: 'awards' });
export const AwardsIdle: Story = { ...awards.idle, tags: ['!night', 'dialog:AwardsDialog'] };
export const AwardsChecking: Story = { ...awards.checking, tags: ['dialog:AwardsDialog'] };
export const AwardsWaitingForEarlier: Story = { ...awards.waitingForEarlier, tags: ['dialog:AwardsDialog'] };
export const AwardsConfirmInWallet: Story = { ...awards.confirmInWallet, tags: ['dialog:AwardsDialog'] };
export const AwardsSent: Story = { ...awards.sent, tags: ['dialog:AwardsDialog'] };
export const AwardsMined: Story = { ...awards.mined, tags: ['dialog:AwardsDialog'] };
export const AwardsSlowScan: Story = { ...awards.slowScan, tags: ['dialog:AwardsDialog'] };
export const AwardsVisible: Story = { ...awards.visible, tags: ['dialog:AwardsDialog'] };
export const AwardsFailed: Story = { ...awards.failed, tags: ['dialog:AwardsDialog'] };
export const AwardsFeeUnknown: Story = { ...awards.feeUnknown, tags: ['dialog:AwardsDialog'] };
export const AwardsNotEnough: Story = { ...awards.notEnough, tags: ['dialog:AwardsDialog'] };
export const AwardsWrongNetwork: Story = { ...awards.wrongNetwork, tags: ['dialog:AwardsDialog'] };
export const AwardsRefused: Story = { ...awards.refused, tags: ['dialog:AwardsDialog'] };
