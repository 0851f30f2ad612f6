import type { Meta, StoryObj } from '@storybook/react-vite';
import { JudgeNamesView } from './JudgeNames.tsx';

const nothing = () => {};
const ada = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const found = (name: string, typed = name) => ({
  name: typed,
  answer: { ok: true, value: { name, address: ada } } as const,
  onRetry: nothing,
});
const failed = (name: string, reason: 'invalid' | 'none' | 'off-chain' | 'unavailable') => ({
  name,
  answer: { ok: false, reason } as const,
  onRetry: nothing,
});
const open = (name: string) => ({ name, answer: undefined, onRetry: nothing });

const meta = {
  title: 'Web/Names of judges',
  component: JudgeNamesView,
  args: { names: [], isSupported: true, used: 0, onUse: nothing },
} satisfies Meta<typeof JudgeNamesView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LookingUp: Story = { args: { names: [open('ada.eth')] } };
export const Found: Story = {
  args: { names: [found('ada.eth'), found('bob.example.org', 'Bob.Example.ORG')] },
};
export const Unusual: Story = { args: { names: [found('münchen.eth')] } };
export const NotFound: Story = {
  args: {
    names: [
      found('ada.eth'),
      failed('nobody.eth', 'none'),
      failed('\u0430da.eth', 'invalid'),
      failed('bob.cb.id', 'off-chain'),
      failed('cleo.eth', 'unavailable'),
      failed(`${'x'.repeat(200)}.eth`, 'none'),
    ],
  },
};
export const Used: Story = { args: { used: 2 } };
export const NotSupported: Story = {
  args: { names: [open('ada.eth'), open('bob.eth')], isSupported: false },
};
export const ThreeHundred: Story = {
  args: { names: Array.from({ length: 300 }, (_, n) => (n % 3 === 0 ? open : found)(`judge-${n}.eth`)) },
};
