import { getContrast, tokens } from '@org/ui-theme';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Foundations/Tokens' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const Swatches = ({ colors }: { colors: readonly (readonly [name: string, color: string])[] }) => (
  <ul className="laurel-card laurel-story-names">
    {colors.map(([name, color]) => (
      <li key={name}>
        <svg className="laurel-story-swatch" viewBox="0 0 1 1" aria-hidden="true">
          <rect width="1" height="1" fill={color} />
        </svg>
        <span>
          {name} <code>{color}</code>
        </span>
        <span>{getContrast(color, tokens.color.ink).toFixed(1)} : 1</span>
      </li>
    ))}
  </ul>
);

/** With each color's contrast to ink. */
export const Colors: Story = { render: () => <Swatches colors={Object.entries(tokens.color)} /> };
export const Scale: Story = {
  render: () => <Swatches colors={tokens.scale.map((color, step) => [`Step ${step}`, color])} />,
};
export const Pictures: Story = {
  render: () => <Swatches colors={tokens.picture.map((color, index) => [`Picture ${index}`, color])} />,
};
export const Type: Story = {
  render: () => (
    <div className="laurel-card laurel-story-stack">
      <h1>A result that everybody can recompute</h1>
      <h2>Start a contest</h2>
      <h3>Let judges review every entry</h3>
      <h4>In public, signed words</h4>
      <p>All of it lives in attestations; nothing of ours has to be trusted. 0123456789 ßäöü łśž ’“”…–</p>
      <p>
        <strong>34 of 45 reviews</strong>, <code>0x70997970C51812dc3A010C7d01b50e0d17dc79C8</code>
      </p>
    </div>
  ),
};
