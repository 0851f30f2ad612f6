import { toHex } from 'viem';
import { describe, expect, test } from 'vitest';
import { toCanonicalJson } from '../base/canonicalJson.ts';
import { keccak256 } from '../base/keccak256.ts';
import {
  type ContestDocument,
  type EntriesDocument,
  type EntryDocument,
  MAX_DOCUMENT_BYTES,
  parseContestDocument,
  parseEntriesDocument,
  parseEntryDocument,
  writeDocument,
} from './contestDocument.ts';
import { readPictures } from './rawUri.ts';
import {
  createDocumentFetch,
  readContestDocument,
  readEntriesDocument,
  readLongComment,
} from './readDocument.ts';

const entry = (name: string): EntryDocument => ({
  name,
  link: `https://example.org/${name}`,
  picture: '',
  about: 'An entry.',
  track: 1,
});
const document: ContestDocument = {
  format: 'laurel-contest/1',
  description: 'Which of these would a librarian keep? ü',
  criteria: [{ label: 'Use', anchors: [{ points: 5, text: 'Every day.' }] }],
  tracks: [{ name: 'Shelves', about: '' }],
  prizes: [{ name: 'A ladder', about: 'Oak.', track: 0 }],
  entries: [entry('shelf'), entry('stamp')],
};
const written = writeDocument(document);
const CID = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi';
const terms = {
  uri: written.dataUri ?? '',
  contentHash: written.contentHash,
  entries: document.entries.map((each) => writeDocument(each).contentHash),
};
const utf8 = (text: string) => new TextEncoder().encode(text);
const json = toCanonicalJson(document);
const missing = (reason: string) => ({ status: 'missing', reason });

test('reads the document that it writes', async () => {
  expect(parseContestDocument(written.bytes)).toEqual({ ok: true, value: document });
  expect(parseEntryDocument(writeDocument(entry('shelf')).bytes)).toEqual({
    ok: true,
    value: entry('shelf'),
  });
  expect(await readContestDocument(terms)).toEqual({ status: 'read', document });
  const percent = `data:application/json,${encodeURIComponent(new TextDecoder().decode(written.bytes))}`;
  expect(await readContestDocument({ ...terms, uri: percent })).toEqual({ status: 'read', document });
});

test('has a data URI only up to the limit of the contract', () => {
  const large = writeDocument({ ...document, description: 'x'.repeat(6_000) });
  expect(large.dataUri).toBeNull();
  expect(terms.uri.length).toBeLessThanOrEqual(8_192);
});

describe('refuses', () => {
  test.each([
    ['other spellings of the same JSON', ` ${json}`],
    ['an unknown field', toCanonicalJson({ ...document, more: 1 })],
    ['a missing field', json.replace('"tracks":[{"about":"","name":"Shelves"}]', '"tracks0":[]')],
    ['another format', toCanonicalJson({ ...document, format: 'laurel-contest/3' })],
    ['a number for a text', toCanonicalJson({ ...document, description: 1 })],
    ['too many criteria', toCanonicalJson({ ...document, criteria: Array(21).fill(document.criteria[0]) })],
    ['a negative track', toCanonicalJson({ ...document, entries: [{ ...entry('a'), track: -1 }] })],
    ['an inherited field', json.replace('"tracks":', '"__proto__":')],
    ['deep nesting', '['.repeat(100_000)],
    ['no JSON', 'no'],
  ])('a document: %s', (_, text) => {
    expect(parseContestDocument(utf8(text))).toEqual({ ok: false, reason: 'unreadable' });
  });

  test('a document of invalid UTF-8', () => {
    const bytes = utf8(json);
    bytes[20] = 0xff;
    expect(parseContestDocument(bytes)).toEqual({ ok: false, reason: 'unreadable' });
  });
});

test.each([
  ['another document', { contentHash: toHex(1, { size: 32 }) }, 'altered'],
  ['other entries', { entries: terms.entries.slice(1) }, 'altered'],
  ['a web page', { uri: 'https://example.org/contest.json' }, 'unsupported-uri'],
  ['an IPFS path that leaves the CID', { uri: `ipfs://${CID}/../x` }, 'unsupported-uri'],
  ['IPFS without a gateway', { uri: `ipfs://${CID}` }, 'unavailable'],
  ['base64 that is none', { uri: 'data:application/json;base64,§' }, 'unreadable'],
])('says why a document is missing: %s', async (_, change, reason) => {
  expect(await readContestDocument({ ...terms, ...change })).toEqual(missing(reason));
});

describe('with fetchIpfs', () => {
  const ask = (answer: () => Response | Promise<Response>) => {
    const asked: string[] = [];
    const fetchIpfs = createDocumentFetch({
      gateway: 'https://contests.example/api/documents/',
      fetch: async (url) => {
        asked.push(String(url));
        return answer();
      },
    });
    return readContestDocument({ ...terms, uri: `ipfs://${CID}` }, { fetchIpfs }).then((reading) => ({
      reading,
      asked,
    }));
  };

  test('reads the bytes of a document with the right hash, and asks only the gateway', async () => {
    const { reading, asked } = await ask(() => new Response(written.bytes as Uint8Array<ArrayBuffer>));
    expect(reading).toEqual({ status: 'read', document });
    expect(asked).toEqual([`https://contests.example/api/documents/${CID}`]);
  });

  test.each<[string, () => Response | Promise<Response>, string]>([
    ['other bytes', () => new Response('{}'), 'altered'],
    ['too many bytes', () => new Response('x'.repeat(MAX_DOCUMENT_BYTES + 1)), 'too-large'],
    ['an error', () => new Response('', { status: 404 }), 'unavailable'],
    ['no answer', () => Promise.reject(new TypeError('fetch failed')), 'unavailable'],
  ])('says why a document of the gateway is missing: %s', async (_, answer, reason) => {
    expect((await ask(answer)).reading).toEqual(missing(reason));
  });
});

test('hashes the canonical bytes of a document', () => {
  expect(written.contentHash).toBe(keccak256(written.bytes));
});

const long = (bytes: Uint8Array) => ({ comment: `ipfs://${CID}`, commentHash: keccak256(bytes) });
const answer = (bytes: Uint8Array | null) => ({ fetchIpfs: async () => bytes });

test('reads the long text of a review', async () => {
  const bytes = utf8('Clear signs. ü\n'.repeat(500));
  const asked: string[] = [];
  const fetchIpfs = async (cid: string) => {
    asked.push(cid);
    return bytes;
  };
  const text = new TextDecoder().decode(bytes);
  expect(await readLongComment(long(bytes), { fetchIpfs })).toEqual({ status: 'read', text });
  expect(asked).toEqual([CID]);
});

test.each<[string, Uint8Array]>([
  ['that is not UTF-8', Uint8Array.of(0xff, 0xfe)],
  ['with NUL', utf8('a\0b')],
])('rejects a long text of a review %s', async (_, bytes) => {
  expect(await readLongComment(long(bytes), answer(bytes))).toEqual(missing('unreadable'));
});

test('says why it has no long text, and fetches it from IPFS only', async () => {
  const bytes = utf8('Clear signs.');
  const tooLarge = new Uint8Array(MAX_DOCUMENT_BYTES + 1);
  expect(await readLongComment(long(bytes), answer(utf8('Other signs.')))).toEqual(missing('altered'));
  expect(await readLongComment(long(tooLarge), answer(tooLarge))).toEqual(missing('too-large'));
  expect(await readLongComment(long(bytes), answer(null))).toEqual(missing('unavailable'));
  expect(await readLongComment(long(bytes))).toEqual(missing('unavailable'));
  for (const comment of [`https://example.org/${CID}`, `data:application/json,1`, `ipfs://${CID}/a`, ''])
    expect(await readLongComment({ ...long(bytes), comment }, answer(bytes))).toEqual(
      missing('unsupported-uri'),
    );
});

test('names the attestation to the server that looks it up', async () => {
  const asked: unknown[] = [];
  const fetch = async (url: unknown) => {
    asked.push(url);
    return new Response('', { status: 404 });
  };
  const gateway = 'https://contests.example/api/documents/';
  await createDocumentFetch({ gateway, attestation: '0x07', fetch })(CID);
  await createDocumentFetch({ gateway, fetch })(CID);
  expect(asked).toEqual([`${gateway}${CID}?attestation=0x07`, `${gateway}${CID}`]);
});

describe('the document of a late list', () => {
  const late: EntriesDocument = {
    format: 'laurel-entries/1',
    entries: [entry('atlas'), { ...entry('lamp'), place: 'Table 12', team: ['Mara'] }],
  };
  const published = writeDocument(late);
  const act = {
    uri: published.dataUri ?? '',
    contentHash: published.contentHash,
    entries: late.entries.map((each) => writeDocument(each).contentHash),
  };

  test('is read from a data URI and from IPFS', async () => {
    expect(await readEntriesDocument(act)).toEqual({ status: 'read', document: late });
    const fromIpfs = { ...act, uri: `ipfs://${CID}` };
    expect(await readEntriesDocument(fromIpfs, answer(published.bytes))).toEqual({
      status: 'read',
      document: late,
    });
  });

  test.each<[string, Partial<typeof act>, string]>([
    ['with another hash', { contentHash: toHex(1, { size: 32 }) }, 'altered'],
    ['with entries in another order', { entries: act.entries.toReversed() }, 'altered'],
    ['with an entry too few', { entries: act.entries.slice(1) }, 'altered'],
    ['of another kind', { uri: written.dataUri ?? '', contentHash: written.contentHash }, 'unreadable'],
    ['on the web', { uri: 'https://example.org/entries.json' }, 'unsupported-uri'],
    ['on IPFS without a gateway', { uri: `ipfs://${CID}` }, 'unavailable'],
  ])('is missing %s', async (_, change, reason) => {
    expect(await readEntriesDocument({ ...act, ...change })).toEqual(missing(reason));
  });

  test('is refused above 262,144 bytes', async () => {
    const about = 'x'.repeat(MAX_DOCUMENT_BYTES);
    const { bytes, contentHash } = writeDocument({ ...late, entries: [{ ...entry('atlas'), about }] });
    expect(parseEntriesDocument(bytes)).toEqual({ ok: false, reason: 'unreadable' });
    const large = { ...act, uri: `ipfs://${CID}`, contentHash };
    expect(await readEntriesDocument(large, answer(bytes))).toEqual(missing('too-large'));
  });
});

test('keeps the bytes and the hash of documents without the optional fields', () => {
  expect(written.contentHash).toBe('0x50a83801f61aef5b54e980698b24a619d00b2cbfd410ebf2a873c14b4fea7637');
  const extended = writeDocument({ ...document, minimumReviews: 3 });
  const parsed = parseContestDocument(extended.bytes);
  expect(parsed.ok && writeDocument(parsed.value).contentHash).toBe(extended.contentHash);
});

test('reads the pictures of a draft, and leaves out what is none', () => {
  const uri = 'ipfs://bafkreig2c62ovnhddq3n2zkbkufv7zo3mhulrehij7uoo55qdhf2ula2v4';
  const picture = { uri, type: 'image/webp', width: 800, height: 600, size: 8_520, alt: 'Four trees' };
  expect(readPictures([picture, null, { ...picture, uri: 'data:,' }, { ...picture, more: 1 }])).toEqual([
    picture,
  ]);
  expect(readPictures(Array(9).fill(picture))).toHaveLength(4);
  for (const none of [undefined, null, 'x', {}, { length: 1e9 }]) expect(readPictures(none)).toEqual([]);
});
