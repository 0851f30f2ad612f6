import * as theme from '@org/ui-theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const icons = Object.entries(theme).filter(([name]) => name.endsWith('Icon')) as [
  string,
  typeof theme.CheckIcon,
][];

const meta = { title: 'Foundations/Icons', component: theme.CheckIcon } satisfies Meta<
  typeof theme.CheckIcon
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <ul className="laurel-card laurel-story-names">
      {icons.map(([name, Icon]) => (
        <li key={name}>
          <Icon />
          {name}
        </li>
      ))}
    </ul>
  ),
};
export const Sizes: Story = {
  render: () => (
    <p>
      <theme.TrophyIcon size="small" /> <theme.TrophyIcon /> <theme.TrophyIcon size="large" />
    </p>
  ),
};
export const Labeled: Story = {
  args: { label: 'Counted' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Counted' })).toBeVisible();
  },
};
