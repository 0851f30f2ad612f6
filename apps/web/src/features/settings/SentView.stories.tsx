import type { Meta, StoryObj } from '@storybook/react-vite';
import { SentView } from './SentView.tsx';

const meta = {
  title: 'Web/Settings, what is sent',
  component: SentView,
  args: { hasWalletConnect: true },
} satisfies Meta<typeof SentView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithWalletConnect: Story = {};
export const WithoutWalletConnect: Story = { args: { hasWalletConnect: false } };
