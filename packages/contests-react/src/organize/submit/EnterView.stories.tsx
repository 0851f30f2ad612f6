import type { Meta, StoryObj } from '@storybook/react-vite';
import { NOW } from '../../testing/sampleContest.ts';
import { EnterView } from './EnterPanel.tsx';

const meta = {
  title: 'Web/Take part',
  component: EnterView,
  args: { until: NOW + 86_400n, own: [], submitHref: '#submit' },
} satisfies Meta<typeof EnterView>;

export default meta;
type Story = StoryObj<typeof meta>;

const own = [
  { uid: `0x${'01'.repeat(32)}`, name: 'Painted buoys', href: '#one', status: 'waiting' },
  { uid: `0x${'02'.repeat(32)}`, name: 'Old signs', href: '#two', status: 'withdrawn' },
] as const;

export const Open: Story = {};
export const WithSubmissions: Story = { args: { own } };
export const Over: Story = { args: { until: undefined, own } };
