import { baseSepolia, local } from '@org/chain-config';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { EndpointProblem } from '../../config/ownEndpoints.ts';
import { EndpointsView } from './EndpointsView.tsx';
import type { FieldTest } from './testEndpoint.ts';

const nothing = () => {};

const meta = {
  title: 'Web/Settings, who is asked',
  component: EndpointsView,
  args: {
    chains: [baseSepolia, local],
    form: {},
    problems: {},
    tests: {},
    isInUse: false,
    onChange: nothing,
    onTest: nothing,
    onSave: nothing,
    onReset: nothing,
  },
} satisfies Meta<typeof EndpointsView>;

export default meta;
type Story = StoryObj<typeof meta>;

const OWN = 'https://rpc.example.org/v1/3f9a';
const test = (outcome: FieldTest): Story => ({
  args: { form: { '84532 rpc': OWN }, tests: { '84532 rpc': outcome } },
});
const problem = (code: EndpointProblem, text: string): Story => ({
  args: { form: { '84532 scan': text }, problems: { '84532 scan': code } },
});

export const Defaults: Story = {};
export const LookingUp: Story = { args: { chains: undefined } };
export const InUse: Story = { args: { isInUse: true, form: { '84532 rpc': OWN } } };
export const Testing = test({ status: 'testing' });
export const RpcAnswers = test({ status: 'rpc-answers' });
export const ScanAnswers: Story = {
  args: { tests: { '84532 scan': { status: 'scan-answers', contests: 1 } } },
};
export const WrongChain = test({ status: 'wrong-chain', chainId: 1 });
export const Odd = test({ status: 'odd' });
export const Unreachable = test({ status: 'unreachable' });
export const Blocked = test({ status: 'blocked' });
export const NotAnAddress = problem('not-an-address', 'scan.example.org');
export const Insecure = problem('insecure', 'http://scan.example.org/graphql');
export const Login = problem('login', 'https://me:secret@scan.example.org/graphql');
export const Fragment = problem('fragment', 'https://scan.example.org/graphql#me');
export const TooLong = problem('too-long', `https://scan.example.org/${'x'.repeat(500)}`);
export const NotKept: Story = { args: { trouble: 'not-kept' } };
export const TooMany: Story = { args: { trouble: 'too-many' } };

// A state without a story does not compile.
({
  testing: Testing,
  'rpc-answers': RpcAnswers,
  'scan-answers': ScanAnswers,
  'wrong-chain': WrongChain,
  odd: Odd,
  unreachable: Unreachable,
  blocked: Blocked,
}) satisfies Record<FieldTest['status'], Story>;
({
  'not-an-address': NotAnAddress,
  insecure: Insecure,
  login: Login,
  fragment: Fragment,
  'too-long': TooLong,
}) satisfies Record<EndpointProblem, Story>;
