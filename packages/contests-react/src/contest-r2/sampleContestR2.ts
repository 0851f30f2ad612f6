import { type Attestation, computeAttestationUid, type Result } from '@org/contests';
import {
  type ContestDocument,
  type DocumentReading,
  type EntryDocument,
  encodeDataR2,
  getSchemaUidsR2,
  getSealedCommitment,
  openContestR2,
  type Protocol,
  readResultR2,
  SCHEMAS_R2,
  type SchemaNameR2,
  type SealedReview,
  type ValuesR2,
  writeDocument,
} from '@org/contests/r2';
import type { Address, Hex } from 'viem';
import { zeroAddress, zeroHash } from 'viem';
import { JUDGES, NOW, contest as sample } from '../testing/sampleContest.ts';
import type { ContestTexts } from './data/documentsQuery.ts';

const DAY = 86_400n;
const resolver: Address = '0xDDd5527f3cA29245a7803b31F39E173fBa622dBf';
const protocol: Protocol = {
  chainId: sample.chainId,
  eas: '0x4200000000000000000000000000000000000021',
  resolver,
  schemas: getSchemaUidsR2(resolver),
};

const makeEntry = (name: string, about: string): EntryDocument => ({
  name,
  link: `https://example.org/${name.toLowerCase().replaceAll(' ', '-')}`,
  picture: '',
  about,
  track: 1,
});

/** The texts of the sample: one of them is hostile. */
export const sampleDocument: ContestDocument = {
  format: 'laurel-contest/2',
  description: 'Which of these signs would you hang up tomorrow?',
  criteria: [
    {
      label: 'Legibility',
      anchors: [
        { points: 0, text: 'Cannot be read from the door.' },
        { points: 5, text: 'Can be read from across the room.' },
      ],
    },
    { label: '\u202eWayfinding', anchors: [] },
  ],
  tracks: [{ name: 'Indoors', about: '' }],
  prizes: [{ name: 'The signs are made', about: 'By the workshop next door.', track: 0 }],
  entries: [
    makeEntry('Tide marks', 'A line on the wall.'),
    makeEntry('Rope and knots', 'Each knot is a room.'),
    makeEntry('Tide marks', 'The first entry in blue.'),
    { ...makeEntry('<img src=x onerror=alert(1)>', ''), link: 'javascript:alert(1)', track: 0 },
  ],
};

export type SampleR2 = { readonly result: Result; readonly texts: ContestTexts };

type Act = <Name extends SchemaNameR2>(
  by: Address,
  name: Name,
  values: Parameters<typeof encodeDataR2<Name>>[1],
) => void;

type SampleOptions = { readonly terms?: Partial<ValuesR2['contest']>; readonly document?: DocumentReading };

/** A contest of version 2 on which `perform` acts, one second apart, as it is read at `NOW`. */
export function createReadingR2(
  perform: (act: Act, contest: Hex) => void,
  { terms = {}, document = { status: 'read', document: sampleDocument } }: SampleOptions = {},
) {
  const { contentHash } = writeDocument(sampleDocument);
  const values: ValuesR2['contest'] = {
    title: 'Signs for a small museum',
    uri: 'ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi',
    ...{ contentHash, submissionsUntil: 0n, opensAt: NOW - 2n * DAY, closesAt: NOW + 5n * DAY },
    ...{ revealUntil: NOW + 5n * DAY, flags: 0, judges: JUDGES, maxPoints: [5, 10], weights: [2, 3] },
    entries: sampleDocument.entries.map((entry) => writeDocument(entry).contentHash),
    ...terms,
  };
  let time = NOW - 3n * DAY;
  const attest = (
    name: SchemaNameR2,
    data: Attestation['data'],
    attester: Address,
    refUID: Attestation['uid'],
  ) => {
    const row = {
      ...{ schema: protocol.schemas[name], recipient: zeroAddress, attester, time, expirationTime: 0n },
      ...{ revocationTime: 0n, revocable: SCHEMAS_R2[name].revocable, refUID, data, isOffchain: false },
    };
    return { ...row, uid: computeAttestationUid(row) };
  };
  const contest = attest('contest', encodeDataR2('contest', values), sample.organizer, zeroHash);
  const opened = openContestR2(protocol, contest);
  if (!opened.ok) throw new Error(opened.reason);
  const state = opened.value;
  time = values.opensAt;
  perform((by, name, given) => {
    time += 1n;
    const refusal = state.attest(attest(name, encodeDataR2(name, given), by, contest.uid));
    if (refusal) throw new Error(refusal);
  }, contest.uid);
  return {
    ...{ chainId: sample.chainId, state, order: 'confirmed' as const, hasSubmissionLog: true, document },
    block: { number: 4_711n, hash: sample.uid, time: NOW },
  };
}

/** The result of such a contest, with its texts. */
export function createSampleR2(perform: (act: Act, contest: Hex) => void, options?: SampleOptions): SampleR2 {
  const reading = createReadingR2(perform, options);
  const { document } = reading;
  const result = readResultR2(reading);
  const entries = document.status === 'read' ? document.document.entries : [];
  return {
    result,
    texts: {
      document,
      entries: new Map(entries.map((entry, index) => [`${index + 1}`, entry])),
      later: null,
    },
  };
}

const [ada, ben, cleo] = JUDGES;
const evaluation = (entry: number, points: readonly number[], comment: string) => ({
  ...{ entry, points, comment, commentHash: null },
});

/** Three reviews, one of them replaced, a recusal and a disqualification. */
export function performSample(act: Act): void {
  act(ada, 'evaluation', evaluation(1, [3, 9], 'I could find the boats.'));
  act(ada, 'evaluation', evaluation(1, [4, 9], 'Better in the evening than I thought. \u202e'));
  act(ben, 'evaluation', evaluation(1, [2, 8], ''));
  act(cleo, 'evaluation', evaluation(2, [4, 7], 'Rope is cheap, and children like it.'));
  act(cleo, 'evaluation', evaluation(3, [5, 10], 'As good as the first.'));
  act(ben, 'recusal', { entry: 4 });
  act(sample.organizer, 'disqualify', { entry: 3, reason: 'The same drawings as entry 1. <b>\u202e' });
}

/** Judging is extended by one day, and then by another. One reason is hostile. */
export function performPostponed(act: Act): void {
  const times = (closesAt: bigint) => ({
    ...{ submissionsUntil: 0n, opensAt: NOW - 2n * DAY, closesAt, revealUntil: closesAt },
  });
  const first = { ...times(NOW + 6n * DAY), reason: 'The hall is closed on Friday. <b>\u202e' };
  act(sample.organizer, 'postpone', first);
  act(sample.organizer, 'postpone', { ...times(NOW + 7n * DAY), reason: 'A judge is ill.' });
  performSample(act);
}

/** A sealed contest: two commitments in force, and one that was replaced. They are never revealed. */
export function performSealed(act: Act): void {
  const commitment = `0x${'07'.repeat(32)}` as const;
  act(ada, 'commit', { entry: 1, commitment });
  act(ada, 'commit', { entry: 1, commitment });
  act(ben, 'commit', { entry: 2, commitment });
}

/** The sealed reviews of two judges: two of the first, one of the second. */
export const sealSample = (contest: Hex): readonly [SealedReview, SealedReview, SealedReview] => {
  const seal = (judge: Address, entry: number, points: readonly number[], comment: string): SealedReview => ({
    ...{ chainId: sample.chainId, contest, judge, entry, points, comment },
    salt: `0x${`${entry}`.repeat(64)}`,
  });
  return [
    seal(ada, 1, [4, 9], 'I could find the boats.'),
    seal(ada, 2, [2, 7], ''),
    seal(ben, 1, [5, 10], 'Better in the evening. \u202e'),
  ];
};

/** A sealed contest with commitments to {@link sealSample}. */
export function performCommits(act: Act, contest: Hex): void {
  for (const review of sealSample(contest)) {
    const commitment = getSealedCommitment(resolver, review);
    act(review.judge, 'commit', { entry: review.entry, commitment });
  }
}
