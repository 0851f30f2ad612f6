import type { ReadingWord } from '@org/contests/chain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { UnaskedVerdict } from '../../data/reading/contestAnswer.ts';
import { CheckLineView } from './CheckLine.tsx';

const nothing = () => {};
const uids = [`0x${'ab'.repeat(32)}`, `0x${'cd'.repeat(32)}`] as const;
const scan = 'scan.example';

const meta = {
  title: 'Web/Check beside the ranking',
  component: CheckLineView,
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  args: { verdict: undefined, reviews: 23, isBusy: false, onAsk: nothing, onReadFromChain: nothing },
} satisfies Meta<typeof CheckLineView>;

export default meta;
type Story = StoryObj<typeof meta>;

const say = (verdict: UnaskedVerdict): Story => ({ args: { verdict } });

export const NotCheckedYet: Story = {};
const agrees = (status: ReadingWord['status'], ...hosts: readonly string[]) =>
  say({ status: 'agrees', block: 12_345n, word: { status, hosts } });
export const Agrees = agrees('confirmed', 'rpc.example', 'node.example');
export const AgreesByOneEndpoint = agrees('claimed', 'rpc.example');
export const OnTheOwnMachine: Story = {
  args: { ...AgreesByOneEndpoint.args, isOwnChain: true },
};
export const OneReview: Story = { args: { ...Agrees.args, reviews: 1 } };
export const NoReview: Story = { args: { ...Agrees.args, reviews: 0 } };
export const BeforeJudging: Story = { args: { ...Agrees.args, reviews: null } };
export const Disputed = agrees('disputed', 'rpc.example', 'node.example');
export const Behind = say({ status: 'behind', uids, scan });
export const Altered = say({ status: 'altered', uids, scan });
export const LeftOut = say({ status: 'left-out', uids, scan });
export const Unreachable = say({ status: 'unreachable' });
export const TooMuch = say({ status: 'too-much', requests: 1_287 });

({
  agrees: Agrees,
  behind: Behind,
  altered: Altered,
  'left-out': LeftOut,
  unreachable: Unreachable,
  'too-much': TooMuch,
  changed: NotCheckedYet,
}) satisfies Record<UnaskedVerdict['status'], Story>;
