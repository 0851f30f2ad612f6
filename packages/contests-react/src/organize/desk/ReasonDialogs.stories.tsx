import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  createDeskScenes,
  DeskStage,
  holdAnswers,
  sampleDeskPlace,
  waitingSubmissions,
} from '../../testing/deskScenes.tsx';
import { JUDGES } from '../../testing/sampleContest.ts';
import { sampleDesk } from '../../testing/sampleDesk.ts';
import { DeskDialog } from './DeskDialog.tsx';

const [submission] = waitingSubmissions;
const [note] = sampleDesk.notes;
if (!submission || !note) throw new Error('The sample desk has a submission and a note.');

/** The dialogs of the organizer that have a reason or no field. The states of signing run by day for a disqualification. */
const meta = {
  title: 'Web/Organizer’s note',
  // The fields of these dialogs have the page of this title.
  tags: ['!autodocs', 'dialog', 'dialog:ReasonDialogs', 'night'],
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
const admit = createDeskScenes({ kind: 'admit', submissions: [submission] });
export const AdmitIdle: Story = { ...admit.idle, tags: ['!night'] };
export const AdmitSeveral: Story = {
  args: { task: { kind: 'admit', submissions: waitingSubmissions } },
  tags: ['!night'],
};
export const AdmitChecking: Story = admit.checking;
export const AdmitWaitingForEarlier: Story = admit.waitingForEarlier;
export const AdmitConfirmInWallet: Story = admit.confirmInWallet;
export const AdmitSent: Story = admit.sent;
export const AdmitMined: Story = admit.mined;
export const AdmitSlowScan: Story = admit.slowScan;
export const AdmitVisible: Story = admit.visible;
export const AdmitFailed: Story = admit.failed;
export const AdmitFeeUnknown: Story = admit.feeUnknown;
export const AdmitNotEnough: Story = admit.notEnough;
export const AdmitWrongNetwork: Story = admit.wrongNetwork;
export const AdmitRefused: Story = admit.refused;

const refuse = createDeskScenes({ kind: 'refuse', submission });
export const RefuseIdle: Story = { ...refuse.idle, tags: ['!night'] };
export const RefuseChecking: Story = refuse.checking;
export const RefuseWaitingForEarlier: Story = refuse.waitingForEarlier;
export const RefuseConfirmInWallet: Story = refuse.confirmInWallet;
export const RefuseSent: Story = refuse.sent;
export const RefuseMined: Story = refuse.mined;
export const RefuseSlowScan: Story = refuse.slowScan;
export const RefuseVisible: Story = refuse.visible;
export const RefuseFailed: Story = refuse.failed;
export const RefuseFeeUnknown: Story = refuse.feeUnknown;
export const RefuseNotEnough: Story = refuse.notEnough;
export const RefuseWrongNetwork: Story = refuse.wrongNetwork;
export const RefuseRefused: Story = refuse.refused;

const disqualify = createDeskScenes({ kind: 'disqualify', entry: 1, name: 'Tide marks' });
export const DisqualifyIdle: Story = { ...disqualify.idle, tags: ['!night'] };
export const DisqualifyChecking: Story = { ...disqualify.checking, tags: ['!night'] };
export const DisqualifyWaitingForEarlier: Story = { ...disqualify.waitingForEarlier, tags: ['!night'] };
export const DisqualifyConfirmInWallet: Story = { ...disqualify.confirmInWallet, tags: ['!night'] };
export const DisqualifySent: Story = { ...disqualify.sent, tags: ['!night'] };
export const DisqualifyMined: Story = { ...disqualify.mined, tags: ['!night'] };
export const DisqualifySlowScan: Story = { ...disqualify.slowScan, tags: ['!night'] };
export const DisqualifyVisible: Story = { ...disqualify.visible, tags: ['!night'] };
export const DisqualifyFailed: Story = { ...disqualify.failed, tags: ['!night'] };
export const DisqualifyFeeUnknown: Story = { ...disqualify.feeUnknown, tags: ['!night'] };
export const DisqualifyNotEnough: Story = { ...disqualify.notEnough, tags: ['!night'] };
export const DisqualifyWrongNetwork: Story = { ...disqualify.wrongNetwork, tags: ['!night'] };
export const DisqualifyRefused: Story = { ...disqualify.refused, tags: ['!night'] };

const removeJudge = createDeskScenes({ kind: 'remove-judge', judge: JUDGES[0], name: 'Ada Park' });
export const RemoveJudgeIdle: Story = { ...removeJudge.idle, tags: ['!night'] };
export const RemoveJudgeChecking: Story = removeJudge.checking;
export const RemoveJudgeWaitingForEarlier: Story = removeJudge.waitingForEarlier;
export const RemoveJudgeConfirmInWallet: Story = removeJudge.confirmInWallet;
export const RemoveJudgeSent: Story = removeJudge.sent;
export const RemoveJudgeMined: Story = removeJudge.mined;
export const RemoveJudgeSlowScan: Story = removeJudge.slowScan;
export const RemoveJudgeVisible: Story = removeJudge.visible;
export const RemoveJudgeFailed: Story = removeJudge.failed;
export const RemoveJudgeFeeUnknown: Story = removeJudge.feeUnknown;
export const RemoveJudgeNotEnough: Story = removeJudge.notEnough;
export const RemoveJudgeWrongNetwork: Story = removeJudge.wrongNetwork;
export const RemoveJudgeRefused: Story = removeJudge.refused;

const withdrawNote = createDeskScenes({ kind: 'withdraw-note', note });
export const WithdrawNoteIdle: Story = { ...withdrawNote.idle, tags: ['!night'] };
export const WithdrawNoteChecking: Story = withdrawNote.checking;
export const WithdrawNoteWaitingForEarlier: Story = withdrawNote.waitingForEarlier;
export const WithdrawNoteConfirmInWallet: Story = withdrawNote.confirmInWallet;
export const WithdrawNoteSent: Story = withdrawNote.sent;
export const WithdrawNoteMined: Story = withdrawNote.mined;
export const WithdrawNoteSlowScan: Story = withdrawNote.slowScan;
export const WithdrawNoteVisible: Story = withdrawNote.visible;
export const WithdrawNoteFailed: Story = withdrawNote.failed;
export const WithdrawNoteFeeUnknown: Story = withdrawNote.feeUnknown;
export const WithdrawNoteNotEnough: Story = withdrawNote.notEnough;
export const WithdrawNoteWrongNetwork: Story = withdrawNote.wrongNetwork;
export const WithdrawNoteRefused: Story = withdrawNote.refused;

const withdrawContest = createDeskScenes({ kind: 'withdraw-contest' });
export const WithdrawContestIdle: Story = { ...withdrawContest.idle, tags: ['!night'] };
export const WithdrawContestChecking: Story = withdrawContest.checking;
export const WithdrawContestWaitingForEarlier: Story = withdrawContest.waitingForEarlier;
export const WithdrawContestConfirmInWallet: Story = withdrawContest.confirmInWallet;
export const WithdrawContestSent: Story = withdrawContest.sent;
export const WithdrawContestMined: Story = withdrawContest.mined;
export const WithdrawContestSlowScan: Story = withdrawContest.slowScan;
export const WithdrawContestVisible: Story = withdrawContest.visible;
export const WithdrawContestFailed: Story = withdrawContest.failed;
export const WithdrawContestFeeUnknown: Story = withdrawContest.feeUnknown;
export const WithdrawContestNotEnough: Story = withdrawContest.notEnough;
export const WithdrawContestWrongNetwork: Story = withdrawContest.wrongNetwork;
export const WithdrawContestRefused: Story = withdrawContest.refused;
