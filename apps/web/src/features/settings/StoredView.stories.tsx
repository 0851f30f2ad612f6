import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { messages } from '../../messages/messages.ts';
import { type StoredState, StoredView } from './StoredView.tsx';
import type { StoredGroupName } from './storedGroups.ts';

const storedMessages = messages.settings.stored;
const nothing = () => {};
const sizes: Record<StoredGroupName, number> = {
  drafts: 2_314,
  sealed: 640,
  signing: 412,
  transactions: 1_046,
  wallet: 48_210,
  appearance: 16,
  endpoints: 96,
  other: 12,
};
const groups = Object.entries(sizes).map(([name, bytes], index) => ({
  name: name as StoredGroupName,
  items: index + 1,
  bytes,
}));

const meta = {
  title: 'Web/Settings, what is stored',
  tags: ['dialog:StoredView'],
  component: StoredView,
  args: {
    state: { status: 'found', groups },
    isBusy: false,
    isStillSignedIn: false,
    onClear: nothing,
    onClearAll: nothing,
  },
} satisfies Meta<typeof StoredView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {};
export const Nothing: Story = { args: { state: { status: 'found', groups: [] } } };
export const Blocked: Story = { args: { state: { status: 'blocked' } } };
export const Clearing: Story = { args: { isBusy: true } };
export const StillSignedIn: Story = {
  args: { isStillSignedIn: true, state: { status: 'found', groups: [] } },
};

/** The question before something is cleared that nothing else has. */
const ask = (button: string, title: string): Story => ({
  tags: ['dialog'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: button }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: title })).toBeVisible());
  },
});
export const AskedForDrafts = ask(
  storedMessages.clearOne(storedMessages.groups.drafts.name),
  storedMessages.confirmDrafts.title,
);
export const AskedForSealed = ask(
  storedMessages.clearOne(storedMessages.groups.sealed.name),
  storedMessages.confirmSealed.title,
);
export const AskedForAll = ask(storedMessages.clearAll, storedMessages.confirmAll.title);

({ found: Found, blocked: Blocked }) satisfies Record<StoredState['status'], Story>;
