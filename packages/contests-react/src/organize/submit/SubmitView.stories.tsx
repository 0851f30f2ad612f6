import { baseSepolia } from '@org/chain-config';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { NOW, STRANGER } from '../../testing/sampleContest.ts';
import { ActStatus } from '../../write/ActView.tsx';
import { EMPTY_ENTRY, type EntryForm, findEntryProblems, toEntryDocument } from './entryForm.ts';
import { type EntrySize, SubmitView } from './SubmitView.tsx';

const nothing = () => {};
const form: EntryForm = {
  ...{ name: 'Painted buoys', link: 'https://example.org/buoys', track: 1, team: 'Mei Lin\nOmar Reyes' },
  ...{
    about: 'Every buoy in the bay, painted by the school that sees it.\nTwelve schools.',
    place: 'Table 4',
  },
};
const status = (
  <ActStatus
    {...{ chainConfig: baseSepolia, account: STRANGER, isSlow: false, isOnChain: true }}
    state={{ status: 'idle' }}
    cost={{ status: 'known', fee: '0.00002 ETH', problem: undefined }}
    code={undefined}
    revert={undefined}
  />
);

const meta = {
  title: 'Web/Submit an entry',
  component: SubmitView,
  args: {
    contestTitle: 'Signs for a small museum',
    contestPath: '#contest',
    isEdit: false,
    until: NOW + 86_400n,
    form,
    problems: {},
    tracks: [{ name: 'Outdoors', about: '' }],
    document: toEntryDocument(form),
    size: { status: 'fits', bytes: 300, room: 5_800 },
    isAdmitted: false,
    isConnected: true,
    isBusy: false,
    canSubmit: true,
    status,
    onChange: nothing,
    onBlur: nothing,
    onSubmit: nothing,
    onCancel: undefined,
    onClear: nothing,
  },
} satisfies Meta<typeof SubmitView>;

export default meta;
type Story = StoryObj<typeof meta>;

const wrong: EntryForm = { ...form, name: ' ', link: 'javascript:alert(1)', place: 'x'.repeat(50) };

export const Filled: Story = {};
export const Empty: Story = {
  args: { form: EMPTY_ENTRY, document: toEntryDocument(EMPTY_ENTRY), isConnected: false, status: null },
};
export const Problems: Story = {
  args: { form: wrong, document: toEntryDocument(wrong), problems: findEntryProblems(wrong) },
};
export const LittleRoom: Story = { args: { size: { status: 'fits', bytes: 6_000, room: 120 } } };
export const TooLarge: Story = { args: { size: { status: 'too-large', over: 340 } } };
export const Unwritable: Story = { args: { size: { status: 'unwritable' } } };
export const EditsAnAdmittedEntry: Story = { args: { isEdit: true, isAdmitted: true } };
export const InTheWallet: Story = { args: { isBusy: true, onCancel: nothing } };
export const Refused: Story = {
  args: {
    canSubmit: false,
    status: (
      <ActStatus
        {...{ chainConfig: baseSepolia, account: STRANGER, isSlow: false, isOnChain: true }}
        state={{ status: 'idle' }}
        cost={{ status: 'unknown' }}
        code="reverted"
        revert="OutsideWindow"
      />
    ),
  },
};

({ fits: Filled, 'too-large': TooLarge, unwritable: Unwritable }) satisfies Record<
  EntrySize['status'],
  Story
>;
