import { toRawUri } from '@org/contests';
import { Button, NotificationsProvider, useNotify } from '@org/ui-theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { ContestsProvider } from '../../base/provider/ContestsProvider.tsx';
import { englishStartContest } from '../../messages/en/startContest.ts';
import { sampleConfig } from '../../testing/createTestWallet.ts';
import { EMPTY_CONTEST } from '../form/contestForm.ts';
import { ImportDialog, ImportView } from './ImportDialog.tsx';
import { type Imported, type ImportState, readImportState } from './importState.ts';

const nothing = () => {};
const ada = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const bob = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const cleo = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';

const show = (text: string, kind: 'judges' | 'entries' = 'judges', judges = '') => ({
  kind,
  text,
  state: readImportState({
    ...{ text, kind, choice: {}, messages: englishStartContest },
    form: { ...EMPTY_CONTEST, judges },
  }),
});

const meta = {
  title: 'Web/Import a list',
  tags: ['dialog', 'dialog:ImportDialog'],
  component: ImportView,
  args: {
    kind: 'judges',
    text: '',
    state: { status: 'empty' },
    takesTeam: false,
    pictures: undefined,
    isStale: false,
    onText: nothing,
    onFiles: nothing,
    onChoice: nothing,
    onTemplate: nothing,
    onTake: nothing,
    onClose: nothing,
  },
} satisfies Meta<typeof ImportView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Dragging: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await fireEvent.dragOver(within(dialog).getByRole('textbox'));
    await waitFor(() => expect(dialog.querySelector('[data-over]')).toBeVisible());
  },
};
/** The text has changed since it was read: nothing can be added. */
export const OlderThanItsText: Story = { args: { ...show(`${ada}\n${bob}`), isStale: true } };
function FailedImport() {
  const notify = useNotify();
  return <Button onClick={() => void notify.error(englishStartContest.import.failed)}>Import judges</Button>;
}
/** The dialog's code did not load: the form stays as it is. */
export const CodeNotLoaded: Story = {
  render: () => (
    <NotificationsProvider>
      <FailedImport />
    </NotificationsProvider>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Import judges' }));
    await expect(await screen.findByText(englishStartContest.import.failed)).toBeVisible();
  },
};
export const Reading: Story = { args: { state: { status: 'reading' } } };
export const AllGood: Story = { args: show(`${ada}\n${bob}\n${cleo}`) };
export const SomeBad: Story = {
  args: show(
    `name,address\nAda,${ada}\nEve,eve.eth\nBob,${bob.replace('C4', 'c4')}\nDan,0x1234\nAda,${ada}\nCleo,${cleo}`,
    'judges',
    cleo,
  ),
};
export const Entries: Story = {
  args: show(
    'project;link\nReading lamp;https://lamp.example\nShelf map;shelf.example/map\nStamp;https://me:pw@stamp.example',
    'entries',
  ),
};
export const EveryColumn: Story = {
  args: show(
    'Title,Project URL,Description,Track,Table,Logo,E-mail\nReading lamp,https://lamp.example,Glows for an hour.,Light,Table 4,https://lamp.example/logo.png,ada@example.org\nShelf map,https://shelf.example,,Maps,,,',
    'entries',
  ),
};
const pictured = show(
  'name,link,picture\nLamp,https://lamp.example,lamp.jpg\nShelf,https://shelf.example,shelf.png\nStamp,https://stamp.example,stamp.webp',
  'entries',
);
const matched = { matched: 2, missing: 1, unused: 1, isPossible: true, done: undefined };
export const Pictures: Story = { args: { ...pictured, pictures: matched } };
export const StoringPictures: Story = { args: { ...pictured, pictures: { ...matched, done: 1 } } };
export const PicturesNotPossible: Story = {
  args: { ...pictured, pictures: { ...matched, isPossible: false } },
};
export const TwoCandidates: Story = { args: show(`Wallet,Address\n${ada},${bob}`) };
export const OnlyOtherAddresses: Story = { args: show(`Judge,Invited by\nAda,${bob}`) };
export const SeveralOnALine: Story = { args: show(`${ada}, ${bob}, eve.eth\nCleo: ${cleo}`) };
export const LinksWithCommas: Story = {
  args: show(
    'https://www.google.com/maps/@52.5,13.4\nhttps://www.google.com/maps/@48.1,11.5\nhttps://\u0430pple.com/\u202efdp.exe',
    'entries',
  ),
};
export const CutLink: Story = {
  args: show('name,url\nLamp,https://lamp.example/x,y\nShelf,https://shelf.example', 'entries'),
};
export const Hostile: Story = {
  args: show(
    `<img src=x onerror=alert(1)>\n\u202e${'https://evil.example/'.repeat(40)}\nhttps://${'x'.repeat(600)}`,
    'entries',
  ),
};
export const ThousandsOfLines: Story = {
  args: show(
    Array.from(
      { length: 5_000 },
      (_, index) => `https://example.org/${index % 7 === 0 ? ' ' : ''}${index}`,
    ).join('\n'),
    'entries',
  ),
};
export const TooLarge: Story = { args: { state: { status: 'refused', reason: 'too-large', lines: 0 } } };
export const TooManyLines: Story = {
  args: { state: { status: 'refused', reason: 'too-many-lines', lines: 7_200 } },
};
export const NoText: Story = { args: { state: { status: 'refused', reason: 'no-text', lines: 0 } } };
export const Unreadable: Story = { args: { state: { status: 'refused', reason: 'unreadable', lines: 0 } } };

const paint = async (name: string) => {
  const canvas = document.createElement('canvas');
  canvas.width = 40;
  canvas.height = 30;
  canvas.getContext('2d')?.fillRect(0, 0, 40, 30);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File([blob ?? ''], name, { type: 'image/png' });
};
const taken: Imported[] = [];

/** Pictures that are dropped with the list are shrunk, stored and added to their entries. */
export const AddsPictures: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <ContestsProvider config={{ ...sampleConfig, storesDocuments: true }}>
      <ImportDialog
        kind="entries"
        form={EMPTY_CONTEST}
        given={'name,link,picture\nLamp,https://lamp.example,lamp.png\nShelf,https://shelf.example,Shelf.PNG'}
        onTake={(imported) => taken.push(imported)}
        onClose={nothing}
      />
    </ContestsProvider>
  ),
  play: async () => {
    const { fetch } = globalThis;
    globalThis.fetch = async (url, init) => {
      if (url !== '/api/documents') return fetch(url, init);
      return Response.json({ uri: toRawUri(init?.body as Uint8Array<ArrayBuffer>) }, { status: 201 });
    };
    try {
      const dialog = within(await screen.findByRole('dialog'));
      const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]');
      if (!input) throw new Error('there is nothing to choose a file with');
      await userEvent.upload(input, [await paint('lamp.png'), await paint('shelf.png')]);
      await expect(await dialog.findByText(englishStartContest.import.pictures.matched(2))).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Add 2 entries' }));
      await waitFor(() => expect(taken).toHaveLength(1));
      const pictures = taken[0]?.form.entries.flatMap((entry) => entry.pictures) ?? [];
      await expect(pictures.map(({ width, height }) => [width, height])).toEqual([
        [40, 30],
        [40, 30],
      ]);
      await expect(taken[0]?.withoutPicture).toEqual([]);
    } finally {
      globalThis.fetch = fetch;
      taken.length = 0;
    }
  },
};

// A state without a story does not compile.
({ empty: Empty, reading: Reading, refused: TooLarge, read: SomeBad }) satisfies Record<
  ImportState['status'],
  Story
>;
({
  'too-large': TooLarge,
  'too-many-lines': TooManyLines,
  'no-text': NoText,
  unreadable: Unreadable,
}) satisfies Record<Extract<ImportState, { status: 'refused' }>['reason'], Story>;
