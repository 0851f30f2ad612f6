import { ClockIcon, Tag, TrophyIcon } from '@org/ui-theme';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Messages/Tag', component: Tag, args: { children: 'Judging' } } satisfies Meta<
  typeof Tag
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = { args: { children: 'Closed' } };
export const Info: Story = { args: { tone: 'info' } };
export const Success: Story = { args: { tone: 'success', icon: <ClockIcon size="small" /> } };
export const Warning: Story = { args: { tone: 'warning', children: 'Ends in 2 hours' } };
export const Failed: Story = { args: { tone: 'error', children: 'Withdrawn' } };
export const Gold: Story = { args: { tone: 'gold', children: 'First', icon: <TrophyIcon size="small" /> } };
export const VeryLong: Story = { args: { children: 'documentation'.repeat(20) } };
