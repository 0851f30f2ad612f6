import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShellExtrasView } from './ShellExtrasView.tsx';

const meta = {
  title: 'Web/Connection',
  component: ShellExtrasView,
  args: { isOffline: false, hasOwnEndpoints: false },
} satisfies Meta<typeof ShellExtrasView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Online: Story = {};
export const Offline: Story = {
  args: { isOffline: true },
};
export const OwnEndpoints: Story = { args: { hasOwnEndpoints: true } };
export const OfflineWithOwnEndpoints: Story = { args: { isOffline: true, hasOwnEndpoints: true } };
