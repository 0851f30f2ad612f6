import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CheckState } from '../contest/check/checkState.ts';
import { Trust } from './Trust.tsx';

const nothing = () => {};
const uids = [`0x${'ab'.repeat(32)}`, `0x${'cd'.repeat(32)}`] as const;

const meta = {
  title: 'Web/Check against the chain',
  component: Trust,
  args: {
    rule: 'R1',
    block: 12_345n,
    check: { status: 'idle' },
    download: 'idle',
    onCheck: nothing,
    onCancel: nothing,
    onDownloadJson: nothing,
    onDownloadCsv: nothing,
    onDownloadReviews: nothing,
  },
} satisfies Meta<typeof Trust>;

export default meta;
type Story = StoryObj<typeof meta>;

const check = (state: CheckState): Story => ({ args: { check: state } });

export const Idle: Story = {};
export const Running = check({ status: 'running', done: 250, total: 900 });
export const Agrees = check({ status: 'agrees', block: 12_345n });
export const Behind = check({ status: 'behind', uids });
export const LeftOut = check({ status: 'left-out', uids });
export const Altered = check({ status: 'altered', uids });
export const Unreachable = check({ status: 'unreachable' });
export const BlockUnknown: Story = { args: { block: null } };
export const FileFailed: Story = { args: { download: 'failed' } };

({
  idle: Idle,
  running: Running,
  agrees: Agrees,
  behind: Behind,
  'left-out': LeftOut,
  altered: Altered,
  unreachable: Unreachable,
}) satisfies Record<CheckState['status'], Story>;
