import { baseSepolia } from '@org/chain-config';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePictures } from '../../person/samplePictures.ts';
import { createPreviewScenes } from '../../testing/previewScenes.tsx';
import type { SigningState } from '../../testing/signingScenes.tsx';
import { EMPTY_PROFILE, writeProfileUri } from './profileForm.ts';
import { SignProfileDialog } from './SignProfileDialog.tsx';

const nothing = () => {};
const form = {
  name: 'Mara Lind',
  about: 'Builds shelves for small libraries.\n\nJudges what others build.',
  picture: samplePictures.photo,
  website: 'https://mara.example/shelves',
  x: 'mara_lind',
  telegram: 'maralind',
};

const scenes = createPreviewScenes({ fee: '0.000029 ETH', failure: 'wrong-account' });

const meta = {
  title: 'Web/Check the profile that you sign',
  tags: ['dialog'],
  component: SignProfileDialog,
  args: {
    chainConfig: baseSepolia,
    account: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    uri: writeProfileUri(form, { pronouns: 'she' }),
    gas: 2_900_589n,
    cost: { status: 'known', fee: '0.000029 ETH', problem: undefined },
    state: { status: 'idle' },
    canSign: true,
    onSign: nothing,
    onCancel: nothing,
    onClose: nothing,
  },
} satisfies Meta<typeof SignProfileDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
export const Emptied: Story = { args: { uri: writeProfileUri(EMPTY_PROFILE) } };
export const LookingUpTheFee: Story = { args: { cost: { status: 'looking' }, gas: undefined } };
export const NotEnough: Story = { args: scenes['not-enough'] };
export const FeeUnknown: Story = { args: scenes['fee-unknown'] };
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
