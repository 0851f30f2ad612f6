import { Link } from '@org/ui-theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Controls/Link',
  component: Link,
  args: { href: '#rules', children: 'How the ranking is made' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {
  render: (args) => (
    <p>
      Everybody can recompute it. <Link {...args} /> says how.
    </p>
  ),
};
export const Quiet: Story = { args: { quiet: true } };
export const External: Story = {
  args: { external: true, href: 'https://example.com/entry', rel: 'noopener noreferrer nofollow' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'How the ranking is made' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  },
};
export const OwnLink: Story = { args: { render: <a href="#own">Replaced</a>, href: undefined } };
export const LongAddress: Story = {
  args: { children: `https://example.com/${'very-long-path-'.repeat(12)}` },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
