import { Select, type SelectProps } from '@org/ui-theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';

const options = [
  { value: 'base-sepolia', label: 'Base Sepolia' },
  { value: 'base', label: 'Base' },
  { value: 'optimism', label: 'OP Mainnet' },
  { value: 'base-goerli', label: 'Base Goerli', disabled: true },
];

function Network({ value: first = null, ...props }: Partial<SelectProps>) {
  const [value, setValue] = useState(first);
  return <Select label="Network" options={options} {...props} value={value} onValueChange={setValue} />;
}

const meta = { title: 'Controls/Select', component: Network } satisfies Meta<typeof Network>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Nothing: Story = {};
export const Chosen: Story = { args: { value: 'base' } };
export const WithHelp: Story = { args: { help: 'The network of the contest' } };
export const Invalid: Story = { args: { error: 'Choose a network' } };
export const Disabled: Story = { args: { disabled: true, value: 'base' } };

export const Chooses: Story = {
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Network' });
    await userEvent.click(select);
    await userEvent.click(await screen.findByRole('option', { name: 'Base' }));
    await waitFor(() => expect(select).toHaveTextContent('Base'));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};
export const Open: Story = {
  args: { value: 'base' },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('combobox').focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Base', selected: true })).toBeVisible());
  },
};
