import { CopyButton } from '@org/ui-theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

const write = fn(async (_text: string) => {});
const meta = {
  title: 'Controls/CopyButton',
  component: CopyButton,
  args: { value: 'https://example.com/contests/base/0x12', children: 'Copy link' },
  beforeEach: () => {
    const original = navigator.clipboard;
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } });
    return () => Object.defineProperty(navigator, 'clipboard', { configurable: true, value: original });
  },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Outlined: Story = { args: { variant: 'outlined' } };
export const Copied: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(write).toHaveBeenCalledWith(args.value);
    await waitFor(() => expect(canvas.getByText('Copied!')).toBeVisible());
    await waitFor(() => expect(canvas.queryByText('Copied!')).toBeNull());
  },
};
