import { CloseIcon, CopyIcon, IconButton, MoreIcon } from '@org/ui-theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Controls/IconButton',
  component: IconButton,
  args: { label: 'Close', children: <CloseIcon /> },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button', { name: 'Close' }).getBoundingClientRect();
    await expect([width, height]).toEqual([44, 44]);
  },
};
export const Outlined: Story = { args: { variant: 'outlined', label: 'Copy', children: <CopyIcon /> } };
export const Contained: Story = { args: { variant: 'contained', label: 'More', children: <MoreIcon /> } };
export const Small: Story = { args: { size: 'small' } };
export const Large: Story = { args: { size: 'large' } };
export const Loading: Story = { args: { loading: true } };
export const Disabled: Story = { args: { disabled: true } };
