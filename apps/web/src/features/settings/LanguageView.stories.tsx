import type { Meta, StoryObj } from '@storybook/react-vite';
import { LanguageView } from './LanguageView.tsx';

const meta = {
  title: 'Web/Settings, language',
  component: LanguageView,
  args: { choice: 'en', browserLanguage: 'de', missing: undefined, onChoose: () => {} },
} satisfies Meta<typeof LanguageView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {};

export const AsTheBrowser: Story = { args: { choice: 'browser' } };

/** A plain web server always sends English. */
export const ServerWithoutLanguages: Story = { args: { choice: 'de', missing: 'de' } };
