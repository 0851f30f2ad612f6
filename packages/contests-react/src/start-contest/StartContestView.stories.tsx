import type { Meta, StoryObj } from '@storybook/react-vite';
import { startContestTexts } from '../texts/en/startContest.ts';
import { type ContestForm, EMPTY_CONTEST } from './contestForm.ts';
import { findFormProblems } from './formProblems.ts';
import { readSteps, type StepState } from './formSteps.ts';
import { StartContestView } from './StartContestView.tsx';
import type { ContestFacts } from './useContestFacts.ts';

const nothing = () => {};
const NOW = 1_795_500_000n;
const form = {
  title: 'Tools for small libraries',
  description: 'Which of these would a librarian keep?',
  judges: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8\n0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  entries: 'https://example.org/shelf\nhttps://example.org/stamp',
  endsAt: '2030-11-24T18:00',
};
const wrong = {
  ...form,
  title: ' ',
  judges: `${form.judges}\n\n0x3C44CdDdB6a900fa2b585dd299e03d12FA4293bC\nsomebody`,
  entries: `${form.entries}\nhttps://example.org/shelf\n${'example.org\n'.repeat(9)}`,
  endsAt: '2020-01-01T10:00',
};
const begun = { ...EMPTY_CONTEST, title: form.title, description: form.description, judges: form.judges };

/** The form and the status of its steps; `isChecked`: it was submitted. */
const fill = (typed: ContestForm, isChecked = false) => {
  const all = findFormProblems(typed, startContestTexts, false, NOW);
  const shown = isChecked ? all : {};
  return { form: typed, problems: shown, steps: readSteps({ all, shown }) };
};

const meta = {
  title: 'Web/Start a contest',
  component: StartContestView,
  args: {
    ...fill(form),
    facts: { sizeBytes: 832, cost: { status: 'known', fee: '0.00091 ETH', problem: undefined } },
    outcomes: {},
    nowSeconds: NOW,
    timeZone: 'Europe/Berlin',
    isKept: true,
    isConnected: true,
    onChange: nothing,
    onBlur: nothing,
    onImport: nothing,
    onSubmit: nothing,
    onClear: nothing,
  },
} satisfies Meta<typeof StartContestView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = {
  args: {
    ...fill(EMPTY_CONTEST),
    isConnected: false,
    facts: { sizeBytes: undefined, cost: { status: 'not-yet' } },
  },
};
export const HalfWay: Story = {
  args: { ...fill(begun), facts: { sizeBytes: undefined, cost: { status: 'not-yet' } } },
};
export const Wrong: Story = {
  args: { ...fill(wrong, true), facts: { sizeBytes: undefined, cost: { status: 'not-yet' } } },
};
export const NotKept: Story = { args: { isKept: false } };
export const WithoutWallet: Story = {
  args: { isConnected: false, facts: { sizeBytes: 832, cost: { status: 'no-wallet' } } },
};
export const LookingUpTheFee: Story = { args: { facts: { sizeBytes: 832, cost: { status: 'looking' } } } };
export const FeeUnknown: Story = { args: { facts: { sizeBytes: 832, cost: { status: 'unknown' } } } };
export const Imported: Story = {
  args: {
    outcomes: {
      judges: { added: 120, known: 4, rest: ['eve.eth', '0x12', 'somebody'] },
      entries: { added: 1, known: 0, rest: [] },
    },
  },
};
export const LongAndMany: Story = {
  args: fill({
    ...form,
    title: 'A title that never ends '.repeat(8).trim(),
    description: `${'x'.repeat(300)}\n\n${'Words and words. '.repeat(60)}`,
    entries: Array.from(
      { length: 40 },
      (_, index) => `https://example.org/${'long-'.repeat(30)}${index}`,
    ).join('\n'),
  }),
};

// A state without a story does not compile.
({ done: Filled, open: Empty, wrong: Wrong }) satisfies Record<StepState, Story>;
({
  known: Filled,
  looking: LookingUpTheFee,
  unknown: FeeUnknown,
  'no-wallet': WithoutWallet,
  'not-yet': Empty,
}) satisfies Record<ContestFacts['cost']['status'], Story>;
