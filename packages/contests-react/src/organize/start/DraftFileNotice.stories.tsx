import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleForm } from '../form/sampleForm.ts';
import { DraftFileNotice, type DraftFileState } from './DraftFileNotice.tsx';

const nothing = () => {};

const meta = {
  title: 'Web/Draft from a file',
  component: DraftFileNotice,
  args: { state: { status: 'asking', form: sampleForm }, onTake: nothing, onClose: nothing },
} satisfies Meta<typeof DraftFileNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

const refused = (refusal: Extract<DraftFileState, { status: 'refused' }>['refusal']): Story => ({
  args: { state: { status: 'refused', refusal } },
});

export const Asking: Story = {};
export const Taken: Story = { args: { state: { status: 'taken', title: sampleForm.title } } };
export const WrongField = refused({
  ...{ ok: false, reason: 'wrong-field', field: `\u202e<img>${'x'.repeat(50)}` },
});
export const TooLarge = refused({ ok: false, reason: 'too-large' });
export const Unreadable = refused({ ok: false, reason: 'unreadable' });
export const NotJson = refused({ ok: false, reason: 'not-json' });

({ asking: Asking, taken: Taken, refused: WrongField }) satisfies Record<DraftFileState['status'], Story>;
