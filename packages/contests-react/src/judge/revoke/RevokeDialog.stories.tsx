import { local } from '@org/chain-config';
import { getProtocol } from '@org/contests';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createDialogScenes, DeskStage, holdAnswers } from '../../testing/deskScenes.tsx';
import { contest, JUDGES } from '../../testing/sampleContest.ts';
import type { SigningState } from '../../testing/signingScenes.tsx';
import { RevokeDialog } from './RevokeDialog.tsx';

const [account] = JUDGES;
const uid = `0x${'ab'.repeat(32)}` as const;
const schemas = getProtocol(local)?.schemas;
const withdraw = (schemaUid = uid) => ({
  revocation: {
    ...{ account, uid, schemaUid },
    subject: { kind: 'review-withdrawal' as const, contest: contest.uid, entry: '1', review: uid },
  },
});
const review = createDialogScenes(withdraw(schemas?.evaluation));

/** A judge withdraws a review or abstains; as it opens, by day, while the chain does not answer, and in each state of signing. */
const meta = {
  title: 'Web/Review entry',
  // ReviewForm has the page of this title.
  tags: ['!autodocs', 'dialog', 'dialog:RevokeDialog', 'night'],
  component: RevokeDialog,
  beforeEach: holdAnswers,
  decorators: [
    (Story) => (
      <DeskStage>
        <Story />
      </DeskStage>
    ),
  ],
  args: {
    ...review.idle.args,
    chainConfig: local,
    contest: { ...contest, chainId: local.chain.id },
    onClose: () => {},
  },
} satisfies Meta<typeof RevokeDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const RevokeSealedReview: Story = { args: withdraw(schemas?.commit), tags: ['!night'] };
export const RevokeAbstention: Story = {
  args: { revocation: { account, subject: { kind: 'recusal', entry: '1' } } },
  tags: ['!night'],
};
export const RevokeReviewIdle: Story = { ...review.idle, tags: ['!night'] };
export const RevokeReviewChecking: Story = review.checking;
export const RevokeReviewWaitingForEarlier: Story = review.waitingForEarlier;
export const RevokeReviewConfirmInWallet: Story = review.confirmInWallet;
export const RevokeReviewSent: Story = review.sent;
export const RevokeReviewMined: Story = review.mined;
export const RevokeReviewSlowScan: Story = review.slowScan;
export const RevokeReviewVisible: Story = review.visible;
export const RevokeReviewFailed: Story = review.failed;
export const RevokeReviewFeeUnknown: Story = review.feeUnknown;
export const RevokeReviewNotEnough: Story = review.notEnough;
export const RevokeReviewWrongNetwork: Story = review.wrongNetwork;
export const RevokeReviewRefused: Story = review.refused;

({
  idle: RevokeReviewIdle,
  checking: RevokeReviewChecking,
  'waiting-for-earlier': RevokeReviewWaitingForEarlier,
  'confirm-in-wallet': RevokeReviewConfirmInWallet,
  sent: RevokeReviewSent,
  mined: RevokeReviewMined,
  'slow-scan': RevokeReviewSlowScan,
  visible: RevokeReviewVisible,
  failed: RevokeReviewFailed,
  'fee-unknown': RevokeReviewFeeUnknown,
  'not-enough': RevokeReviewNotEnough,
  'wrong-network': RevokeReviewWrongNetwork,
  refused: RevokeReviewRefused,
}) satisfies Record<SigningState, Story>;
