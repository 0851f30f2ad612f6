import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  createDialogScenes,
  DeskStage,
  holdAnswers,
  sampleDeskPlace,
  waitingSubmissions,
} from '../../testing/deskScenes.tsx';
import type { SigningState } from '../../testing/signingScenes.tsx';
import { WithdrawDialog } from './WithdrawDialog.tsx';

const [waiting] = waitingSubmissions;
if (!waiting) throw new Error('The sample desk has a submission.');
const { chainConfig, contest, state } = sampleDeskPlace;
const { submission, name } = waiting;
const scenes = createDialogScenes({ submission, name });

/** The entrant's dialog on the page of a submission: as it opens, by day, and in each state of signing. */
const meta = {
  title: 'Web/Submission',
  // SubmissionView has the page of this title.
  tags: ['!autodocs', 'dialog', 'dialog:WithdrawDialog', 'night'],
  component: WithdrawDialog,
  beforeEach: holdAnswers,
  decorators: [
    (Story) => (
      <DeskStage>
        <Story />
      </DeskStage>
    ),
  ],
  args: { ...{ chainConfig, contest, state }, ...scenes.idle.args, onClose: () => {} },
} satisfies Meta<typeof WithdrawDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithdrawIdle: Story = { ...scenes.idle, tags: ['!night'] };
export const WithdrawChecking: Story = scenes.checking;
export const WithdrawWaitingForEarlier: Story = scenes.waitingForEarlier;
export const WithdrawConfirmInWallet: Story = scenes.confirmInWallet;
export const WithdrawSent: Story = scenes.sent;
export const WithdrawMined: Story = scenes.mined;
export const WithdrawSlowScan: Story = scenes.slowScan;
export const WithdrawVisible: Story = scenes.visible;
export const WithdrawFailed: Story = scenes.failed;
export const WithdrawFeeUnknown: Story = scenes.feeUnknown;
export const WithdrawNotEnough: Story = scenes.notEnough;
export const WithdrawWrongNetwork: Story = scenes.wrongNetwork;
export const WithdrawRefused: Story = scenes.refused;

({
  idle: WithdrawIdle,
  checking: WithdrawChecking,
  'waiting-for-earlier': WithdrawWaitingForEarlier,
  'confirm-in-wallet': WithdrawConfirmInWallet,
  sent: WithdrawSent,
  mined: WithdrawMined,
  'slow-scan': WithdrawSlowScan,
  visible: WithdrawVisible,
  failed: WithdrawFailed,
  'fee-unknown': WithdrawFeeUnknown,
  'not-enough': WithdrawNotEnough,
  'wrong-network': WithdrawWrongNetwork,
  refused: WithdrawRefused,
}) satisfies Record<SigningState, Story>;
