import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContestsProvider } from '../../base/provider/ContestsProvider.tsx';
import { sampleConfig } from '../../testing/createTestWallet.ts';
import type { Step } from './listSteps.ts';
import { NextStepsView } from './NextSteps.tsx';

const uid = (digit: string) => `0x${digit.repeat(64)}` as const;
const at = (digit: string, title: string, until: bigint | null = 1_795_600_000n) => ({
  ...{ contest: uid(digit), title, until },
});

const steps: readonly Step[] = [
  { ...at('1', 'Tools for Neighbors'), kind: 'review', count: 3 },
  { ...at('2', 'The Unmeasured City'), kind: 'admit', count: 2 },
  { ...at('3', 'Small games about weather'), kind: 'remind', count: 11 },
  {
    ...at('4', 'A contest with a very long title that does not fit on one line of a phone', null),
    kind: 'awards',
  },
  { ...at('5', 'Winter light'), kind: 'waiting', submission: uid('6') },
];

const meta = {
  component: NextStepsView,
  args: { steps, getHref: () => '#there' },
  decorators: [
    (Story) => (
      <ContestsProvider config={sampleConfig}>
        <Story />
      </ContestsProvider>
    ),
  ],
} satisfies Meta<typeof NextStepsView>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Several: Story = {};

export const One: Story = { args: { steps: steps.slice(0, 1) } };

export const Nothing: Story = { args: { steps: [] } };
