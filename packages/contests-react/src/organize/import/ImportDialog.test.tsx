import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ContestsProvider } from '../../base/provider/ContestsProvider.tsx';
import { sampleConfig } from '../../testing/createTestWallet.ts';
import { EMPTY_CONTEST, EMPTY_ENTRY } from '../form/contestForm.ts';
import { ImportDialog, type ImportDialogProps } from './ImportDialog.tsx';
import { addFiles, addPictures } from './importPictures.ts';
import { mergeItems } from './importState.ts';

const judge = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const other = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

const draw = (changes: Partial<ImportDialogProps> = {}) => {
  const spies = { onTake: vi.fn(), onClose: vi.fn() };
  const { container } = render(
    <ImportDialog kind="judges" form={EMPTY_CONTEST} given="" {...spies} {...changes} />,
  );
  return { ...spies, container };
};
const box = () => screen.getByRole('textbox', { name: 'Lines to import' });
const takeButton = () => screen.getByRole('button', { name: /^Add/ });
const paste = async (text: string) => {
  await userEvent.click(box());
  await userEvent.paste(text);
};
const rows = () => screen.getAllByRole('row').map((row) => row.textContent);
const choose = (file: File) => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('there is nothing to choose a file with');
  fireEvent.change(input, { target: { files: [file] } });
};

afterEach(cleanup);

test('lists each invalid line with number and reason, and adds only the valid ones', async () => {
  const { onTake } = draw({ form: { ...EMPTY_CONTEST, judges: other } });
  expect(takeButton()).toHaveProperty('disabled', true);
  await paste(`name,address\nAda,${judge}\nEve,eve.eth\n\nBob,${other}\nDan,0x12`);
  expect(screen.getByText('2 valid judges')).toBeTruthy();
  expect(screen.getByText('2 invalid lines')).toBeTruthy();
  expect(
    screen.getByText('Line 1 has the column names. 1 line is already in the form and left out.'),
  ).toBeTruthy();
  expect(rows()).toEqual([
    'LineTextResult',
    expect.stringMatching(/^3eve\.ethThis is a name.*Invalid$/),
    expect.stringMatching(/^60x12This isn’t an address.*Invalid$/),
    `2Ada ${judge}Valid`,
    `5Bob ${other}Valid`,
  ]);
  await userEvent.click(takeButton());
  expect(onTake).toHaveBeenCalledExactlyOnceWith({
    form: { ...EMPTY_CONTEST, judges: `${other}\n${judge} Ada` },
    added: 1,
    known: 1,
    rest: ['Eve,eve.eth', 'Dan,0x12'],
  });
});

test('returns an invalid row of several lines whole', async () => {
  const { onTake } = draw();
  await paste(`address,name\n${judge},Ada\n0x12,"Eve\nof the east"\n0x34,Dan`);
  await userEvent.click(takeButton());
  expect(onTake).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ rest: ['0x12,"Eve\nof the east"', '0x34,Dan'] }),
  );
});

test('can read another column, whole lines or every link', async () => {
  const { onTake } = draw({ kind: 'entries' });
  await paste('https://a.example,https://b.example\nhttps://c.example,https://d.example');
  expect(screen.getByText('4 valid entries')).toBeTruthy();
  const source = () => screen.getByRole('combobox', { name: 'Read from' });
  await userEvent.selectOptions(source(), 'Columns of the table');
  expect(takeButton()).toHaveProperty('disabled', true);
  expect(screen.getByText('Several columns could have the links. Choose one.')).toBeTruthy();
  const link = screen.getByRole('combobox', { name: 'Link' });
  expect(link.getAttribute('aria-invalid')).toBe('true');
  await userEvent.selectOptions(link, 'Column 2: https://b.example');
  await userEvent.click(takeButton());
  const taken = () => onTake.mock.lastCall?.[0].form.entries.map((entry: { link: string }) => entry.link);
  expect(taken()).toEqual(['https://b.example', 'https://d.example']);
  await userEvent.selectOptions(source(), 'Whole lines');
  await userEvent.click(takeButton());
  expect(taken()).toContain('https://a.example,https://b.example');
});

test('issue 27: shows every column that is kept, and drops one on request', async () => {
  const { onTake } = draw({ kind: 'entries' });
  await paste(
    'Project Title,Logo,Project URL,Track,Submitter Email\nLamp,https://l.example/logo.png,https://lamp.example,Light,ada@example.org',
  );
  expect(rows()[1]).toBe('2Lamp https://lamp.exampleTrack: LightValid');
  expect(
    screen.getByText(
      /^Line 1 has the column names\. Pictures that are only links are left out.* New tracks: Light\.$/,
    ),
  ).toBeTruthy();
  expect(screen.getByText('Not kept: Logo, Submitter Email.')).toBeTruthy();
  const select = (name: string) => screen.getByRole('combobox', { name });
  expect([...select('Place').querySelectorAll('option')].map(({ textContent }) => textContent)).not.toContain(
    'Column 5: Submitter Email',
  );
  await userEvent.selectOptions(select('Track'), 'Not kept');
  await userEvent.click(takeButton());
  expect(onTake.mock.lastCall?.[0].form).toMatchObject({
    tracks: [],
    entries: [{ ...EMPTY_ENTRY, name: 'Lamp', link: 'https://lamp.example' }],
  });
});

test('issue 27: adds nothing before the column of judges is chosen', async () => {
  const { onTake } = draw();
  await paste(`One,Two\n${judge},${other}`);
  expect(takeButton()).toHaveProperty('disabled', true);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Address' }), 'Column 2: Two');
  await userEvent.click(takeButton());
  expect(onTake.mock.lastCall?.[0].form.judges).toBe(other);
});

test('loads a file as editable text', async () => {
  draw();
  choose(new File([`\ufeffaddress\r\n${judge}\r\nnobody\r\n`], 'judges.csv', { type: 'text/csv' }));
  expect(await screen.findByText('1 valid judge')).toBeTruthy();
  expect(box()).toHaveProperty('value', `address\n${judge}\nnobody\n`);
  await userEvent.clear(box());
  await paste(`${judge}\n${other}`);
  expect(screen.getByText('no invalid lines')).toBeTruthy();
});

test('reads a file dropped on the dialog or on the field', async () => {
  draw({ given: [new File([judge], 'a.csv')] });
  expect(await screen.findByText('1 valid judge')).toBeTruthy();
  fireEvent.drop(box(), { dataTransfer: { files: [new File([`${judge}\n${other}`], 'b.csv')] } });
  expect(await screen.findByText('2 valid judges')).toBeTruthy();
});

test('reports an unreadable file and stays editable', async () => {
  draw();
  choose(new File([new Uint8Array([0x50, 0x4b, 3, 4, 0])], 'judges.xlsx'));
  expect(
    await screen.findByText(/Unsupported file type\. In a spreadsheet, save the sheet as CSV/),
  ).toBeTruthy();
  choose(new File([new Uint8Array(4_000_001)], 'large.csv'));
  expect(await screen.findByText(/more than 4,000,000 bytes/)).toBeTruthy();
  await paste('x\n'.repeat(5_001));
  expect(screen.getByText(/This has 5,001 lines; the maximum per import is 5,000/)).toBeTruthy();
  await userEvent.clear(box());
  await paste(judge);
  expect(screen.getByText('1 valid judge')).toBeTruthy();
});

test('adds nothing beyond the limit of a contest', async () => {
  draw({
    kind: 'entries',
    form: { ...EMPTY_CONTEST, entries: [{ ...EMPTY_ENTRY, name: 'First', link: 'https://first.example' }] },
  });
  await paste(Array.from({ length: 1_000 }, (_, index) => `https://example.org/${index}`).join('\n'));
  expect(screen.getByText(/would make 1001 entries; the maximum is 1000/)).toBeTruthy();
  expect(takeButton()).toHaveProperty('disabled', true);
});

test('counts five thousand lines and renders a hundred per group', async () => {
  draw({ kind: 'entries' });
  await paste(
    Array.from({ length: 5_000 }, (_, index) => (index % 2 ? 'bad' : `https://example.org/${index}`)).join(
      '\n',
    ),
  );
  expect(screen.getByText('2,500 valid entries')).toBeTruthy();
  expect(rows()).toHaveLength(1 + 2 * 101);
  expect(screen.getAllByText('and 2,400 more lines like these')).toHaveLength(2);
});

const csv = new File(
  ['name,link,picture\nLamp,https://lamp.example,Lamp.JPG\nShelf,https://shelf.example,shelf.png'],
  'entries.csv',
);
const drop = (...files: readonly File[]) => fireEvent.drop(box(), { dataTransfer: { files } });

test('says that a site without pictures leaves them out', async () => {
  const { onTake } = draw({ kind: 'entries', given: [csv, new File(['x'], 'lamp.jpg')] });
  expect(await screen.findByText('This site stores no pictures: they are left out.')).toBeTruthy();
  await userEvent.click(takeButton());
  await vi.waitFor(() => expect(onTake).toHaveBeenCalled());
  expect(onTake.mock.lastCall?.[0].form.entries).toMatchObject([{ pictures: [] }, { pictures: [] }]);
});

test('matches pictures by their names, and adds entries whose picture cannot be used', async () => {
  const onTake = vi.fn();
  render(
    <ContestsProvider config={{ ...sampleConfig, storesDocuments: true }}>
      <ImportDialog kind="entries" form={EMPTY_CONTEST} given={[csv]} onTake={onTake} onClose={vi.fn()} />
    </ContestsProvider>,
  );
  expect(await screen.findByText('2 pictures are missing: drop their files here.')).toBeTruthy();
  drop(new File(['no picture'], 'lamp.jpg'), new File(['x'], 'other.png'));
  expect(
    await screen.findByText(
      '1 picture will be added to its entry. 1 picture is missing: drop its file here. 1 file has a name that the list doesn’t have.',
    ),
  ).toBeTruthy();
  await userEvent.click(takeButton());
  await vi.waitFor(() => expect(onTake).toHaveBeenCalled());
  expect(onTake.mock.lastCall?.[0]).toMatchObject({ added: 2, withoutPicture: ['Lamp.JPG'] });
});

test('goes on after a picture that cannot even be looked at', async () => {
  const [unreadable, broken, unused] = ['a.png', 'b.png', 'c.png'].map((name) => new File(['x'], name));
  if (!unreadable || !broken || !unused) throw new Error('there are three');
  Object.defineProperty(unreadable, 'size', {
    get: () => {
      throw new Error('it is gone');
    },
  });
  const merged = {
    ...mergeItems(EMPTY_CONTEST, [], 'entries'),
    pictures: ['a.png', 'b.png'].map((file, entry) => ({ entry, file })),
  };
  const onDone = vi.fn();
  const { signal } = new AbortController();
  const files = addFiles(new Map(), [unreadable, broken, unused]);
  const { withoutPicture } = await addPictures(merged, files, { onDone, signal });
  expect(withoutPicture).toEqual(['a.png', 'b.png']);
  expect(onDone.mock.calls).toEqual([[1], [2]]);
});
