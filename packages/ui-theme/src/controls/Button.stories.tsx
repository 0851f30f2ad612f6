import { ArrowRightIcon, Button, PlusIcon } from '@org/ui-theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'Controls/Button',
  component: Button,
  args: { children: 'Start contest', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Contained: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Start contest' });
    await expect(button).toHaveStyle({ backgroundColor: 'rgb(0, 0, 0)', color: 'rgb(255, 255, 255)' });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Outlined: Story = {
  args: { variant: 'outlined' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Start contest' });
    await expect(button).toHaveStyle({ borderColor: 'rgb(0, 0, 0)', color: 'rgb(0, 0, 0)' });
  },
};
export const Quiet: Story = { args: { variant: 'quiet' } };
export const WithIcon: Story = { args: { icon: <PlusIcon /> } };
export const Small: Story = { args: { size: 'small' } };
export const Large: Story = { args: { size: 'large' } };
export const Wide: Story = { args: { wide: true } };

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Start contest' });
    await userEvent.click(button);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const DisabledOutlined: Story = { args: { disabled: true, variant: 'outlined' } };

export const AsLink: Story = {
  args: { href: '#contests', children: 'Contests', variant: 'outlined' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Contests' })).toHaveAttribute('href', '#contests');
  },
};
export const AsOwnLink: Story = {
  args: {
    render: (
      <a href="#own" className="own" aria-current="page">
        Replaced
      </a>
    ),
    children: 'Own link',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Own link' })).toHaveClass('laurel-button', 'own');
  },
};

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const style = getComputedStyle(canvas.getByRole('button'));
    await expect([style.outlineWidth, style.outlineOffset, style.outlineStyle]).toEqual([
      '3px',
      '2px',
      'solid',
    ]);
  },
};

export const All: Story = {
  render: () => (
    <div className="laurel-story-grid">
      {(['large', 'medium', 'small'] as const).map((size) => (
        <div key={size} className="laurel-story-row">
          <Button size={size}>Start contest</Button>
          <Button size={size} variant="outlined">
            Download CSV
          </Button>
          <Button size={size} variant="quiet" icon={<ArrowRightIcon />}>
            Next entry
          </Button>
          <Button size={size} loading>
            Signing
          </Button>
          <Button size={size} disabled>
            Sign
          </Button>
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button', { name: 'Start contest' }).slice(0, 2))
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
