import type { Meta, StoryObj } from '@storybook/react-vite';
import { YourMenu } from './YourMenu.tsx';

const meta = {
  title: 'Web/Your menu',
  component: YourMenu,
} satisfies Meta<typeof YourMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const dark = { globals: { theme: 'dark' } } as const;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await canvas.findByRole('navigation');
  },
};
export const OpenInDark: Story = { ...Open, ...dark };
