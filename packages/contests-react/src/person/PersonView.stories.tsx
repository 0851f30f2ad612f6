import type { Meta, StoryObj } from '@storybook/react-vite';
import { PersonView } from './Person.tsx';
import { samplePictures } from './samplePictures.ts';

const meta = {
  title: 'Web/Person',
  component: PersonView,
  args: { address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' },
} satisfies Meta<typeof PersonView>;

export default meta;
type Story = StoryObj<typeof meta>;

const dark = { globals: { theme: 'dark' } } as const;
const named = { name: 'Mara Lind', picture: samplePictures.photo };
const hostile = `${'Ẑ̂̂Very-long-name-'.repeat(12)} 窯 🏺`;

export const AddressOnly: Story = {};
export const Named: Story = { args: { person: named, href: '#account', copyable: true } };
export const NamedInDark: Story = { ...Named, ...dark };
export const InSentence: Story = {
  args: { person: named, inline: true },
  render: (args) => (
    <p>
      You are not a judge of this contest: <PersonView {...args} />
    </p>
  ),
};
export const Stacked: Story = { args: { person: named, href: '#account', stacked: true } };
export const StackedWithoutName: Story = { args: { href: '#account', stacked: true } };
export const BrokenPicture: Story = {
  args: { person: { name: 'Mara', picture: 'data:image/png;base64,AA==' } },
};
export const LongName: Story = { args: { person: { name: hostile, warning: 'mixed-alphabets' } } };
export const RightToLeft: Story = { args: { person: { name: 'מרה 123 (!)' } } };
export const SameName: Story = { args: { person: { name: 'lris', warning: 'same-name' } } };
export const SameNameInDark: Story = { ...SameName, ...dark };
export const NameLikeAnAddress: Story = { args: { person: { name: '0x3C44…93BC', warning: 'address' } } };
