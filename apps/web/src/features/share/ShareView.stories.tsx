import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShareView } from './ShareView.tsx';

const path = `/contests/base/0x${'ab'.repeat(32)}`;

const meta = {
  title: 'Web/Share',
  component: ShareView,
  args: { path, url: `https://laurel.example${path}`, title: 'Tools for small libraries' },
} satisfies Meta<typeof ShareView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {};
export const NotKnownYet: Story = { args: { title: undefined } };
export const LongTitle: Story = { args: { title: 'A title that never ends '.repeat(12) } };
