import { splitLines } from '@org/contests';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ContestForm, EMPTY_CONTEST, EMPTY_ENTRY } from '../form/contestForm.ts';
import type { ImportItem } from '../form/importReading.ts';
import { mergeItems, readTextFile } from './importState.ts';

const toItem = (item: Partial<ImportItem>): ImportItem => ({
  ...{ address: '', name: '', link: '', about: '', track: '', place: '' },
  ...item,
});
const mergeJudges = (judges: string, addresses: readonly string[]) => {
  const items = addresses.map((address) => toItem({ address }));
  const { form, added, dropped } = mergeItems({ ...EMPTY_CONTEST, judges }, items, 'judges');
  return { text: form.judges, added, dropped };
};
const mergeEntries = (form: Partial<ContestForm>, items: readonly Partial<ImportItem>[]) =>
  mergeItems({ ...EMPTY_CONTEST, ...form }, items.map(toItem), 'entries');
const lamp = { ...EMPTY_ENTRY, name: 'Lamp', link: 'https://EXAMPLE.org' };

test('appends new judges with their names and keeps existing lines unchanged', () => {
  const judge = `0x${'ab'.repeat(20)}`;
  expect(
    mergeJudges(`${judge} Ada\nwrong `, ['0xcd', judge.toUpperCase().replace('0X', '0x'), '0xef']),
  ).toEqual({
    text: `${judge} Ada\nwrong \n0xcd\n0xef`,
    added: 2,
    dropped: 1,
  });
  expect(mergeJudges('0xab\n', ['0xcd']).text).toBe('0xab\n0xcd');
  expect(mergeJudges('  ', ['0xcd']).text).toBe('0xcd');
  const named = mergeItems(EMPTY_CONTEST, [toItem({ address: judge, name: 'Ada Park' })], 'judges');
  expect(named.form.judges).toBe(`${judge} Ada Park`);
});

test('replaces a blank row, and treats two spellings of a link as the same entry', () => {
  const first = mergeEntries({}, [{ name: 'Lamp', link: 'https://example.org/' }]);
  expect(first).toMatchObject({ added: 1, sum: 1, form: { entries: [{ name: 'Lamp' }] } });
  const links = ['https://example.org/', 'https://example.org/a'];
  expect(
    mergeEntries(
      { entries: [lamp] },
      links.map((link) => ({ link })),
    ),
  ).toMatchObject({
    ...{ added: 1, dropped: 1, sum: 2 },
  });
});

test('finds tracks by name, and adds those that are new', () => {
  const { form, newTracks } = mergeEntries({ tracks: [{ name: 'Games', about: '' }] }, [
    { name: 'A', track: ' games ' },
    { name: 'B', track: 'Tools' },
    { name: 'C', track: 'tools' },
    { name: 'D', track: 'Best light, Games' },
    { name: 'E' },
  ]);
  expect(newTracks).toEqual(['Tools', 'Best light']);
  expect(form.tracks.map(({ name }) => name)).toEqual(['Games', 'Tools', 'Best light']);
  expect(form.entries.map(({ track }) => track)).toEqual([1, 2, 2, 1, 0]);
});

test('keeps every judge of the field and adds no duplicates', () => {
  const line = fc.constantFrom('0xaa', '0xbb', 'wrong', '', ' ');
  fc.assert(
    fc.property(fc.array(line), fc.array(fc.constantFrom('0xaa', '0xcc')), (before, values) => {
      const field = before.join('\n');
      const { text, added, dropped } = mergeJudges(field, values);
      if (field.trim() !== '') expect(text.startsWith(field)).toBe(true);
      expect(added + dropped).toBe(values.length);
      expect(splitLines(text).filter((each) => each.trim() !== '').length).toBe(
        before.filter((each) => each.trim() !== '').length + added,
      );
      expect(mergeJudges(text, values)).toMatchObject({ text, added: 0 });
    }),
  );
});

const utf16 = (text: string, isBigEndian: boolean) => {
  const bytes = new Uint8Array(2 + text.length * 2);
  const view = new DataView(bytes.buffer);
  for (const [index, unit] of [...`\ufeff${text}`].entries())
    view.setUint16(index * 2, unit.charCodeAt(0), !isBigEndian);
  return bytes;
};

test.each([
  ['UTF-8', new TextEncoder().encode('Zoë,0x1')],
  ['UTF-8 with a byte order mark', new TextEncoder().encode('\ufeffZoë,0x1')],
  ['UTF-16 as Windows writes it', utf16('Zoë,0x1', false)],
  ['UTF-16, the other way round', utf16('Zoë,0x1', true)],
  ['Windows-1252', new Uint8Array([0x5a, 0x6f, 0xeb, 0x2c, 0x30, 0x78, 0x31])],
])('imports a file in %s', async (_, bytes) => {
  expect(await readTextFile(new Blob([bytes]))).toEqual({ ok: true, text: 'Zoë,0x1' });
});

test('rejects a file that is binary, too large or missing', async () => {
  // UTF-16 without its mark.
  for (const isBigEndian of [true, false])
    expect(await readTextFile(new Blob([utf16('Zoë,0x1', isBigEndian).slice(2)]))).toEqual({
      ok: false,
      reason: 'no-text',
    });
  const zip = new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0x14]);
  expect(await readTextFile(new Blob([zip]))).toEqual({ ok: false, reason: 'no-text' });
  expect(await readTextFile(new Blob([new Uint8Array(4_000_001)]))).toEqual({
    ok: false,
    reason: 'too-large',
  });
  const gone = {
    size: 3,
    arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')),
  } as Blob;
  expect(await readTextFile(gone)).toEqual({ ok: false, reason: 'unreadable' });
});
