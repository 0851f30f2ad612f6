import {
  CheckIcon,
  ClockIcon,
  ErrorIcon,
  InfoIcon,
  Tag,
  type Tone,
  TrophyIcon,
  WarningIcon,
} from '@org/ui-theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = { title: 'Messages/Tag', component: Tag, args: { children: 'Judging' } } satisfies Meta<
  typeof Tag
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = { args: { tone: 'neutral', children: 'Closed' } };
export const Info: Story = { args: { tone: 'info', children: 'Local' } };
export const Success: Story = { args: { tone: 'success' } };
export const Warning: Story = { args: { tone: 'warning', children: 'Ends in 2 hours' } };
export const Failed: Story = { args: { tone: 'error', children: 'Withdrawn' } };
export const Gold: Story = { args: { tone: 'gold', children: 'First' } };

const icons = {
  neutral: ClockIcon,
  info: InfoIcon,
  success: CheckIcon,
  warning: WarningIcon,
  error: ErrorIcon,
  gold: TrophyIcon,
} satisfies Record<Tone, typeof ClockIcon>;

/** Each tone with an icon: color is never the only signal. */
export const WithIcons: Story = {
  render: ({ children }) => (
    <div className="laurel-story-row">
      {Object.entries(icons).map(([tone, Icon]) => (
        <Tag key={tone} tone={tone as Tone} icon={<Icon size="small" />}>
          {children} {tone}
        </Tag>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const grounds = Object.keys(icons).map(
      (tone) =>
        getComputedStyle(canvas.getByText(`Judging ${tone}`).closest('.laurel-tag') as Element)
          .backgroundColor,
    );
    await expect(new Set(grounds).size).toBe(grounds.length);
  },
};

export const VeryLong: Story = {
  args: { children: 'documentation'.repeat(20) },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
