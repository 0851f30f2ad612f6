import type { Meta, StoryObj } from '@storybook/react-vite';
import { SignedInView } from './SignedInSection.tsx';

const meta = {
  title: 'Web/Settings, signed in',
  component: SignedInView,
  args: { isBusy: false, onSignOut: () => {} },
} satisfies Meta<typeof SignedInView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignedIn: Story = {};

export const SigningOut: Story = { args: { isBusy: true } };
