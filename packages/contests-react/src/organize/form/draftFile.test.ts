import { expect, test } from 'vitest';
import { sampleDocumentPictures } from '../../person/samplePictures.ts';
import { type ContestForm, EMPTY_CONTEST, EMPTY_ENTRY } from './contestForm.ts';
import { type DraftFileReading, MAX_DRAFT_FILE_BYTES, readDraftFile, writeDraftFile } from './draftFile.ts';
import { SAMPLE_NOW, sampleForm } from './sampleForm.ts';

const write = (form: ContestForm) => writeDraftFile(form, SAMPLE_NOW);
const read = (content: string | Uint8Array<ArrayBuffer>) => readDraftFile(new Blob([content]), SAMPLE_NOW);
const readForm = async (content: string) => {
  const reading = await read(content);
  if (!reading.ok) throw new Error(JSON.stringify(reading));
  return reading.form;
};

test('reads back the draft’s file that it writes', async () => {
  const entry = {
    ...{ ...EMPTY_ENTRY, name: 'Kiln', team: 'Ada Park\nBen', pictures: sampleDocumentPictures },
    links: [{ label: 'Code', href: 'https://example.org/code' }],
  };
  const cover = sampleDocumentPictures.slice(0, 1);
  const form = { ...sampleForm, cover, entries: [entry], opensAt: '2030-11-20T18:00:00.000Z' };
  expect(await readForm(write(form))).toEqual(form);
});

test('writes the fields of the command', () => {
  const file = JSON.parse(write({ ...sampleForm, isSealed: true, publishesNames: false }));
  expect(Object.keys(file).sort()).toEqual(
    [
      ...['title', 'description', 'rules', 'links', 'tracks', 'prizes', 'criteria', 'judges', 'publishNames'],
      ...['entries', 'opensAt', 'closesAt', 'revealUntil', 'minimumReviews'],
    ].sort(),
  );
  expect(file).toMatchObject({
    publishNames: false,
    minimumReviews: 2,
    criteria: [{ maxPoints: 5, weight: 3, anchors: [{ points: 0 }, { points: 5 }] }, {}, {}],
    judges: [{ name: 'Ada Park' }, '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'],
    closesAt: '2030-11-24T18:00:00.000Z',
    revealUntil: '2030-11-27T18:00:00.000Z',
  });
});

test('a draft’s file keeps an incomplete form', async () => {
  const form: ContestForm = {
    ...EMPTY_CONTEST,
    title: 'Begun',
    criteria: [{ label: 'Idea', maxPoints: 'five', weight: '', anchors: [] }],
    judges: 'ada.eth\n0x12 somebody',
    entries: [{ ...EMPTY_ENTRY, link: 'htt', track: 3 }],
    minimumReviews: 'many',
    closesAt: '',
  };
  expect(await readForm(write(form))).toEqual(form);
});

test('turns times that follow others into moments, and a start that has passed into one at once', async () => {
  const form = await readForm(
    write({ ...sampleForm, closesAt: 'P14D', takesSubmissions: true, submissionsUntil: 'P1D' }),
  );
  const toIso = (days: number) => new Date((Number(SAMPLE_NOW) + days * 86_400) * 1000).toISOString();
  expect(form).toMatchObject({ submissionsUntil: toIso(1), opensAt: '', closesAt: toIso(15) });
  const later = await readDraftFile(new Blob([write({ ...sampleForm })]), SAMPLE_NOW + 60n);
  expect(later).toMatchObject({ ok: true, form: { opensAt: '' } });
});

test('reads the files of the command as drafts', async () => {
  const form = await readForm(
    '{"title":"Signs","criteria":[{"label":"Cost","maxPoints":10}],"judges":["0x12",{"address":"0x34","name":"Ada\\nPark"}],"opensAt":1,"closesAt":1900000000,"entries":[{"name":"Kiln"}]}',
  );
  expect(form).toMatchObject({
    ...{ title: 'Signs', criteria: [{ maxPoints: '10', weight: '1', anchors: [] }], publishesNames: true },
    ...{ opensAt: '', closesAt: '2030-03-17T17:46:40.000Z', takesSubmissions: false, isSealed: false },
    entries: [{ name: 'Kiln', link: '', about: '', track: 0, place: '' }],
  });
});

const refuse = (reason: string, field?: string) => ({
  ok: false,
  reason,
  ...(field !== undefined && { field }),
});

test.each<[string, string | Uint8Array<ArrayBuffer>, object]>([
  ['no JSON', '{', refuse('not-json')],
  ['an empty file', '', refuse('not-json')],
  ['bytes that are no text', new Uint8Array([0xff, 0xfe, 0x00]), refuse('unreadable')],
  ['10 MB', new Uint8Array(10_000_000), refuse('too-large')],
  ['a list', '[]', refuse('wrong-field', '')],
  ['a text', '"x"', refuse('wrong-field', '')],
  ['null', 'null', refuse('wrong-field', '')],
  ['deep nesting', '['.repeat(200_000) + ']'.repeat(200_000), refuse('wrong-field', '')],
  [
    'deep nesting in a field',
    `{"title":${'['.repeat(200_000)}${']'.repeat(200_000)}}`,
    refuse('wrong-field', 'title'),
  ],
  ['a number as title', '{"title":5}', refuse('wrong-field', 'title')],
  [
    'a title that is too long',
    JSON.stringify({ title: 'x'.repeat(200_001) }),
    refuse('wrong-field', 'title'),
  ],
  ['a list as criterion', '{"criteria":[[]]}', refuse('wrong-field', 'criteria[0]')],
  ['an object as points', '{"criteria":[{"maxPoints":{}}]}', refuse('wrong-field', 'criteria[0].maxPoints')],
  ['a track that is no number', '{"entries":[{"track":"1"}]}', refuse('wrong-field', 'entries[0].track')],
  ['1,001 entries', `{"entries":[${Array(1_001).fill('{}')}]}`, refuse('wrong-field', 'entries')],
  ['nine links', `{"links":[${Array(9).fill('{}')}]}`, refuse('wrong-field', 'links')],
  [
    'a picture that is none',
    '{"entries":[{"pictures":[{"uri":"https://x"}]}]}',
    refuse('wrong-field', 'entries[0].pictures[0]'),
  ],
  ['a cover that is none', '{"cover":null}', refuse('wrong-field', 'cover')],
  ['a time that is none', '{"closesAt":"soon"}', refuse('wrong-field', 'closesAt')],
  ['a time beyond all', '{"closesAt":1e300}', refuse('wrong-field', 'closesAt')],
  ['an unknown field', '{"titel":"x"}', refuse('wrong-field', 'titel')],
  ['a field of every object', '{"constructor":1}', refuse('wrong-field', 'constructor')],
  ['a prototype', '{"__proto__":{"title":"x"}}', refuse('wrong-field', '__proto__')],
  [
    'a field with a long name',
    JSON.stringify({ ['x'.repeat(1_000)]: 1 }),
    refuse('wrong-field', 'x'.repeat(60)),
  ],
])('refuses a draft’s file: %s', async (_, content, expected) => {
  expect(await read(content)).toEqual(expected as DraftFileReading);
});

test('reads at most what the command reads', async () => {
  const most = `{"title":"x"${' '.repeat(MAX_DRAFT_FILE_BYTES - 13)}}`;
  expect((await read(most)).ok).toBe(true);
  expect(await read(`${most} `)).toEqual(refuse('too-large'));
});
