import { TextField } from '@org/ui-theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

const meta = {
  title: 'Controls/TextField',
  component: TextField,
  args: { label: 'Title' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithHelp: Story = { args: { help: 'What people will see in the list of contests' } };
export const WithHint: Story = { args: { label: 'Judging ends', hint: 'Optional', type: 'datetime-local' } };
export const WithPlaceholder: Story = { args: { placeholder: 'Autumn hackathon' } };
export const Filled: Story = { args: { defaultValue: 'Autumn hackathon', count: '16 of 200' } };
export const Invalid: Story = {
  args: {
    defaultValue: ' ',
    error: 'Give the contest a title',
    help: 'At most 200 characters',
    count: '1 of 200',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Title' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      'Give the contest a title At most 200 characters 1 of 200',
    );
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Autumn hackathon' } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'Autumn hackathon' } };

export const CorrectedWhileTyping: Story = {
  render: function Corrected() {
    const [value, setValue] = useState('');
    return (
      <TextField
        label="Title"
        value={value}
        onChange={(event) => setValue(event.target.value)}
        error={value.trim() ? undefined : 'Give the contest a title'}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Title' });
    await expect(input).toBeInvalid();
    await userEvent.type(input, 'A');
    await expect(input).toBeValid();
    await expect(input).not.toHaveAttribute('aria-describedby');
  },
};
