import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import contestSchema from '../../contest-document.schema.json' with { type: 'json' };
import entriesSchema from '../../entries-document.schema.json' with { type: 'json' };
import entrySchema from '../../entry-document.schema.json' with { type: 'json' };
import { type Json, toCanonicalJson } from '../base/canonicalJson.ts';
import { parseContestDocument, parseEntriesDocument, parseEntryDocument } from './contestDocument.ts';
import { DOCUMENT_LIMITS } from './documentFields.ts';

const ajv = new Ajv2020({ strict: true });
const documents = {
  contest: { schema: contestSchema, validate: ajv.compile(contestSchema), parse: parseContestDocument },
  entry: { schema: entrySchema, validate: ajv.compile(entrySchema), parse: parseEntryDocument },
  entries: { schema: entriesSchema, validate: ajv.compile(entriesSchema), parse: parseEntriesDocument },
};
type Kind = keyof typeof documents;

const kinds: readonly Kind[] = ['contest', 'entry', 'entries'];
const toBytes = (value: unknown) => new TextEncoder().encode(toCanonicalJson(value as Json));
const judge = (kind: Kind, value: unknown) => {
  const { validate, parse } = documents[kind];
  return { schema: validate(value), parser: parse(toBytes(value)).ok };
};

describe.each(kinds)('the %s document', (kind) => {
  test.each(documents[kind].schema.examples.map((example, index) => [index, example]))(
    'has example %i, which schema and parser accept',
    (_, example) => {
      expect(judge(kind, example)).toEqual({ schema: true, parser: true });
      expect(documents[kind].parse(toBytes(example))).toEqual({ ok: true, value: example });
    },
  );
});

test('describes entries and pictures in the same way in all schemas', () => {
  const { examples, $schema, $id, title, description, $defs, ...entry } = entrySchema;
  for (const { $defs: defs } of [contestSchema, entriesSchema]) expect(defs).toEqual({ ...$defs, entry });
});

const [contest] = contestSchema.examples;
const [entry] = entrySchema.examples;
const [entries] = entriesSchema.examples;
if (!contest || !entry || !entries) throw new Error('Each schema has an example.');
const [picture] = entry.pictures ?? [];
const link = { label: 'Source', href: 'https://example.org' };
const person = { address: '0x70997970c51812dc3a010c7d01b50e0d17dc79c8', name: 'Ada' };
const many = (count: number, item: unknown) => Array.from({ length: count }, () => item);
const withPicture = (change: object) => ({ ...entry, pictures: [{ ...picture, ...change }] });
const uriOf = (cid: string) => withPicture({ uri: `ipfs://${cid}` });
const CID = picture?.uri.slice('ipfs://'.length) ?? '';

describe('schema and parser accept', () => {
  test.each<[string, Kind, unknown]>([
    ['texts at their limits', 'entry', { ...entry, place: '🏆'.repeat(DOCUMENT_LIMITS.place) }],
    ['empty texts', 'entry', { ...entry, place: '', team: [''], links: [{ label: '', href: '' }] }],
    [
      'an unsafe link, which pages do not show as one',
      'entry',
      { ...entry, links: [{ ...link, href: 'javascript:alert(1)' }] },
    ],
    ['4 pictures', 'entry', { ...entry, pictures: many(4, picture) }],
    ['8 links', 'contest', { ...contest, links: many(8, link) }],
    ['20 names', 'entry', { ...entry, team: many(20, 'Mara') }],
    ['500 judges', 'contest', { ...contest, judges: many(500, person) }],
    ['500 reviews at least', 'contest', { ...contest, minimumReviews: 500 }],
    ['200 entries', 'entries', { ...entries, entries: many(200, entries.entries[1]) }],
  ])('a document with %s', (_, kind, value) => {
    expect(judge(kind, value)).toEqual({ schema: true, parser: true });
  });
});

describe('schema and parser refuse', () => {
  test.each<[string, Kind, unknown]>([
    ['an unknown field', 'contest', { ...contest, more: 1 }],
    ['null in place of an absent field', 'contest', { ...contest, rules: null }],
    ['a missing field', 'entry', { ...entry, name: undefined }],
    ['rules that are too long', 'contest', { ...contest, rules: 'x'.repeat(DOCUMENT_LIMITS.rules + 1) }],
    ['9 links', 'contest', { ...contest, links: many(9, link) }],
    ['a link with another field', 'contest', { ...contest, links: [{ ...link, title: '' }] }],
    ['a label that is too long', 'entry', { ...entry, links: [{ ...link, label: 'x'.repeat(101) }] }],
    ['an address that is too long', 'entry', { ...entry, links: [{ ...link, href: 'x'.repeat(2_049) }] }],
    ['no review at least', 'contest', { ...contest, minimumReviews: 0 }],
    ['501 reviews at least', 'contest', { ...contest, minimumReviews: 501 }],
    ['half a review at least', 'contest', { ...contest, minimumReviews: 1.5 }],
    ['501 judges', 'contest', { ...contest, judges: many(501, person) }],
    ['a judge without an address', 'contest', { ...contest, judges: [{ ...person, address: 'ada.eth' }] }],
    ['5 pictures', 'entry', { ...entry, pictures: many(5, picture) }],
    ['21 names', 'entry', { ...entry, team: many(21, 'Mara') }],
    ['a name that is too long', 'entry', { ...entry, team: ['x'.repeat(101)] }],
    ['a place of 41 characters', 'entry', { ...entry, place: 'x'.repeat(41) }],
    ['a picture on the web', 'entry', withPicture({ uri: 'https://example.org/a.png' })],
    ['a picture in the document', 'entry', withPicture({ uri: 'data:image/png;base64,AAAA' })],
    ['a picture as a DAG', 'entry', uriOf('bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi')],
    ['a picture of CID version 0', 'entry', uriOf('QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWKPbdG')],
    ['a CID in upper case', 'entry', uriOf(CID.toUpperCase())],
    ['a CID with a path', 'entry', uriOf(`${CID}/a.png`)],
    ['a CID that is too short', 'entry', uriOf(CID.slice(0, -1))],
    ['a CID with dirty padding', 'entry', uriOf(`${CID.slice(0, -1)}z`)],
    ['a CID of another hash length', 'entry', uriOf(`bafkreiz${CID.slice(8)}`)],
    ['a picture of another type', 'entry', withPicture({ type: 'image/svg+xml' })],
    ['a picture without width', 'entry', withPicture({ width: 0 })],
    ['a picture that is too high', 'entry', withPicture({ height: 4_097 })],
    ['a picture of too many bytes', 'entry', withPicture({ size: 4_194_305 })],
    ['a description of a picture that is too long', 'entry', withPicture({ alt: 'x'.repeat(501) })],
    ['a list of no entries', 'entries', { ...entries, entries: [] }],
    ['a list of 201 entries', 'entries', { ...entries, entries: many(201, entries.entries[1]) }],
    ['a list of another format', 'entries', { ...entries, format: 'laurel-entries/2' }],
    ['a contest document as a list', 'entries', contest],
  ])('a document with %s', (_, kind, value) => {
    const given: unknown = JSON.parse(JSON.stringify(value));
    expect(judge(kind, given)).toEqual({ schema: false, parser: false });
  });
});
