import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JUDGE, OTHER_JUDGE } from '../../../test/localChain.ts';
import { toRawUri } from '../../document/rawUri.ts';
import { readContestDocument, readEntriesDocument } from '../../document/readDocument.ts';
import {
  type Publishing,
  readEntriesFile,
  readEntryFile,
  readContestFile as readStartFile,
} from './documentFile.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'laurel-document-'));
});
afterAll(() => rm(folder, { recursive: true }));

const file = async (value: unknown): Promise<string> => {
  const path = join(folder, 'contest.json');
  await writeFile(path, JSON.stringify(value));
  return path;
};

const contest = {
  title: 'Signs',
  description: 'Which signs would you hang up tomorrow?',
  criteria: [
    { label: 'Legibility', maxPoints: 5, weight: 2, anchors: [{ points: 5, text: 'From across the room.' }] },
    { label: 'Cost', maxPoints: 10 },
  ],
  entries: [{ name: 'Tide marks', link: 'https://signs.example/1' }],
  judges: [JUDGE, OTHER_JUDGE.toLowerCase()],
  submissionsUntil: '2027-03-01T12:00:00Z',
  opensAt: '2027-03-02T13:00:00+01:00',
  closesAt: 1_804_000_000,
};

/** The terms of a contest that one act starts. */
async function readContestFile(path: string, publishing: Publishing) {
  const { values, later } = await readStartFile(path, publishing);
  expect(later).toEqual([]);
  return values;
}

test('reads terms and a document, which has the hashes of the terms', async () => {
  const values = await readContestFile(await file(contest), {});
  expect(values).toMatchObject({
    ...{ title: 'Signs', flags: 1, maxPoints: [5, 10], weights: [2, 1], judges: [JUDGE, OTHER_JUDGE] },
    ...{ submissionsUntil: 1_803_902_400n, opensAt: 1_803_988_800n },
    ...{ closesAt: 1_804_000_000n, revealUntil: 1_804_000_000n },
  });
  const reading = await readContestDocument(values);
  expect(reading).toMatchObject({
    status: 'read',
    document: { criteria: [{ label: 'Legibility' }, { label: 'Cost', anchors: [] }], tracks: [], prizes: [] },
  });
  const sealed = await readContestFile(
    await file({ ...contest, submissionsUntil: undefined, revealUntil: 1_805_000_000 }),
    {},
  );
  expect(sealed).toMatchObject({ flags: 2, submissionsUntil: 0n, revealUntil: 1_805_000_000n });
});

const picture = {
  ...{ uri: `ipfs://bafkrei${'a'.repeat(52)}`, type: 'image/png', width: 640, height: 480, size: 9_000 },
};
const links = [{ label: 'Code', href: 'https://signs.example/code' }];

test('takes over the optional fields of the contest and its entries, and names of judges', async () => {
  const written = join(folder, 'written.json');
  const values = await readContestFile(
    await file({
      ...contest,
      ...{
        cover: picture,
        logo: { ...picture, alt: 'A lamp' },
        rules: 'One entry each.',
        links,
        minimumReviews: 3,
      },
      entries: [{ name: 'Tide marks', pictures: [picture], links, team: ['Ada', 'Ben'], place: 'Table 12' }],
      judges: [{ address: JUDGE.toLowerCase(), name: 'Ada' }, OTHER_JUDGE],
    }),
    { uri: 'ipfs://bafy', document: written },
  );
  expect(values.judges).toEqual([JUDGE, OTHER_JUDGE]);
  const read = { ...picture, alt: '' };
  const uri = `data:application/json;base64,${await readFile(written, 'base64')}`;
  expect(await readContestDocument({ ...values, uri })).toMatchObject({
    status: 'read',
    document: {
      ...{ cover: read, logo: { alt: 'A lamp' }, rules: 'One entry each.', links, minimumReviews: 3 },
      entries: [{ pictures: [read], links, team: ['Ada', 'Ben'], place: 'Table 12' }],
      judges: [{ address: JUDGE, name: 'Ada' }],
    },
  });
});

test('publishes no names of judges if the file says so', async () => {
  const judges = [{ address: JUDGE, name: 'Ada' }];
  const values = await readContestFile(await file({ ...contest, judges, publishNames: false }), {});
  expect(values.judges).toEqual([JUDGE]);
  const reading = await readContestDocument(values);
  expect(reading.status === 'read' && 'judges' in reading.document).toBe(false);
});

test('leaves absent fields out, so that the bytes are those of a document without them', async () => {
  const { uri } = await readContestFile(await file(contest), {});
  const document = JSON.parse(Buffer.from(uri.split(',')[1] ?? '', 'base64').toString());
  expect(Object.keys(document)).toEqual(['criteria', 'description', 'entries', 'format', 'prizes', 'tracks']);
});

test.each([
  ['a list', [{ name: 'Kiln', place: 'Table 12' }, { name: 'Loom' }]],
  ['an object with one', { entries: [{ name: 'Kiln', place: 'Table 12' }, { name: 'Loom' }] }],
])('reads late entries from %s', async (_, value) => {
  const values = await readEntriesFile(await file(value), {});
  expect(values.entries).toHaveLength(2);
  expect(await readEntriesDocument(values)).toMatchObject({
    status: 'read',
    document: {
      format: 'laurel-entries/1',
      entries: [{ name: 'Kiln', place: 'Table 12' }, { name: 'Loom' }],
    },
  });
});

test.each<[string, unknown]>([
  ['the list must be a list of 1 to 200', []],
  ['the list must be a list of 1 to 200: list others with a second act', Array(201).fill({ name: 'Kiln' })],
  ['entries must be a list of 1 to 200', {}],
  ['entries[1].name must be a text', { entries: [{ name: 'Kiln' }, {}] }],
  ['without the field "format"', { format: 'laurel-entries/1', entries: [] }],
])('names what is wrong with late entries: %s', async (words, value) => {
  await expect(readEntriesFile(await file(value), {})).rejects.toThrow(words);
});

test('reads the times that toISOString writes, without their fraction', async () => {
  const values = await readContestFile(
    await file({ ...contest, opensAt: '2028-02-29T12:00:00.999Z', closesAt: 1_900_000_000 }),
    {},
  );
  expect(values.opensAt).toBe(1_835_438_400n);
});

test.each<[string, object]>([
  ['opensAt must be a time', { ...contest, opensAt: '2027-03-02 13:00' }],
  ['opensAt must be a time', { ...contest, opensAt: '2027-02-29T13:00:00Z' }],
  ['opensAt must be a time', { ...contest, opensAt: '2027-13-01T13:00:00Z' }],
  ['closesAt must be a time', { ...contest, closesAt: -1 }],
  ['judges[1] must be an address', { ...contest, judges: [JUDGE, JUDGE.replace('7', '8')] }],
  [
    'criteria[1].maxPoints must be a whole number from 1 to 255',
    { ...contest, criteria: [contest.criteria[0], { label: '', maxPoints: 0 }] },
  ],
  ['criteria must be a list of at most 20', { ...contest, criteria: Array(21).fill(contest.criteria[1]) }],
  ['entries[0].name must be a text', { ...contest, entries: [{}] }],
  ['entries must be a list of at most 1000', { ...contest, entries: Array(1_001).fill({ name: '' }) }],
  ['judges must be a list of at most 500', { ...contest, judges: Array(501).fill(JUDGE) }],
  ['judges[0].name must be a text', { ...contest, judges: [{ address: JUDGE }] }],
  [
    'cover.uri must be ipfs:// and the CID',
    { ...contest, cover: { ...picture, uri: 'https://a.example/b' } },
  ],
  ['cover.type must be one of image/jpeg', { ...contest, cover: { ...picture, type: 'image/svg+xml' } }],
  ['logo.width must be a whole number from 1 to 4096', { ...contest, logo: { ...picture, width: 4_097 } }],
  ['rules must be a text of at most 32768 characters', { ...contest, rules: 'x'.repeat(32_769) }],
  ['links must be a list of at most 8', { ...contest, links: Array(9).fill(links[0]) }],
  ['links[0].href must be a text', { ...contest, links: [{ label: 'Code' }] }],
  ['minimumReviews must be a whole number from 1', { ...contest, minimumReviews: 0 }],
  [
    'entries[0].place must be a text of at most 40 characters',
    { ...contest, entries: [{ name: '', place: 'x'.repeat(41) }] },
  ],
  [
    'entries[0].team must be a list of at most 20',
    { ...contest, entries: [{ name: '', team: Array(21).fill('') }] },
  ],
  [
    'entries[0].pictures must be a list of at most 4',
    { ...contest, entries: [{ name: '', pictures: Array(5).fill(picture) }] },
  ],
  ['publishNames must be true or false', { ...contest, publishNames: 'no' }],
  ['title is missing.', { ...contest, title: ' ' }],
  ['entries[1].link is the same as number 0.', { ...contest, entries: Array(2).fill(contest.entries[0]) }],
  ['closesAt must be after opensAt.', { ...contest, closesAt: contest.opensAt }],
  ['criteria is missing; problems after this one: 1.', { ...contest, criteria: [], judges: [] }],
  ['title must be a text', { ...contest, title: '\ud800' }],
  ['without the field "judge"', { ...contest, judge: JUDGE }],
])('names the fault of a contest’s file: %s', async (words, value) => {
  await expect(readContestFile(await file(value), {})).rejects.toThrow(words);
});

test('asks to publish a document that is too large for the attestation, and writes it', async () => {
  const large = { ...contest, description: 'x'.repeat(7_000) };
  await expect(readContestFile(await file(large), {})).rejects.toThrow('publish that file on IPFS');
  const document = join(folder, 'document.json');
  const values = await readContestFile(await file(large), { uri: 'ipfs://bafy', document });
  const bytes = await readFile(document);
  const uri = `data:application/json;base64,${bytes.toString('base64')}`;
  expect(values.uri).toBe('ipfs://bafy');
  expect(await readContestDocument({ ...values, uri })).toMatchObject({ status: 'read' });
});

test('asks to store a document that names pictures on their site, and says under which CID', async () => {
  const document = join(folder, 'pictures.json');
  const entry = { name: 'Shelf', pictures: [picture] };
  for (const read of [
    async () => readContestFile(await file({ ...contest, cover: picture }), { document }),
    async () => readEntryFile(await file(entry), { document }),
    async () => readEntriesFile(await file([entry]), { document }),
  ]) {
    const { message } = await read().then(
      () => ({ message: '' }),
      (error: Error) => error,
    );
    expect(message).toContain("-H 'origin: https://SITE'");
    expect(message).toContain(`--uri ${toRawUri(await readFile(document))}`);
  }
  expect((await readEntryFile(await file(entry), { uri: 'ipfs://bafy' })).uri).toBe('ipfs://bafy');
});

test('reads an entry, of which only the name is needed', async () => {
  const { uri } = await readEntryFile(await file({ name: 'Shelf' }), {});
  const json = Buffer.from(uri.split(',')[1] ?? '', 'base64').toString();
  expect(json).toBe('{"about":"","link":"","name":"Shelf","picture":"","track":0}');
});

test('divides what one act cannot start, and writes the document of each part', async () => {
  const entries = Array.from({ length: 281 }, (_, n) => ({
    name: `Sign ${n + 1}`,
    about: 'A line on the wall.',
  }));
  const judges = Array.from({ length: 140 }, (_, n) => ({
    ...{ address: `0x${String(n + 1).padStart(40, '0')}`, name: `Judge ${n + 1}` },
  }));
  const path = await file({ ...contest, entries, judges });
  const written = join(folder, 'large.json');
  await expect(readStartFile(path, { document: written })).rejects.toThrow(
    `The entries that follow are in ${join(folder, 'large-2.json')}: publish them`,
  );
  await expect(readStartFile(path, {})).rejects.toThrow(
    'With --document document.json the entries that follow are in document-2.json: publish them',
  );
  const parts = [written, join(folder, 'large-2.json')];
  const [start, list] = await Promise.all(
    parts.map(async (part) => JSON.parse(await readFile(part, 'utf8'))),
  );
  expect(start).toMatchObject({ format: 'laurel-contest/1' });
  expect(start.entries).toHaveLength(200);
  expect(start.judges).toHaveLength(140);
  expect(list).toMatchObject({ format: 'laurel-entries/1' });
  expect(list.entries).toHaveLength(81);
  const { values, later } = await readStartFile(path, { uri: 'ipfs://bafy' });
  expect(values.uri).toBe('ipfs://bafy');
  expect([values.entries.length, values.judges.length]).toEqual([200, 100]);
  expect(later).toMatchObject([
    { kind: 'list', uri: toRawUri(await readFile(parts[1] ?? '')) },
    { kind: 'judges', judges: judges.slice(100).map(({ address }) => address) },
  ]);
});
