import { bytesToHex, type Hex, hexToBytes, keccak256, stringToBytes } from 'viem';
import { toCanonicalJson } from '../src/base/canonicalJson.ts';
import { MAX_DOCUMENT_BYTES } from '../src/document/contestDocument.ts';
import { DOCUMENT_LIMITS } from '../src/document/documentFields.ts';
import { readVector } from './vectors.ts';

type Path = readonly (string | number)[];

/** `text` or an item, `times` in a row: long values would make the files long. */
type Repeated = { readonly of: unknown; readonly times: number };

/**
 * A change of a JSON text. At `path` is `value`, or `repeat`, or nothing; the text is canonical again then. Or the first `replace[0]` of
 * the text is `replace[1]` (an empty one is its beginning). Or `bytes` follow the text.
 */
type Change = {
  readonly path?: Path;
  readonly value?: unknown;
  readonly repeat?: Repeated;
  readonly replace?: readonly [string, string];
  readonly bytes?: Hex;
};

/**
 * A changed document of `documents.json` and why readers do not use it. Its URI is the CID of the changed bytes, its hash
 * theirs, and the hashes of its entries are those of the document before the change, unless the case has others.
 */
export type AlteredDocument = Change & {
  readonly document: string;
  readonly what: string;
  readonly reason: 'unreadable' | 'altered' | 'too-large' | 'unsupported-uri';
  readonly uri?: string;
  readonly contentHash?: Hex;
  readonly entries?: readonly Hex[];
};

/** A changed file, or one that fits no commitment of its contest: the field, or the resolver's error. */
export type AlteredReview = Change & { readonly what: string; readonly reason: string };

/** A changed result, and the paths that differ from the chain. Its hash is computed again, unless `path` is the hash. */
export type AlteredResult = Change & {
  readonly what: string;
  readonly isHashKept?: true;
  readonly differs: readonly string[];
  readonly hasOwnHash: boolean;
};

type Container = Record<string | number, unknown>;

const repeat = ({ of, times }: Repeated): unknown =>
  typeof of === 'string' ? of.repeat(times) : Array.from({ length: times }, () => of);

/** The bytes of a text after a change. */
export function changeText(text: string, { path, replace, bytes = '0x', ...change }: Change): Uint8Array {
  if (replace) return stringToBytes(text.replace(replace[0], () => replace[1]));
  if (!path) return hexToBytes(`${bytesToHex(stringToBytes(text))}${bytes.slice(2)}`);
  const root = JSON.parse(text);
  const target = path.slice(0, -1).reduce<Container>((value, key) => value[key] as Container, root);
  const key = path.at(-1) ?? '';
  if ('value' in change) target[key] = change.value;
  else if (change.repeat) target[key] = repeat(change.repeat);
  else if (Array.isArray(target)) target.splice(Number(key), 1);
  else delete target[key];
  return stringToBytes(toCanonicalJson(root));
}

const entry = { about: '', link: '', name: 'A', picture: '', track: 0 };
const link = { href: '', label: '' };
const person = { address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', name: '' };

/** The whole document is one byte too long. */
function fill(text: string): Repeated {
  const { length } = changeText(text, { path: ['description'], value: '' });
  return { of: 'x', times: MAX_DOCUMENT_BYTES - length + 1 };
}

/** Limits, each exceeded by one. */
const OVER = {
  'laurel-contest/1': [
    ['criteria', ['criteria'], { of: { anchors: [], label: 'A' }, times: 21 }],
    ['anchors', ['criteria', 0, 'anchors'], { of: { points: 1, text: '' }, times: 257 }],
    ['tracks', ['tracks'], { of: { about: '', name: 'A' }, times: 51 }],
    ['prizes', ['prizes'], { of: { about: '', name: 'A', track: 0 }, times: 101 }],
    ['entries', ['entries'], { of: entry, times: 201 }],
    ['characters of rules', ['rules'], { of: 'é', times: DOCUMENT_LIMITS.rules + 1 }],
    ['links', ['links'], { of: link, times: 9 }],
    ['characters of a label', ['links', 0, 'label'], { of: '𝕃', times: 101 }],
    ['characters of an href', ['links', 0, 'href'], { of: 'x', times: 2_049 }],
    ['judges', ['judges'], { of: person, times: 501 }],
    ['characters of the name of a judge', ['judges', 0, 'name'], { of: 'x', times: 101 }],
    ['characters of alt', ['cover', 'alt'], { of: 'x', times: 501 }],
    ['pictures', ['entries', 0, 'pictures'], { of: null, times: 5 }],
  ],
  entry: [
    ['members of a team', ['team'], { of: 'Ann', times: 21 }],
    ['characters of a member', ['team', 0], { of: 'x', times: 101 }],
    ['characters of place', ['place'], { of: 'x', times: 41 }],
    ['links', ['links'], { of: link, times: 9 }],
  ],
  'laurel-entries/1': [['entries', ['entries'], { of: entry, times: 201 }]],
} as const;

/** The document of the vectors with this format. */
export function readDocumentText(name: string): string {
  const { documents } = JSON.parse(readVector('documents.json'));
  return documents.find((each: { readonly name: string }) => each.name === name).text;
}

function listOver(picture: unknown): readonly AlteredDocument[] {
  return Object.entries(OVER).flatMap(([document, limits]) =>
    limits.map(([what, path, { of, times }]) => ({
      ...{ document, what: `${times} ${what}`, path },
      ...{ repeat: { of: of ?? picture, times }, reason: 'unreadable' as const },
    })),
  );
}

/** Documents that readers do not use. */
export function alterDocuments(): readonly AlteredDocument[] {
  const contest = 'laurel-contest/1';
  const unreadable = (document: string, what: string, change: Change): AlteredDocument => ({
    ...{ document, what, ...change, reason: 'unreadable' },
  });
  const set = (what: string, path: Path, value: unknown) => unreadable(contest, what, { path, value });
  const text = readDocumentText(contest);
  const { cover: picture } = JSON.parse(text);
  const cid: string = picture.uri;
  const other = keccak256('0x');
  return [
    ...[contest, 'entry', 'laurel-entries/1'].flatMap((document) => [
      unreadable(document, 'an unknown field', { path: ['note'], value: '' }),
      unreadable(document, 'a missing field', { path: [document === 'entry' ? 'name' : 'entries'] }),
      unreadable(document, 'a space', { replace: [':', ': '] }),
      unreadable(document, 'a newline at its end', { bytes: '0x0a' }),
      unreadable(document, 'a byte order mark', { replace: ['', '\ufeff'] }),
      unreadable(document, 'bytes that are not UTF-8', { bytes: '0xff' }),
      unreadable(document, 'a key twice', { replace: ['{', '{"about":"",'] }),
      { document, what: 'the hash of other bytes', contentHash: other, reason: 'altered' as const },
    ]),
    ...listOver(picture),
    {
      document: contest,
      what: 'one byte too many',
      path: ['description'],
      repeat: fill(text),
      reason: 'too-large',
    },
    set('another version', ['format'], 'laurel-contest/2'),
    set('a field that is null', ['logo'], null),
    set('an unknown field of an entry', ['entries', 0, 'votes'], 1),
    set('a number as text', ['minimumReviews'], '2'),
    set('a minimum of 501 reviews', ['minimumReviews'], 501),
    set('a minimum of no reviews', ['minimumReviews'], 0),
    set('a track of 256', ['entries', 0, 'track'], 256),
    set('a track that is no whole number', ['entries', 0, 'track'], 0.5),
    set('an address that is too short', ['judges', 0, 'address'], '0x7099'),
    set('a picture of another type', ['cover', 'type'], 'image/svg+xml'),
    set('a picture of no width', ['cover', 'width'], 0),
    set('a picture that is too wide', ['cover', 'width'], 4_097),
    set('a picture of too many bytes', ['cover', 'size'], 4_194_305),
    set(
      'a CID in upper case',
      ['cover', 'uri'],
      cid.replace(/bafkrei.*/, (each) => each.toUpperCase()),
    ),
    set('a CID with a path', ['cover', 'uri'], `${cid}/a.webp`),
    set('a CID of another codec', ['cover', 'uri'], cid.replace('bafkrei', 'bafybei')),
    set('a CID whose last bits are not zero', ['cover', 'uri'], `${cid.slice(0, -1)}b`),
    set('a picture that is no CID', ['cover', 'uri'], 'https://example.org/dot.webp'),
    unreadable(contest, 'a number with a fraction of zero', {
      replace: ['"minimumReviews":2', '"minimumReviews":2.0'],
    }),
    unreadable(contest, 'an escape that is not needed', { replace: ['é', '\\u00e9'] }),
    unreadable(contest, 'an escape that JSON does not have', { replace: ['\\u0007', '\\U0007'] }),
    unreadable(contest, 'keys in another order', {
      replace: [
        '{"about":"Finding things","name":"Catalogs"}',
        '{"name":"Catalogs","about":"Finding things"}',
      ],
    }),
    unreadable(contest, 'a lone surrogate', { replace: ['One entry each.', '\\ud800'] }),
    unreadable('laurel-entries/1', 'no entries', { path: ['entries'], value: [] }),
    {
      document: contest,
      what: 'another entry',
      path: ['entries', 0, 'name'],
      value: 'Rack',
      reason: 'altered',
    },
    { document: contest, what: 'an entry left out', path: ['entries', 1], reason: 'altered' },
    {
      document: 'laurel-entries/1',
      what: 'another entry',
      path: ['entries', 0, 'name'],
      value: 'Rack',
      reason: 'altered',
    },
    ...['https://example.org/a.json', `${cid}/a.json`, cid.toUpperCase(), 'data:text/plain,{}'].map(
      (uri): AlteredDocument => ({
        document: contest,
        what: `the URI ${uri}`,
        uri,
        reason: 'unsupported-uri',
      }),
    ),
    {
      what: 'a data: URI that is not base64',
      ...{ document: contest, uri: 'data:application/json;base64,_', reason: 'unreadable' as const },
    },
  ];
}

/** Sealed reviews that are no files of this format, or that fit no commitment. */
export function alterReviews(): readonly AlteredReview[] {
  const zero = `0x${'0'.repeat(64)}`;
  return [
    { what: 'another salt', path: ['salt'], value: zero, reason: 'WrongPreimage' },
    { what: 'other points', path: ['points', 0], value: 9, reason: 'WrongPreimage' },
    { what: 'more points', path: ['points', 2], value: 0, reason: 'WrongPreimage' },
    { what: 'another comment', path: ['comment'], value: 'Sealed.', reason: 'WrongPreimage' },
    {
      what: 'another judge, who has committed to a review of the entry',
      ...{ path: ['judge'], value: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC', reason: 'WrongPreimage' },
    },
    {
      what: 'a judge who has committed to nothing',
      ...{ path: ['judge'], value: '0x90F79bf6EB2c4f870365E785982E1f101E93b906', reason: 'NotCommitted' },
    },
    { what: 'another entry', path: ['entry'], value: 2, reason: 'NotCommitted' },
    { what: 'an entry that was not given', path: ['entry'], value: 3, reason: 'UnknownEntry' },
    {
      what: 'a salt in upper case',
      path: ['salt'],
      value: `0x${'A'.repeat(64)}`,
      reason: 'wrong-field salt',
    },
    {
      what: 'a judge with a wrong checksum',
      path: ['judge'],
      value: '0x70997970c51812dc3A010C7d01b50e0d17dc79C8',
      reason: 'wrong-field judge',
    },
    { what: 'points above 255', path: ['points', 0], value: 256, reason: 'wrong-field points' },
    { what: 'entry 0', path: ['entry'], value: 0, reason: 'wrong-field entry' },
    { what: 'a missing field', path: ['comment'], reason: 'wrong-field comment' },
    { what: 'an unknown field', path: ['note'], value: '', reason: 'unknown-field note' },
    {
      what: 'another version',
      path: ['format'],
      value: 'laurel-sealed-review/2',
      reason: 'wrong-field format',
    },
  ];
}

/** Results that are not those of their contest. */
export function alterResults(): readonly AlteredResult[] {
  const title = { path: ['contest', 'title'], value: 'Tools' };
  return [
    { what: 'another title', ...title, differs: ['contest.title', 'hash'], hasOwnHash: true },
    {
      what: 'another title with the hash of the first',
      ...title,
      isHashKept: true,
      differs: ['contest.title'],
      hasOwnHash: false,
    },
    {
      what: 'another rank',
      path: ['rankings', 'mean', 0, 'rank'],
      value: 2,
      differs: ['hash', 'rankings.mean[0].rank'],
      hasOwnHash: true,
    },
    {
      what: 'a postponement left out',
      path: ['details', 'postponements', 0],
      differs: ['details.postponements[0]', 'hash'],
      hasOwnHash: true,
    },
    {
      what: 'another hash',
      path: ['hash'],
      value: `0x${'0'.repeat(64)}`,
      differs: ['hash'],
      hasOwnHash: false,
    },
  ];
}
