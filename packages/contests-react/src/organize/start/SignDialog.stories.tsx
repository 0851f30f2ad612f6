import { baseSepolia } from '@org/chain-config';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createPreviewScenes } from '../../testing/previewScenes.tsx';
import type { SigningState } from '../../testing/signingScenes.tsx';
import { sampleForm, toSample } from '../form/sampleForm.ts';
import { SignDialog } from './SignDialog.tsx';

const nothing = () => {};
const judge = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const uid = `0x${'ab'.repeat(32)}` as const;

const scenes = createPreviewScenes({ fee: '0.00091 ETH', failure: 'wrong-account' });

const meta = {
  title: 'Web/Check what you sign',
  tags: ['dialog', 'dialog:SignPreview'],
  component: SignDialog,
  args: {
    chainConfig: baseSepolia,
    account: judge,
    contest: toSample(sampleForm),
    schemaUid: uid,
    resolver: '0xDDd5527f3cA29245a7803b31F39E173fBa622dBf',
    sizeBytes: 832,
    gas: 900_589n,
    cost: { status: 'known', fee: '0.00091 ETH', problem: undefined },
    uid: undefined,
    stored: null,
    later: [],
    state: { status: 'idle' },
    canSign: true,
    onSign: nothing,
    onCancel: nothing,
    onClose: nothing,
  },
} satisfies Meta<typeof SignDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
export const LookingUpTheFee: Story = {
  args: { cost: { status: 'looking' }, gas: undefined, sizeBytes: undefined },
};
export const SubmissionsAndSealed: Story = {
  args: {
    contest: toSample({
      ...sampleForm,
      entries: [],
      takesSubmissions: true,
      isSealed: true,
      closesAt: 'P14D',
    }),
  },
};
export const StoredTexts: Story = {
  args: {
    stored: { uri: 'ipfs://bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku', bytes: 48_213 },
  },
};
const known = { status: 'known', fee: '0.00031 ETH', problem: undefined } as const;
/** More entries and judges than one transaction can start. */
export const MoreConfirmations: Story = {
  args: {
    later: [
      {
        part: {
          kind: 'list',
          entries: Array.from({ length: 81 }, (_, n) => ({
            ...{ name: `Project ${201 + n}`, link: '', about: 'It works.', track: 0 },
          })),
        },
        ...{ sizeBytes: 2_912, cost: known },
      },
      {
        part: { kind: 'judges', judges: [{ address: judge, name: 'Ada Park' }] },
        ...{ sizeBytes: undefined, cost: { status: 'looking' } },
      },
    ],
  },
};
export const NotEnough: Story = { args: scenes['not-enough'] };
export const FeeUnknown: Story = { args: scenes['fee-unknown'] };
export const WrongNetwork: Story = { args: scenes['wrong-network'] };
export const Refused: Story = { args: scenes.refused };
export const Checking: Story = { args: scenes.checking };
export const WaitingForEarlier: Story = { args: scenes['waiting-for-earlier'] };
export const ConfirmInWallet: Story = { args: scenes['confirm-in-wallet'] };
export const Sent: Story = { args: scenes.sent };
export const Mined: Story = { args: { ...scenes.mined, uid } };
export const SlowScan: Story = { args: { ...scenes['slow-scan'], uid } };
export const Visible: Story = { args: { ...scenes.visible, uid } };
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
