import { local } from '@org/chain-config';
import { toRawUri, writeDocument } from '@org/contests';
import { type Hex, keccak256, numberToHex } from 'viem';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { createFakeScan, ORGANIZER } from '../../test/createFakeScan.ts';
import { createHiddenPictures } from './createHiddenPictures.ts';
import { createNamed } from './namings.ts';

afterEach(() => vi.restoreAllMocks());

const CONTEST: Hex = `0x${'c1'.repeat(32)}`;
/** The CID of a file in several blocks: nobody can compare it with the bytes. */
const DIVIDED = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi';
const cidOf = (bytes: Uint8Array) => toRawUri(bytes).replace('ipfs://', '');
const pictureOf = (name: string) => toRawUri(new TextEncoder().encode(name));
const cidOfPicture = (name: string) => pictureOf(name).replace('ipfs://', '');

const EMPTY = { name: 'Atlas', link: '', picture: '', about: '', track: 0 };

const writeNaming = (...names: readonly string[]) => {
  const facts = { type: 'image/webp', width: 1, height: 1, size: 1, alt: '' } as const;
  return writeDocument({
    ...EMPTY,
    pictures: names.map((name) => ({ uri: pictureOf(name), ...facts })),
  }).bytes;
};

type Named = { readonly cid: string; readonly bytes: Uint8Array };

function start({
  named,
  stored = [],
  elsewhere,
  hiddenCids = [],
  cut = [],
}: {
  readonly named: readonly Named[];
  readonly stored?: readonly Named[];
  /** The gateway's answer; without one there is no gateway. */
  readonly elsewhere?: (cid: string) => Uint8Array;
  readonly hiddenCids?: readonly string[];
  readonly cut?: readonly Hex[];
}) {
  const lines: string[] = [];
  const read = vi.fn(async (cid: string) => {
    const found = stored.find((each) => each.cid === cid);
    return found ? new Uint8Array(found.bytes) : null;
  });
  const listMissing = vi.fn(async (cids: readonly string[]) =>
    cids.filter((cid) => !stored.some((each) => each.cid === cid)),
  );
  const pictures = createHiddenPictures({
    hiddenUids: [CONTEST],
    hiddenCids,
    fetchNamed: async () => ({
      documents: named.map(({ cid, bytes }) => ({ cid, hash: keccak256(bytes) })),
      cut,
    }),
    store: { read, listMissing },
    ipfsGateway: elsewhere ? 'https://gateway.example' : null,
    fetchSafely: async (url) => Buffer.from(elsewhere?.(url.split('/').at(-1) ?? '') ?? []),
    log: (line) => void lines.push(line),
  });
  let now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  /** Looks once more after the next refresh. */
  const lookLater = async (cid: string) => {
    now += 300_001;
    await pictures.look(cid);
    await new Promise((resolve) => setTimeout(resolve));
    return pictures.look(cid);
  };
  return { look: pictures.look, lookLater, lines, read, listMissing };
}

const page = new TextEncoder().encode('<!doctype html><title>Please wait</title>');

test.each([
  ['the bytes of a CID', cidOf(writeNaming('photo'))],
  ['bytes with the attested hash', DIVIDED],
])('takes from a gateway only %s, and asks again', async (_what, cid) => {
  const bytes = writeNaming('photo');
  let answer: Uint8Array = page;
  const { look, lookLater, lines } = start({
    named: [{ cid, bytes }],
    elsewhere: () => answer,
  });
  expect(await look(cidOfPicture('photo'))).toBe('not-hidden');
  expect(lines.join()).toContain('other bytes');
  answer = writeNaming('another');
  expect(await lookLater(cidOfPicture('another'))).toBe('not-hidden');
  answer = bytes;
  expect(await lookLater(cidOfPicture('photo'))).toBe('hidden');
});

test('asks again for a hidden CID that has no known hash until the answer names pictures', async () => {
  let answer: Uint8Array = page;
  const { look, lookLater } = start({ named: [], elsewhere: () => answer, hiddenCids: [DIVIDED] });
  expect(await look(cidOfPicture('photo'))).toBe('not-hidden');
  answer = writeNaming('photo');
  expect(await lookLater(cidOfPicture('photo'))).toBe('hidden');
});

test('asks the database once for all documents that nobody stores', async () => {
  const named = Array.from({ length: 900 }, (_, n) => {
    const bytes = writeNaming(`photo ${n}`);
    return { cid: cidOf(bytes), bytes };
  });
  const { look, lookLater, read, listMissing } = start({ named, stored: named.slice(0, 2) });
  expect(await look(cidOfPicture('photo 1'))).toBe('hidden');
  expect(await look(cidOfPicture('photo 2'))).toBe('not-hidden');
  expect([read.mock.calls.length, listMissing.mock.calls.length]).toEqual([2, 1]);
  await lookLater(cidOfPicture('photo 2'));
  expect([read.mock.calls.length, listMissing.mock.calls.length]).toEqual([2, 2]);
});

test('says in the log which contest has more submissions than are read', async () => {
  const { look, lines } = start({ named: [], cut: [CONTEST] });
  await look(cidOfPicture('photo'));
  expect(lines.join()).toContain(`${CONTEST}: it has more submissions than are read`);
});

test('reads the documents of each hidden contest, however many submissions another one has', async () => {
  const scan = await createFakeScan();
  onTestFinished(scan.close);
  const fetchNamed = createNamed([{ ...local, eas: { ...local.eas, graphQl: scan.url } }]);
  const writtenBy = (n: number) => {
    const { bytes, contentHash } = writeDocument({ ...EMPTY, name: `Atlas ${n}` });
    return { uri: toRawUri(bytes), contentHash };
  };
  const [flooded, later] = [1, 2].map((n) => scan.startContest({ ...writtenBy(n), title: `${n}` }));
  if (!flooded || !later) throw new Error('no contest');
  const list = { ...writtenBy(3), first: 4, entries: [writtenBy(4).contentHash] };
  const { uri } = writtenBy(5);
  for (let n = 0; n < 5_100; n += 1)
    scan.attestAct(
      ORGANIZER,
      'entry',
      { uri, contentHash: numberToHex(n, { size: 32 }), replaces: null },
      flooded,
    );
  scan.attestAct(ORGANIZER, 'list', list, flooded);
  const { documents, cut } = await fetchNamed([flooded, later]);
  const cids = documents.map(({ cid }) => cid);
  for (const n of [1, 2, 3]) expect(cids).toContain(writtenBy(n).uri.slice('ipfs://'.length));
  expect(cut).toEqual([flooded]);
});
