import { Checkbox, CheckboxGroup } from '@org/ui-theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'Controls/Checkbox',
  component: Checkbox,
  args: { label: 'Open source', onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Open source' });
    await userEvent.click(canvas.getByText('Open source'));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(2);
    await expect(box).not.toBeChecked();
  },
};
export const Checked: Story = { args: { defaultChecked: true } };
export const Indeterminate: Story = {
  args: { indeterminate: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
  },
};
export const WithDescription: Story = { args: { description: 'The code is there, with a license' } };
export const Disabled: Story = { args: { disabled: true } };
export const DisabledChecked: Story = { args: { disabled: true, defaultChecked: true } };

const row = {
  row: true,
  description: 'The code is there, with a license that lets others build on it',
  trailing: '+5',
};
export const Row: Story = {
  args: row,
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Open source' });
    await expect(box).toHaveAccessibleDescription(`${row.description} +5`);
  },
};
export const RowChecked: Story = { args: { ...row, defaultChecked: true } };
export const RowDisabled: Story = { args: { ...row, disabled: true } };

const criteria = {
  Presentation: 'A stranger understands it in two minutes',
  'Potential impact': 'Many people, or a few a lot',
  Creativity: 'You have not seen it before',
  Difficulty: 'Hard things were done',
  'Open source': 'The code is there, with a license',
  Documentation: 'You could run it tonight',
};

function Criteria({ error }: { error?: string }) {
  const [ticked, setTicked] = useState<readonly string[]>(['Presentation', 'Creativity']);
  return (
    <CheckboxGroup
      label={`${ticked.length * 5} of 30 points`}
      help="Five points for each that is true"
      error={error}
    >
      {Object.entries(criteria).map(([name, description]) => (
        <Checkbox
          key={name}
          row
          label={name}
          description={description}
          trailing="+5"
          checked={ticked.includes(name)}
          onCheckedChange={(on) =>
            setTicked((all) => (on ? [...all, name] : all.filter((one) => one !== name)))
          }
        />
      ))}
    </CheckboxGroup>
  );
}

export const Group: Story = {
  render: () => <Criteria />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Documentation' }));
    await expect(canvas.getByRole('group', { name: '15 of 30 points' })).toBeVisible();
  },
};
export const GroupInvalid: Story = { render: () => <Criteria error="Tick at least one" /> };
