import { local } from '@org/chain-config';
import { type Hex, stringToHex, zeroAddress } from 'viem';
import { describe, expect, test } from 'vitest';
import { createFakeScan, toRow } from '../../test/fakeScan.ts';
import { address, word } from '../../test/make.ts';
import { attestAct, makeTerms, ORGANIZER, startContest } from '../../test/makeContest.ts';
import { encodeNote } from '../acts/encodeNote.ts';
import { readNotes } from '../acts/notes.ts';
import type { Attestation } from '../base/attestation.ts';
import { computeAttestationUid } from '../base/attestationUid.ts';
import { NOTE_SCHEMA_UID } from '../contest/schemas.ts';
import { createActsScan } from './createActsScan.ts';
import { createNamingsScan } from './namings.ts';

const CID = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi';
const uri = `ipfs://${CID}`;
const entry = { uri, contentHash: word(0xe5), replaces: null };
const review = { entry: 1, points: [1, 2], comment: uri, commentHash: word(0xc5) };

const open = (rows: Parameters<typeof createFakeScan>[0]) => {
  const { fetch, asked } = createFakeScan(rows);
  const options = { config: local, fetch };
  return { scan: { ...createActsScan(options), ...createNamingsScan(options) }, asked };
};

test('reads a contest with all its rows', async () => {
  const contest = startContest();
  contest.attest('entry', entry, address(0xe1), 700n);
  const { scan } = open([contest.contest, ...contest.submissionActs].map(toRow));
  expect(await scan.fetchActs(contest.contest.uid)).toMatchObject({
    status: 'found',
    reading: { order: 'not-confirmed', missing: 0, unplaced: [], mismatched: [] },
  });
});

test.each([
  [true, 2],
  [false, 1],
])('asks for a contest and its acts at once: %s', async (atOnce, requests) => {
  const { contest } = startContest();
  const { fetch } = createFakeScan([toRow(contest)]);
  const open: (() => void)[] = [];
  let isOpen = false;
  const waiting = async (...request: Parameters<typeof fetch>) => {
    if (!isOpen) await new Promise<void>((resolve) => open.push(resolve));
    return fetch(...request);
  };
  const answer = createActsScan({ config: local, fetch: waiting, atOnce }).fetchActs(contest.uid);
  expect(open).toHaveLength(requests);
  isOpen = true;
  for (const resolve of open) resolve();
  expect(await answer).toMatchObject({ status: 'found' });
});

test.each([
  ['that the scan does not have', []],
  ['of another schema', [{ ...attestAct('contest', makeTerms({})), schema: word(9) }]],
])('stops reading the acts of a contest %s', async (_, rows) => {
  const { uid } = rows[0] ?? startContest().contest;
  const { fetch } = createFakeScan(rows.map(toRow));
  const open: AbortSignal[] = [];
  const waiting: typeof fetch = async (input, init) => {
    if (!`${init?.body}`.includes('FirstPage')) return fetch(input, init);
    if (init?.signal) open.push(init.signal);
    return new Promise(() => {});
  };
  const lookup = await createActsScan({ config: local, fetch: waiting, atOnce: true }).fetchActs(uid);
  expect(lookup.status).not.toBe('found');
  expect(open.map(({ aborted }) => aborted)).toEqual([true]);
});

test('fails for a contest with more rows than are read, and does not cut it', async () => {
  const { contest } = startContest();
  const { fetch } = createFakeScan([toRow(contest)]);
  let pages = 0;
  const counting = async (...request: Parameters<typeof fetch>) => {
    const { data } = (await (await fetch(...request)).json()) as { data: Record<string, unknown> };
    if (!('aggregateAttestation' in data)) return Response.json({ data });
    pages += 1;
    return Response.json({ data: { ...data, aggregateAttestation: { _count: { _all: 100_001 } } } });
  };
  const scan = createActsScan({ config: local, fetch: counting });
  await expect(scan.fetchActs(contest.uid)).rejects.toMatchObject({ name: 'ScanError', code: 'scan-answer' });
  expect(pages).toBe(1);
});

test('finds which attestations name a document, and with which hash', async () => {
  const named = [
    attestAct('contest', makeTerms({ uri, contentHash: word(0xd5) })),
    attestAct('entry', entry, { time: 600n }),
    attestAct('evaluation', review, { time: 700n }),
    attestAct('list', { first: 3, uri, contentHash: word(0xf5), entries: [word(1)] }, { time: 800n }),
  ] as const;
  const rows = [
    ...named,
    // Rows that contain the bytes, but name another document or none.
    attestAct('contest', makeTerms({ uri: `${uri}2` })),
    attestAct('contest', makeTerms({ title: uri })),
    attestAct('evaluation', { ...review, commentHash: null }),
    { ...attestAct('entry', entry), schema: word(9) },
    { ...attestAct('entry', entry), isOffchain: true, uid: word(8) },
    { ...attestAct('entry', entry), data: stringToHex(uri), uid: word(7) },
  ];
  const { scan, asked } = open(rows.map(toRow));
  expect(await scan.fetchNamings(CID)).toEqual([
    { kind: 'contest', hash: word(0xd5), uid: named[0].uid, contest: named[0].uid, time: named[0].time },
    { kind: 'entry', hash: word(0xe5), uid: named[1].uid, contest: named[1].refUID, time: 600n },
    { kind: 'review', hash: word(0xc5), uid: named[2].uid, contest: named[2].refUID, time: 700n },
    { kind: 'list', hash: word(0xf5), uid: named[3].uid, contest: named[3].refUID, time: 800n },
  ]);
  expect(asked).toHaveLength(1);
  expect(await scan.fetchNamings('bafyother')).toEqual([]);
});

test('looks one attestation up, however many earlier ones name the document', async () => {
  const earlier = Array.from({ length: 150 }, (_, n) =>
    attestAct('contest', makeTerms({ uri, contentHash: word(n + 1) }), { time: 100n }),
  );
  const real = attestAct('contest', makeTerms({ uri, contentHash: word(0xd5) }), { time: 700n });
  const other = attestAct('contest', makeTerms({ uri: `${uri}2` }), { time: 700n });
  const untrue = { ...attestAct('entry', entry), uid: word(6) };
  const offChain = { ...attestAct('entry', entry, { time: 650n }), isOffchain: true };
  const { scan, asked } = open([...earlier, real, other, untrue, offChain].map(toRow));
  const hashes = (await scan.fetchNamings(CID)).map(({ hash }) => hash);
  expect(hashes).toHaveLength(100);
  expect(hashes).not.toContain(word(0xd5));
  expect(await scan.fetchNamings(CID, { by: real.uid })).toEqual([
    { kind: 'contest', hash: word(0xd5), uid: real.uid, contest: real.uid, time: 700n },
  ]);
  for (const { uid } of [other, untrue, offChain, { uid: word(1) }])
    expect(await scan.fetchNamings(CID, { by: uid })).toEqual([]);
  expect(asked).toHaveLength(6);
});

test('finds what some attestations and contests name, however many earlier ones name it', async () => {
  const contestOf = (n: number, time: bigint) =>
    attestAct('contest', makeTerms({ uri, contentHash: word(n) }), { time });
  const earlier = Array.from({ length: 150 }, (_, n) => contestOf(n + 1, 100n));
  const [contest, late] = [contestOf(0xd5, 700n), contestOf(0xd6, 800n)];
  const act = attestAct('entry', entry, { time: 650n, refUID: word(0xc0) });
  const { scan } = open([...earlier, contest, late, act].map(toRow));
  const of = [contest.uid, act.refUID];
  expect((await scan.fetchNamings(CID, { of })).map(({ uid }) => uid)).toEqual([act.uid, contest.uid]);
  expect(await scan.fetchNamings(CID, { of: [word(1)] })).toEqual([]);
});

/** Any number of CIDs. */
const cidOf = (n: number) =>
  `${CID}${String(n).replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))}`;

const submit = (count: number, contest: Hex) =>
  Array.from({ length: count }, (_, n) =>
    attestAct('entry', { ...entry, uri: `ipfs://${cidOf(n)}` }, { time: BigInt(700 + n), refUID: contest }),
  );

test('lists the documents that contests and single attestations name, on any number of pages', async () => {
  const contest = attestAct('contest', makeTerms({ uri, contentHash: word(1) }));
  const entries = submit(1_200, contest.uid);
  const inline = ['data:,', 'ipfs://x', `${uri}/../x`].map((text) =>
    attestAct('entry', { ...entry, uri: text }, { refUID: contest.uid }),
  );
  const other = attestAct('entry', { ...entry, uri: `${uri}x` }, { refUID: word(0xc0) });
  const { scan } = open([contest, ...entries, ...inline, other].map(toRow));
  const { documents, isCut } = await scan.fetchNamed([contest.uid]);
  expect(documents).toContainEqual({ cid: CID, hash: word(1) });
  expect(new Set(documents.map(({ cid }) => cid))).toEqual(
    new Set([CID, ...entries.map((_, n) => cidOf(n))]),
  );
  expect(isCut).toBe(false);
  const named = { cid: `${CID}x`, hash: entry.contentHash };
  expect(await scan.fetchNamed([other.uid])).toEqual({ documents: [named], isCut: false });
  expect(await scan.fetchNamed([])).toEqual({ documents: [], isCut: false });
});

test('lists the documents of the oldest 5,000 attestations, or of late lists without submissions', async () => {
  const contest = attestAct('contest', makeTerms({ uri, contentHash: word(1) }), { time: 20_000n });
  const list = attestAct(
    'list',
    { uri: `${uri}x`, contentHash: word(3), first: 1, entries: [word(4)] },
    { time: 20_001n, refUID: contest.uid },
  );
  const { scan } = open([contest, ...submit(5_200, contest.uid), list].map(toRow));
  const { documents, isCut } = await scan.fetchNamed([contest.uid]);
  expect(new Set(documents.map(({ cid }) => cid))).toEqual(
    new Set(Array.from({ length: 5_000 }, (_, n) => cidOf(n))),
  );
  expect(isCut).toBe(true);
  const kinds = ['contest', 'list'] as const;
  expect(await scan.fetchNamed([contest.uid], { kinds })).toEqual({
    documents: [
      { cid: CID, hash: word(1) },
      { cid: `${CID}x`, hash: word(3) },
    ],
    isCut: false,
  });
});

test('finds all that name a document with its hash, however many earlier ones name it with another', async () => {
  const contestOf = (n: number, fields: Parameters<typeof makeTerms>[0]) =>
    attestAct('contest', makeTerms({ uri, contentHash: word(n), ...fields }), { time: BigInt(n) });
  const hash = word(0xd5);
  const wrong = Array.from({ length: 150 }, (_, n) => contestOf(n + 1, {}));
  const ofOther = Array.from({ length: 150 }, (_, n) =>
    contestOf(n + 300, { uri: `${uri}2`, title: uri, contentHash: hash }),
  );
  const right = contestOf(700, { contentHash: hash });
  const { scan } = open([...wrong, ...ofOther, right].map(toRow));
  expect((await scan.fetchNamings(CID, { hash })).map(({ uid }) => uid)).toEqual([right.uid]);
  const many = Array.from({ length: 1_000 }, (_, n) => contestOf(n + 300, { contentHash: hash }));
  await expect(open(many.map(toRow)).scan.fetchNamings(CID, { hash })).rejects.toMatchObject({
    ...{ name: 'ScanError', code: 'scan-answer', retryable: false },
  });
});

test('says until when it has read: by the newest attestation, or by the health of our own scan', async () => {
  const rows = [
    attestAct('entry', entry, { time: 700n }),
    { ...attestAct('entry', entry, { time: 900n }), isOffchain: true, uid: word(8) },
  ];
  const { fetch } = createFakeScan(rows.map(toRow));
  const ask = (seconds: bigint, health: Response) => {
    const answering: typeof fetch = async (input, init) =>
      `${input}` === new URL('health', local.eas.graphQl).href ? health : fetch(input, init);
    return createNamingsScan({ config: local, fetch: answering }).hasReadUntil(seconds);
  };
  const none = () => new Response('<h1>Not found</h1>', { status: 404 });
  expect(await ask(699n, none())).toBe(true);
  expect(await ask(700n, none())).toBe(false);
  expect(await ask(700n, Response.json({ ok: true }))).toBe(true);
  expect(await ask(700n, Response.json({ ok: false, status: 'syncing' }, { status: 503 }))).toBe(false);
  expect(await ask(700n, Response.json(null))).toBe(false);
  expect(await ask(700n, new Response('x'.repeat(20_000)))).toBe(false);
});

test('asks only under the schemas of known resolvers', async () => {
  const { fetch, asked } = createFakeScan([]);
  const none = createNamingsScan({
    config: { ...local, contracts: { profile: local.contracts.profile } },
    fetch,
  });
  expect(await none.fetchNamings(CID)).toEqual([]);
  expect(asked).toEqual([]);
});

describe('fetchNotes', () => {
  const { contest, state } = startContest();
  const note = (text: string, change: Partial<Attestation> = {}): Attestation => {
    const row = {
      ...({ schema: NOTE_SCHEMA_UID, recipient: zeroAddress, attester: ORGANIZER, time: 700n } as const),
      ...{ expirationTime: 0n, revocationTime: 0n, revocable: true, refUID: contest.uid, isOffchain: false },
      data: encodeNote({ about: null, kind: 'text', text }),
      ...change,
    };
    return { ...row, uid: computeAttestationUid(row) };
  };

  const open = (rows: readonly Attestation[], largestPage = 1_000) => {
    const { fetch, asked } = createFakeScan(rows.map(toRow), { largestPage });
    return { scan: createActsScan({ config: local, fetch }), asked };
  };

  test("fetches the organizer's notes about the contest, newest first, and asks for no others", async () => {
    const rows = [
      note('First.'),
      note('Second.', { time: 701n }),
      note('Revoked.', { time: 702n, revocationTime: 703n }),
      note('Of a visitor.', { attester: address(0x77) }),
      note('Of another contest.', { refUID: word(1) }),
      note('Off-chain.', { isOffchain: true }),
      note('Under another schema.', { schema: word(2) }),
    ];
    const { scan, asked } = open(rows);
    const found = await scan.fetchNotes({
      uid: contest.uid,
      attester: ORGANIZER.toLowerCase() as typeof ORGANIZER,
    });
    expect(found).toEqual({
      rows: [rows[2], rows[1], rows[0]].map((row) => expect.objectContaining({ uid: row?.uid })),
      ...{ mismatched: [], hasMore: false },
    });
    expect(readNotes(state, found.rows).map(({ text }) => text)).toEqual(['First.', 'Second.']);
    expect(asked[0]?.variables).toMatchObject({
      where: {
        schemaId: { equals: NOTE_SCHEMA_UID },
        isOffchain: { equals: false },
        refUID: { equals: contest.uid },
        attester: { equals: ORGANIZER },
      },
    });
  });

  test('separates rows whose UID does not recompute', async () => {
    const altered = { ...note('Altered.'), data: encodeNote({ about: null, kind: 'text', text: 'False.' }) };
    const good = note('Good.', { time: 701n });
    const found = await open([altered, good]).scan.fetchNotes(contest);
    expect(found.rows.map(({ uid }) => uid)).toEqual([good.uid]);
    expect(found.mismatched.map(({ uid }) => uid)).toEqual([altered.uid]);
  });

  test('reads the newest 1,000, also from a scan with small pages, and says that there are more', async () => {
    const rows = Array.from({ length: 1_001 }, (_, n) => note(`Number ${n}.`, { time: 700n + BigInt(n) }));
    for (const largestPage of [1_000, 333]) {
      const found = await open(rows, largestPage).scan.fetchNotes(contest);
      expect(found.hasMore).toBe(true);
      expect(found.rows.map(({ time }) => time)).toEqual(
        rows
          .map(({ time }) => time)
          .toReversed()
          .slice(0, 1_000),
      );
    }
    const all = await open(rows.slice(1)).scan.fetchNotes(contest);
    expect(all).toMatchObject({ hasMore: false });
    expect(all.rows).toHaveLength(1_000);
  });
});
