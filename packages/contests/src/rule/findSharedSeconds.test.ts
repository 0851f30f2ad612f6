import { expect, test } from 'vitest';
import { ENTRIES, JUDGES, makeAttestation, makeBlock, makeContest } from '../../test/make.ts';
import type { Attestation } from '../attestation/attestation.ts';
import { findSharedSeconds } from './findSharedSeconds.ts';
import { readResult } from './readResult.ts';

const [one, two] = ENTRIES;
const read = (attestations: readonly Attestation[]) =>
  findSharedSeconds(readResult({ contest: makeContest(), attestations, block: makeBlock() }));
const [low, high] = ['Seen.', 'Seen again.']
  .map((comment) => makeAttestation({ says: { comment } }))
  .sort((a, b) => (a.uid < b.uid ? -1 : 1)) as [Attestation, Attestation];

test('issue 13: finds two reviews in the same second and the one in force', () => {
  expect(read([high, low])).toEqual([
    {
      judge: JUDGES[0],
      entry: one,
      time: 2_000n,
      inForce: { uid: high.uid, points: 8 },
      superseded: [{ uid: low.uid, points: 8 }],
      isCounted: true,
    },
  ]);
});

test('issue 13: includes a withdrawn review, so that none counts', () => {
  expect(read([low, { ...high, revocationTime: 3_000n }])).toMatchObject([
    { inForce: { uid: high.uid }, isCounted: false },
  ]);
});

test('issue 13: ignores other seconds, judges and entries, and reviews that a later one supersedes', () => {
  expect(read([low, makeAttestation({ time: 2_001n })])).toEqual([]);
  expect(read([low, makeAttestation({ attester: JUDGES[1] })])).toEqual([]);
  expect(read([low, makeAttestation({ says: { entry: two } })])).toEqual([]);
  expect(read([low, high, makeAttestation({ time: 2_001n })])).toEqual([]);
  expect(read([])).toEqual([]);
});
