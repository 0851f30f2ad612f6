import { TextArea } from '@org/ui-theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Controls/TextArea',
  component: TextArea,
  args: { label: 'Description' },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

const judges = [
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
].join('\n');

export const Empty: Story = {};
/** The lines that an empty one has room for. */
const countLines = (area: HTMLElement): number => {
  const { lineHeight, paddingBlock } = getComputedStyle(area);
  const height = area.clientHeight - 2 * Number.parseFloat(paddingBlock);
  return Math.round(height / Number.parseFloat(lineHeight));
};
export const Rows: Story = {
  args: { rows: 6 },
  play: async ({ canvas }) => {
    await expect(countLines(canvas.getByRole('textbox'))).toBe(6);
  },
};
export const EveryNumberOfRows: Story = {
  render: () => (
    <>
      {([1, 2, 3, 4, 5, 6] as const).map((rows) => (
        <TextArea key={rows} label={`${rows}`} rows={rows} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('textbox').map(countLines)).toEqual([1, 2, 3, 4, 5, 6]);
  },
};
export const Filled: Story = {
  args: { defaultValue: 'Build something that helps people vote.', count: '39 of 5,000' },
};
export const Addresses: Story = {
  args: { label: 'Judges', hint: 'One address a line', code: true, defaultValue: judges },
};
/** Scrolls its lines back to their start on blur. */
export const Left: Story = {
  args: { label: 'Entries', code: true, defaultValue: `https://example.org/${'long/'.repeat(80)}` },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByLabelText('Entries');
    await userEvent.click(area);
    area.scrollLeft = 200;
    await expect(area.scrollLeft).toBeGreaterThan(0);
    await userEvent.tab();
    await expect(area.scrollLeft).toBe(0);
  },
};
export const Invalid: Story = {
  args: {
    label: 'Judges',
    code: true,
    defaultValue: `${judges}\n0x1234`,
    error: (
      <ul>
        <li>Line 4 is not an address</li>
      </ul>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Judges' })).toHaveAccessibleDescription(
      'Line 4 is not an address',
    );
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Build something.' } };
export const Grows: Story = {
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox');
    const before = area.clientHeight;
    await userEvent.type(area, 'One{Enter}Two{Enter}Three{Enter}Four{Enter}Five{Enter}Six');
    await expect(area.clientHeight).toBeGreaterThan(before);
  },
};
