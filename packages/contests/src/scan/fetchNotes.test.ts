import { local } from '@org/chain-config';
import { zeroAddress } from 'viem';
import { expect, test } from 'vitest';
import { createFakeScan, toRow } from '../../test/fakeScan.ts';
import { address, word } from '../../test/make.ts';
import { ORGANIZER, startContest } from '../../test/makeContest.ts';
import { encodeNote } from '../acts/encodeNote.ts';
import { readNotes } from '../acts/notes.ts';
import type { Attestation } from '../base/attestation.ts';
import { computeAttestationUid } from '../base/attestationUid.ts';
import { NOTE_SCHEMA_UID } from '../contest/schemas.ts';
import { createActsScan } from './createActsScan.ts';

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
