import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CheckState } from '../../data/reading/contestAnswer.ts';
import type { ProofState } from './proofState.ts';
import { VerifyView } from './VerifyView.tsx';

const nothing = () => {};
const uids = [`0x${'ab'.repeat(32)}`, `0x${'cd'.repeat(32)}`] as const;
const scan = 'scan.example';
const block = { number: 12_345n, hash: `0x${'5e'.repeat(32)}` } as const;
const agrees: CheckState = {
  ...{ status: 'agrees', block: block.number },
  word: { status: 'confirmed', hosts: ['rpc.example', 'node.example'] },
};
const claimed: CheckState = { ...agrees, word: { status: 'claimed', hosts: ['rpc.example'] } };
const disputed: CheckState = {
  ...agrees,
  word: { status: 'disputed', hosts: ['rpc.example', 'node.example'] },
};

const meta = {
  title: 'Web/Verify a contest',
  component: VerifyView,
  args: {
    check: agrees,
    proof: { status: 'unknown' },
    isKept: true,
    hasRealMoney: false,
    fileName: 'laurel-base-0x12345678-proof.json',
    onCheck: nothing,
    onCancel: nothing,
    block: block.number,
    download: 'idle',
    onDownloadJson: nothing,
    onDownloadCsv: nothing,
    onDownloadReviews: nothing,
    onDownloadProof: nothing,
  },
} satisfies Meta<typeof VerifyView>;

export default meta;
type Story = StoryObj<typeof meta>;

type Taken = Extract<ProofState, { status: 'taken' }>;

const check = (state: CheckState, proof: ProofState = { status: 'unknown' }): Story => ({
  args: { check: state, proof },
});
const prove = (change: Partial<Taken> = {}): Taken => ({
  ...{ status: 'taken', text: '{}', block, finality: 'final', hasReplaced: false, isOfPage: true },
  ...{ host: 'rpc.example', word: { status: 'confirmed', hosts: ['rpc.example', 'node.example'] } },
  ...change,
});

export const NotChecked = check({ status: 'idle' });
export const RealMoney: Story = { args: { check: { status: 'idle' }, hasRealMoney: true } };
export const FromTheScan: Story = { args: { check: { status: 'idle' }, block: null } };
export const Downloading: Story = { args: { check: { status: 'idle' }, download: 'json' } };
export const DownloadFailed: Story = { args: { check: { status: 'idle' }, download: 'failed' } };
export const Checking = check({ status: 'running', done: 250, total: 900 });
export const Proven = check(agrees, prove());
export const FinalByOneEndpoint = check(
  claimed,
  prove({ word: { status: 'claimed', hosts: ['rpc.example'] } }),
);
export const Contradicted = check(disputed, prove({ word: { status: 'disputed', hosts: ['rpc.example'] } }));
export const AwaitingFinality = check(agrees, prove({ finality: 'awaiting-finality' }));
export const TakenAgain = check(agrees, prove({ finality: 'awaiting-finality', hasReplaced: true }));
export const Replaced = check(agrees, prove({ finality: 'replaced' }));
export const NotClosed = check(agrees, prove({ finality: null }));
export const Behind = check({ status: 'behind', uids, scan }, prove({ isOfPage: false }));
export const LeftOut = check({ status: 'left-out', uids, scan }, prove({ isOfPage: false }));
export const Disagrees = check({ status: 'altered', uids, scan }, prove({ isOfPage: false }));
export const NoProof = check(agrees, { status: 'no-proof' });
export const TooLarge = check(agrees, { status: 'too-large' });
export const ProofFailed = check(agrees, { status: 'failed' });
/** The browser keeps a proof. */
export const Unreachable = check({ status: 'unreachable' }, prove({ finality: 'awaiting-finality' }));

({
  idle: NotChecked,
  running: Checking,
  agrees: Proven,
  behind: Behind,
  'left-out': LeftOut,
  altered: Disagrees,
  unreachable: Unreachable,
}) satisfies Record<CheckState['status'], Story>;

({
  unknown: NotChecked,
  taken: Proven,
  'no-proof': NoProof,
  'too-large': TooLarge,
  failed: ProofFailed,
}) satisfies Record<ProofState['status'], Story>;
