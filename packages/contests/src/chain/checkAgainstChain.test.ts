import { expect, test } from 'vitest';
import { createFakeChain, type Kept } from '../../test/fakeChain.ts';
import { JUDGES, makeAttestation, makeContest, word } from '../../test/make.ts';
import type { Attestation } from '../attestation/attestation.ts';
import { CONTEST_SCHEMA_UID, encodeContest } from '../contest/contestSchemas.ts';
import { checkAgainstChain } from './checkAgainstChain.ts';

/** The fake chain's last block is 1,000 at the time 3,000. */
const HEAD = 1_000n;
const HEAD_TIME = 3_000n;
const NOW = BigInt(Math.floor(Date.now() / 1000));

const { judges, entries, title, description, ...rest } = makeContest({ time: 1_100n });
const contestRow = makeAttestation({
  schema: CONTEST_SCHEMA_UID,
  attester: rest.organizer,
  time: 1_100n,
  data: encodeContest({ judges, entries, title, description }),
});
const contest = makeContest({ time: 1_100n, uid: contestRow.uid });
const says = { contest: contest.uid };
const review = (change: Partial<Attestation> = {}) =>
  makeAttestation({ refUID: contest.uid, says, time: 2_000n, ...change });

const one = review();
const kept: readonly Kept[] = [
  { attestation: contestRow, block: 50n },
  { attestation: one, block: 500n },
];

type Answer = NonNullable<Parameters<typeof createFakeChain>[0]['answer']>;

const check = (scanAttestations: readonly Attestation[], readUntil: bigint | null = HEAD, answer?: Answer) =>
  checkAgainstChain({
    ...createFakeChain({ kept, ...(answer && { answer }) }),
    contest,
    scanAttestations,
    scanHead: { blockNumber: readUntil, time: null },
  });

test('agrees with an honest scan', async () => {
  expect(await check([one])).toMatchObject({ status: 'agrees' });
});

test.each([
  ['a moment after the last block', HEAD_TIME + 1n, HEAD],
  ['far in the future, by a scan that says that it is ahead', NOW + 100_000n, HEAD + 5n],
  ['far in the future, by a scan that names no block', NOW + 100_000n, null],
])('issue 13: detects a review invented %s', async (_, time, readUntil) => {
  const invented = review({ attester: JUDGES[1], time });
  expect(await check([one, invented], readUntil)).toMatchObject({
    status: 'altered',
    uids: [invented.uid],
  });
});

test('issue 13: detects a withdrawal invented after the last block', async () => {
  const withdrawn = { ...one, revocationTime: HEAD_TIME + 1n };
  expect(await check([withdrawn])).toMatchObject({ status: 'altered', uids: [one.uid] });
});

test('reports unreachable if the endpoint lags behind the scan', async () => {
  const newest = review({ attester: JUDGES[1], time: HEAD_TIME + 4n });
  expect(await check([one, newest], HEAD + 2n)).toMatchObject({ status: 'unreachable' });
  expect(await check([{ ...one, revocationTime: HEAD_TIME + 4n }], HEAD + 2n)).toMatchObject({
    status: 'unreachable',
  });
});

test('tolerates a node that does not know a withdrawal yet', async () => {
  const withdrawn = { ...one, revocationTime: 2_900n };
  const caughtUp = createFakeChain({
    kept: kept.map((each) => (each.attestation === one ? { ...each, attestation: withdrawn } : each)),
  });
  let calls = 0;
  const answer: Answer = ({ method, params }, ask) => {
    if (method !== 'eth_call') return ask();
    calls += 1;
    return calls > 3 ? caughtUp.client.request({ method, params } as never) : ask();
  };
  expect(await check([withdrawn], HEAD, answer)).toMatchObject({ status: 'agrees' });
});

test('reports altered for a UID that does not exist', async () => {
  expect(await check([one, { ...one, uid: word(7) }])).toMatchObject({ status: 'altered', uids: [word(7)] });
});
