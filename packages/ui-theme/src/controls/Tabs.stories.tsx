import { Tabs } from '@org/ui-theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

const tabs = [
  { id: 'ranking', label: 'Ranking', content: <p>Who is first</p> },
  { id: 'judges', label: 'Judges', content: <p>Who said what</p> },
  { id: 'ignored', label: 'Not counted', content: <p>What was left out, and why</p> },
];
const meta = {
  title: 'Controls/Tabs',
  component: Tabs,
  args: { label: 'Result', tabs },
  decorators: [
    (Story) => (
      <div className="laurel-card">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstOpen: Story = {};
export const Controlled: Story = { args: { value: 'judges' } };
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Judges', selected: true })).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveTextContent('Who said what'));
  },
};
