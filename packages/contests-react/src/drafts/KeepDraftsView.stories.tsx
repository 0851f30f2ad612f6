import { Card } from '@org/ui-theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { KeepDraftsState } from './draftSyncState.ts';
import { KeepDraftsView } from './KeepDraftsView.tsx';

const nothing = () => {};
const updatedAt = '2026-11-21T12:03:00.000Z';
const theirs = { draft: 'I built one in an afternoon. The screws want a better drawing.', updatedAt };

const meta = {
  title: 'Web/Keep drafts on the server',
  component: KeepDraftsView<string>,
  decorators: (Story) => (
    <Card>
      <Story />
    </Card>
  ),
  args: {
    state: { status: 'off' },
    draft: 'I built one in an afternoon. It holds.',
    isTyped: true,
    describe: (draft) => draft,
    onKeep: nothing,
    onTakeTheirs: nothing,
    onKeepMine: nothing,
    onSignIn: nothing,
  },
} satisfies Meta<typeof KeepDraftsView<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

const state = (next: KeepDraftsState<string>): Story => ({ args: { state: next } });

export const Off: Story = {};
export const FoundOnServer = state({ status: 'off', found: theirs });
export const Looking = state({ status: 'looking' });
export const NothingYet = state({ status: 'kept', savedAt: undefined });
export const Saving = state({ status: 'saving' });
export const Removing = state({ status: 'removing' });
export const Kept = state({ status: 'kept', savedAt: updatedAt });
export const Taken = state({ status: 'kept', savedAt: updatedAt, isTaken: true });
export const NotTakenOff = state({ status: 'kept', savedAt: updatedAt, problem: 'unreachable' });
export const Conflict = state({ status: 'conflict', theirs, isRoom: true, isBusy: false });
export const ConflictWithoutRoom = state({ status: 'conflict', theirs, isRoom: false, isBusy: false });
export const ConflictWhileChoosing = state({ status: 'conflict', theirs, isRoom: true, isBusy: true });
export const ConflictWithEmptyDraft: Story = {
  args: { draft: ' ', state: { status: 'conflict', theirs, isRoom: true, isBusy: false } },
};
/** Each version is cut after its first lines. */
export const ConflictOfLongDrafts: Story = {
  args: {
    draft: '\u202eA comment that never ends. '.repeat(40),
    state: {
      ...{ status: 'conflict', isRoom: true, isBusy: false },
      theirs: { draft: 'Unbrokenwords'.repeat(60), updatedAt },
    },
  },
};
export const FoundWithNothingTyped: Story = {
  args: { draft: '', isTyped: false, state: { status: 'off', found: theirs } },
};
export const Unreachable = state({ status: 'here', code: 'unreachable' });
export const Full = state({ status: 'here', code: 'too-many-drafts' });
export const TooLarge = state({ status: 'here', code: 'too-large' });
export const SignedOut = state({ status: 'signed-out' });
export const Unowned = state({ status: 'unowned' });
export const Foreign = state({ status: 'foreign', owner: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' });

({
  off: Off,
  looking: Looking,
  removing: Removing,
  kept: Kept,
  saving: Saving,
  conflict: Conflict,
  here: Unreachable,
  'signed-out': SignedOut,
  unowned: Unowned,
  foreign: Foreign,
}) satisfies Record<KeepDraftsState<string>['status'], Story>;
