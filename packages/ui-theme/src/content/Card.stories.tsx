import { Address, Card, Link, Meter, Tag, TrophyIcon } from '@org/ui-theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = { title: 'Foundations/Card', component: Card } satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Paper: Story = { args: { children: <p>White paper on the sky.</p> } };

export const Pressable: Story = {
  args: { as: 'article', pressable: true },
  render: (args) => (
    <div className="laurel-story-narrow">
      <Card {...args} className="laurel-story-stack">
        <div className="laurel-story-row">
          <Tag tone="success">Judging</Tag>
          <Tag tone="gold" icon={<TrophyIcon size="small" />}>
            ballot.example
          </Tag>
        </div>
        <h3>
          <Link quiet href="#contest">
            Autumn hackathon for public goods
          </Link>
        </h3>
        <p>Nine teams, five judges, and everything they said in public. The winner gets the stage.</p>
        <Address picture address="0x70997970C51812dc3A010C7d01b50e0d17dc79C8" />
        <Meter label="Reviews" value={34} max={45} text="34 of 45 reviews" showText />
      </Card>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const card = canvasElement.querySelector('.laurel-card');
    const { left, bottom } = (card as HTMLElement).getBoundingClientRect();
    const atCorner = document.elementFromPoint(left + 24, bottom - 8);
    await expect(atCorner).toBe(canvas.getByRole('link', { name: /Autumn/ }));
  },
};
