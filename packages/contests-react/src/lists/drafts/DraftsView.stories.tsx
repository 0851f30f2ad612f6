import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { type DraftsPageState, DraftsPageView } from './DraftsPageView.tsx';
import { type DraftsState, DraftsView } from './DraftsView.tsx';
import type { DraftItem } from './draftItems.ts';

const nothing = () => {};
const item: DraftItem = {
  id: 'review.1.a',
  kind: 'review',
  name: 'example.org/shelf',
  of: 'Things for a small workshop',
  text: 'I built one in an afternoon. The screws want a better drawing.',
  updatedAt: '2026-11-21T12:03:00.000Z',
  isOther: false,
  href: '#shelf',
};
const items: readonly DraftItem[] = [
  item,
  { ...item, id: 'review.1.a~1', text: 'I built one. It holds.', isOther: true },
  {
    ...item,
    id: 'contest.1',
    kind: 'contest',
    name: 'Lamps for reading in bed',
    of: undefined,
    text: 'Which one would you keep?',
    href: '#start',
  },
  {
    ...item,
    id: 'else',
    kind: undefined,
    name: 'A draft this page can’t read',
    of: undefined,
    text: '',
    href: undefined,
  },
];

const meta = {
  title: 'Web/Your drafts',
  tags: ['dialog:DraftsView'],
  component: DraftsView,
  render: (args) => (
    <DraftsPageView state="signed-in" onConnect={nothing} onSignIn={nothing}>
      <DraftsView {...args} />
    </DraftsPageView>
  ),
  args: {
    account: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    state: { status: 'found', items },
    isBusy: false,
    hasFailed: false,
    onTryAgain: nothing,
    onDelete: nothing,
    onDeleteAll: nothing,
    onDownloadAll: nothing,
  },
} satisfies Meta<typeof DraftsView>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = (state: DraftsPageState): Story => ({
  render: () => <DraftsPageView state={state} onConnect={nothing} onSignIn={nothing} />,
});

export const Found: Story = {};
export const Nothing: Story = { args: { state: { status: 'found', items: [] } } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed' } } };
export const Deleting: Story = { args: { isBusy: true } };
export const NotDeleted: Story = { args: { hasFailed: true } };
export const AskedToDeleteAll: Story = {
  tags: ['dialog'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Delete all/ }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: /^Delete all/ })).toBeVisible());
  },
};
export const Looking = page('looking');
export const NotConnected = page('not-connected');
export const NotSignedIn = page('not-signed-in');

({ found: Found, loading: Loading, failed: Failed }) satisfies Record<DraftsState['status'], Story>;
({
  looking: Looking,
  'not-connected': NotConnected,
  'not-signed-in': NotSignedIn,
  'signed-in': Found,
}) satisfies Record<DraftsPageState, Story>;
