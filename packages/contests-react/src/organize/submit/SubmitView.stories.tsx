import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContestsProvider } from '../../base/provider/ContestsProvider.tsx';
import { sampleDocumentPictures } from '../../person/samplePictures.ts';
import { sampleConfig } from '../../testing/createTestWallet.ts';
import { createActScenes } from '../../testing/previewScenes.tsx';
import { NOW, STRANGER } from '../../testing/sampleContest.ts';
import type { SigningState } from '../../testing/signingScenes.tsx';
import { isBeforeSending, isWriting } from '../../write/writeState.ts';
import { EMPTY_ENTRY, type EntryForm, findEntryProblems, toEntryDocument } from './entryForm.ts';
import { type EntrySize, SubmitView } from './SubmitView.tsx';

const nothing = () => {};
const form: EntryForm = {
  ...{ pictures: sampleDocumentPictures, links: [] },
  ...{ name: 'Painted buoys', link: 'https://example.org/buoys', track: 1, team: 'Mei Lin\nOmar Reyes' },
  ...{
    about: 'Every buoy in the bay, painted by the school that sees it.\nTwelve schools.',
    place: 'Table 4',
  },
};
const scenes = createActScenes({ account: STRANGER, fee: '0.00002 ETH' });

const meta = {
  title: 'Web/Submit an entry',
  component: SubmitView,
  decorators: [
    (Story, { parameters: { storesDocuments = true } }) => (
      <ContestsProvider config={{ ...sampleConfig, storesDocuments }}>
        <Story />
      </ContestsProvider>
    ),
  ],
  args: {
    contestTitle: 'Signs for a small museum',
    contestPath: '#contest',
    isEdit: false,
    until: NOW + 86_400n,
    opensAt: NOW + 2n * 86_400n,
    form,
    problems: {},
    tracks: [{ name: 'Outdoors', about: '' }],
    document: toEntryDocument(form),
    size: { status: 'fits', bytes: 300, room: 5_800 },
    isAdmitted: false,
    isConnected: true,
    isBusy: false,
    canSubmit: true,
    status: scenes.idle.status,
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

export const Filled: Story = { args: { cover: { picture: sampleDocumentPictures[0] } } };
export const Empty: Story = {
  args: { form: EMPTY_ENTRY, document: toEntryDocument(EMPTY_ENTRY), isConnected: false, status: null },
};
export const Problems: Story = {
  args: { form: wrong, document: toEntryDocument(wrong), problems: findEntryProblems(wrong) },
};
export const SubmittedAlready: Story = {
  args: { own: [{ name: 'Bells in the fog', href: '#bells', editHref: '#edit' }] },
};
export const WithoutPictures: Story = { parameters: { storesDocuments: false } };
export const LittleRoom: Story = { args: { size: { status: 'fits', bytes: 6_000, room: 120 } } };
export const TooLarge: Story = { args: { size: { status: 'too-large', over: 340 } } };
export const Unwritable: Story = { args: { size: { status: 'unwritable' } } };
export const EditsAnAdmittedEntry: Story = { args: { isEdit: true, isAdmitted: true } };
const write = ({ state, canSign, status }: (typeof scenes)['idle']): Story => ({
  args: {
    ...{ isBusy: isWriting(state), canSubmit: canSign, status },
    onCancel: isBeforeSending(state) ? nothing : undefined,
  },
});

export const Checking = write(scenes.checking);
export const WaitingForEarlier = write(scenes['waiting-for-earlier']);
export const InTheWallet = write(scenes['confirm-in-wallet']);
export const Sent = write(scenes.sent);
export const Mined = write(scenes.mined);
export const SlowScan = write(scenes['slow-scan']);
export const Visible = write(scenes.visible);
export const Failed = write(scenes.failed);
export const FeeUnknown = write(scenes['fee-unknown']);
export const NotEnough = write(scenes['not-enough']);
export const WrongNetwork = write(scenes['wrong-network']);
export const Refused = write(scenes.refused);

// A state without a story does not compile.
({
  idle: Filled,
  'fee-unknown': FeeUnknown,
  'not-enough': NotEnough,
  'wrong-network': WrongNetwork,
  refused: Refused,
  checking: Checking,
  'waiting-for-earlier': WaitingForEarlier,
  'confirm-in-wallet': InTheWallet,
  sent: Sent,
  mined: Mined,
  'slow-scan': SlowScan,
  visible: Visible,
  failed: Failed,
}) satisfies Record<SigningState, Story>;
({ fits: Filled, 'too-large': TooLarge, unwritable: Unwritable }) satisfies Record<
  EntrySize['status'],
  Story
>;
