import type { Meta, StoryObj } from '@storybook/react-vite';
import { organizeTexts } from '../../messages/en/organize.ts';
import { createActScenes } from '../../testing/previewScenes.tsx';
import { contest } from '../../testing/sampleContest.ts';
import type { SigningState } from '../../testing/signingScenes.tsx';
import { ActView } from '../../write/ActView.tsx';
import { ReasonField } from './ReasonDialogs.tsx';

const nothing = () => {};
const words = organizeTexts.disqualify;
const scenes = createActScenes({ account: contest.organizer });
const draw = (value: string, isChecked = false) => (
  <ReasonField {...{ value, isChecked, onChange: nothing }} />
);

// Every dialog of the organizer shows the states of signing in the same place; here it is that of a disqualification.
const meta = {
  title: 'Web/Disqualify an entry',
  tags: ['dialog', 'dialog:ActView'],
  component: ActView,
  args: {
    ...{ title: words.title, texts: words.texts, act: words.act, back: 'Cancel', subject: 'Tide marks' },
    children: draw('It was copied from last year’s winner.'),
    ...scenes.idle,
    onConfirm: nothing,
    onCancel: nothing,
    onClose: nothing,
  },
} satisfies Meta<typeof ActView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
export const ReasonMissing: Story = { args: { children: draw(' ', true) } };
export const ReasonTooLong: Story = { args: { children: draw('Too long a reason. '.repeat(200)) } };
export const FeeUnknown: Story = { args: scenes['fee-unknown'] };
export const NotEnough: Story = { args: scenes['not-enough'] };
export const WrongNetwork: Story = { args: scenes['wrong-network'] };
export const Refused: Story = { args: scenes.refused };
export const Checking: Story = { args: scenes.checking };
export const WaitingForEarlier: Story = { args: scenes['waiting-for-earlier'] };
export const ConfirmInWallet: Story = { args: scenes['confirm-in-wallet'] };
export const Sent: Story = { args: scenes.sent };
export const Mined: Story = { args: scenes.mined };
export const SlowScan: Story = { args: scenes['slow-scan'] };
export const Visible: Story = { args: scenes.visible };
export const Failed: Story = { args: scenes.failed };

// A state without a story does not compile.
({
  idle: Idle,
  'fee-unknown': FeeUnknown,
  'not-enough': NotEnough,
  'wrong-network': WrongNetwork,
  refused: Refused,
  checking: Checking,
  'waiting-for-earlier': WaitingForEarlier,
  'confirm-in-wallet': ConfirmInWallet,
  sent: Sent,
  mined: Mined,
  'slow-scan': SlowScan,
  visible: Visible,
  failed: Failed,
}) satisfies Record<SigningState, Story>;
