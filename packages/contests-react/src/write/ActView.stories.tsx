import type { Meta, StoryObj } from '@storybook/react-vite';
import { englishLifecycle } from '../messages/en/lifecycle.ts';
import { englishSubmit } from '../messages/en/submit.ts';
import { contest } from '../testing/sampleContest.ts';
import { createSigningScenes, type SigningScene, type SigningState } from '../testing/signingScenes.tsx';
import { ActView, SafeFile } from './ActView.tsx';

const nothing = () => {};
const messages = englishLifecycle;
const scenes = createSigningScenes({
  ...{ account: contest.organizer, fee: '0.00002 ETH', failure: 'reverted' },
});

const meta = {
  title: 'Web/Withdraw',
  tags: ['dialog', 'dialog:ActView'],
  component: ActView,
  args: {
    ...messages.review,
    subject: 'Tide marks',
    state: { status: 'idle' },
    canSign: true,
    status: scenes.idle.notice,
    onConfirm: nothing,
    onCancel: nothing,
    onClose: nothing,
  },
} satisfies Meta<typeof ActView>;

export default meta;
type Story = StoryObj<typeof meta>;

const draw = ({ state, status, notice, canSign }: SigningScene): Story => ({
  args: { state, canSign, status: status ?? notice },
});

export const Review: Story = {};
export const Abstention: Story = { args: { ...messages.recusal, subject: 'Tide marks' } };
/** An entrant's own submission, on its page. */
export const Submission: Story = {
  args: { ...englishSubmit.withdraw, subject: 'Painted buoys', back: 'Cancel' },
};
export const LongTitle: Story = { args: { subject: 'a title that never ends '.repeat(40) } };
/** The organizer's account may be a Safe that is not connected. */
export const ForSafe: Story = {
  args: { status: <SafeFile isOwn saved={undefined} onSave={nothing} /> },
};
export const SavingForSafe: Story = {
  args: { status: <SafeFile isOwn isSaving saved={undefined} onSave={nothing} /> },
};
export const OtherAccount: Story = {
  args: {
    act: 'Save for a Safe',
    status: <SafeFile isOwn={false} saved={{ status: 'saved', isStored: true }} onSave={nothing} />,
  },
};
export const CannotSign: Story = { args: { canSign: false } };
export const Checking = draw(scenes.checking);
export const WaitingForEarlier = draw(scenes['waiting-for-earlier']);
export const ConfirmInWallet = draw(scenes['confirm-in-wallet']);
export const Sent = draw(scenes.sent);
export const Mined = draw(scenes.mined);
export const SlowScan = draw(scenes['slow-scan']);
export const Visible = draw(scenes.visible);
export const Failed = draw(scenes.failed);
export const FeeUnknown = draw(scenes['fee-unknown']);
export const NotEnough = draw(scenes['not-enough']);
export const WrongNetwork = draw(scenes['wrong-network']);
export const Refused = draw(scenes.refused);

({
  idle: Review,
  checking: Checking,
  'waiting-for-earlier': WaitingForEarlier,
  'confirm-in-wallet': ConfirmInWallet,
  'slow-scan': SlowScan,
  sent: Sent,
  mined: Mined,
  visible: Visible,
  failed: Failed,
  'fee-unknown': FeeUnknown,
  'not-enough': NotEnough,
  'wrong-network': WrongNetwork,
  refused: Refused,
}) satisfies Record<SigningState, Story>;
