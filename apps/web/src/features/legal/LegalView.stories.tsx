import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type LegalPageName, type LegalState, LegalView } from './LegalView.tsx';
import { parseLegalText } from './parseLegalText.ts';

const TEXT = `Terms of the Paper Fair

These terms hold for whoever starts a contest here or judges one. They are short on purpose. The rules of the fair itself are at https://fair.example/rules.

What we ask of you

- Start contests that you have the right to start.
- Judge what you have seen yourself.
- Leave out what nobody should read for ever.

What we promise

We keep this site running as well as we can, and nothing else. Write to us at https://fair.example/contact.`;

const HOSTILE = `<script>alert(1)</script> and <img src=x onerror=alert(1)>

javascript:alert(1) http://fair.example/ https://bank.example@fair.example/

${'A_word_that_never_ends'.repeat(12)}`;

const meta = {
  title: 'Web/Terms and privacy',
  component: LegalView,
  args: { page: 'terms', state: { status: 'none' }, onTryAgain: () => {} },
} satisfies Meta<typeof LegalView>;

export default meta;
type Story = StoryObj<typeof meta>;

const found = (text: string): LegalState => ({ status: 'found', blocks: parseLegalText(text) });

export const NoTerms: Story = {};
export const NothingOnPrivacy: Story = { args: { page: 'privacy' } };
export const Terms: Story = {
  args: { state: found(TEXT) },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'https://fair.example/rules' });
    await expect(link).toHaveAttribute('href', 'https://fair.example/rules');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  },
};
export const Privacy: Story = { args: { page: 'privacy', state: found(TEXT) } };
export const HostileText: Story = {
  args: { state: found(HOSTILE) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvasElement.querySelector('img, script')).toBeNull();
  },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed' } } };

({ none: NoTerms, loading: Loading, failed: Failed, found: Terms }) satisfies Record<
  LegalState['status'],
  Story
>;
({ terms: Terms, privacy: Privacy }) satisfies Record<LegalPageName, Story>;
