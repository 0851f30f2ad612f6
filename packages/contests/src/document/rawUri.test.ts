import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type EntryDocument, writeDocument } from './contestDocument.ts';
import { RAW_CID } from './documentFields.ts';
import { placeDocument, toRawUri } from './rawUri.ts';

test.each([
  // From `ipfs add --cid-version 1 --raw-leaves`.
  ['', 'ipfs://bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku'],
  ['hello world', 'ipfs://bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e'],
])('names the bytes of %j as IPFS does', (text, uri) => {
  expect(toRawUri(new TextEncoder().encode(text))).toBe(uri);
});

test('names any bytes by the SHA-256 that the URI contains', () => {
  const decode = (cid: string) => {
    const bits = [...cid.slice(1)]
      .map((each) => 'abcdefghijklmnopqrstuvwxyz234567'.indexOf(each).toString(2).padStart(5, '0'))
      .join('');
    return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  };
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      const uri = toRawUri(bytes);
      expect(uri).toMatch(RAW_CID);
      const hash = createHash('sha256').update(bytes).digest();
      expect(decode(uri.slice('ipfs://'.length))).toEqual(
        Buffer.concat([Buffer.from([1, 0x55, 0x12, 0x20]), hash]),
      );
    }),
  );
});

const entry: EntryDocument = { name: 'Shelf', link: '', picture: '', about: '', track: 0 };

test('places a document that fits in the attestation itself', () => {
  const { dataUri, contentHash } = writeDocument(entry);
  expect(placeDocument(entry)).toEqual({ uri: dataUri, contentHash, toStore: null });
});

const cover = toRawUri(new Uint8Array(1));
const picture = { uri: cover, type: 'image/webp', width: 1, height: 1, size: 1, alt: '' } as const;
const empty = { description: '', criteria: [], tracks: [], prizes: [], entries: [] };

test.each([
  ['is too large', { ...entry, about: 'x'.repeat(6_200) }],
  ['names pictures', { ...entry, pictures: [picture] }],
  ['names a cover', { format: 'laurel-contest/1', ...empty, cover: picture }],
  [
    'has an entry with pictures',
    { format: 'laurel-entries/1', entries: [{ ...entry, pictures: [picture] }] },
  ],
] as const)('stores a document that %s', (_, document) => {
  const { bytes, contentHash } = writeDocument(document);
  expect(placeDocument(document)).toEqual({ uri: toRawUri(bytes), contentHash, toStore: bytes });
});
