import type { Meta, StoryObj } from '@storybook/react-vite';
import { LanguageView } from './LanguageView.tsx';

const meta = {
  title: 'Web/Settings, language',
  component: LanguageView,
  args: { language: 'en', missing: undefined, onChoose: () => {} },
} satisfies Meta<typeof LanguageView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {};

/** A plain web server always sends English. */
export const ServerWithoutLanguages: Story = { args: { missing: 'de' } };
