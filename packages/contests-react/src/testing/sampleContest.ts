import {
  ACT_LIMITS,
  type ActValues,
  type Assignment,
  type Attestation,
  type Contest,
  type ContestDocument,
  computeAttestationUid,
  type DocumentReading,
  type EntryDocument,
  encodeActData,
  encodeAssignments,
  encodeNote,
  getSchemaUids,
  getSealedCommitment,
  NOTE_SCHEMA_UID,
  openReplay,
  type Protocol,
  type Result,
  readResult,
  SCHEMAS,
  type SchemaName,
  type SealedReview,
  writeDocument,
} from '@org/contests';
import { nameNumberedEntries } from '@org/contests/names';
import { type Address, type Hex, zeroAddress, zeroHash } from 'viem';
import type { ContestTexts } from '../data/reading/contestAnswer.ts';
import { englishContestNames } from '../messages/en/contest.ts';

/** The time at which the sample contests are read, in seconds. */
export const NOW = 1_795_500_000n;
const DAY = 86_400n;
const CHAIN_ID = 31337;

export const JUDGES = [
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
] as const satisfies readonly Address[];
export const STRANGER: Address = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65';
const ORGANIZER: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

const resolver: Address = '0xDDd5527f3cA29245a7803b31F39E173fBa622dBf';
const protocol: Protocol = {
  chainId: CHAIN_ID,
  eas: '0x4200000000000000000000000000000000000021',
  resolver,
  schemas: getSchemaUids(resolver),
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
  format: 'laurel-contest/1',
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

export type SampleContest = { readonly result: Result; readonly texts: ContestTexts };

type Act = <Name extends SchemaName>(
  by: Address,
  name: Name,
  values: Parameters<typeof encodeActData<Name>>[1],
) => void;

type SampleOptions = { readonly terms?: Partial<ActValues['contest']>; readonly document?: DocumentReading };

/** A contest on which `perform` acts, one second apart, as it is read at `NOW`. */
export function createReading(
  perform: (act: Act, contest: Hex) => void,
  { terms = {}, document = { status: 'read', document: sampleDocument } }: SampleOptions = {},
) {
  const { contentHash } = writeDocument(sampleDocument);
  const values: ActValues['contest'] = {
    title: 'Signs for a small museum',
    uri: 'ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi',
    ...{ contentHash, submissionsUntil: 0n, opensAt: NOW - 2n * DAY, closesAt: NOW + 5n * DAY },
    ...{ revealUntil: NOW + 5n * DAY, flags: 0, judges: JUDGES, maxPoints: [5, 10], weights: [2, 3] },
    entries: sampleDocument.entries.map((entry) => writeDocument(entry).contentHash),
    ...terms,
  };
  let time = (values.submissionsUntil || values.opensAt) - DAY;
  const attest = (
    name: SchemaName,
    data: Attestation['data'],
    attester: Address,
    refUID: Attestation['uid'],
  ) => {
    const row = {
      ...{ schema: protocol.schemas[name], recipient: zeroAddress, attester, time, expirationTime: 0n },
      ...{ revocationTime: 0n, revocable: SCHEMAS[name].revocable, refUID, data, isOffchain: false },
    };
    return { ...row, uid: computeAttestationUid(row) };
  };
  const contest = attest('contest', encodeActData('contest', values), ORGANIZER, zeroHash);
  const opened = openReplay(protocol, contest);
  if (!opened.ok) throw new Error(opened.reason);
  const state = opened.value;
  time = values.opensAt;
  perform((by, name, given) => {
    time += 1n;
    const refusal = state.attest(attest(name, encodeActData(name, given), by, contest.uid));
    if (refusal) throw new Error(refusal);
  }, contest.uid);
  return {
    ...{ chainId: CHAIN_ID, state, order: 'confirmed' as const, hasSubmissionLog: true, document },
    block: { number: 4_711n, hash: contest.uid, time: NOW },
  };
}

/** The result of such a contest, with its texts. */
export function createSampleContest(
  perform: (act: Act, contest: Hex) => void,
  options?: SampleOptions,
): SampleContest {
  const reading = createReading(perform, options);
  const { document } = reading;
  const result = readResult(reading);
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
export const toReview = (entry: number, points: readonly number[], comment: string) => ({
  ...{ entry, points, comment, commentHash: null },
});

/** Three reviews, one of them replaced, a recusal and a disqualification. */
export function performSample(act: Act): void {
  act(ada, 'evaluation', toReview(1, [3, 9], 'I could find the boats.'));
  act(ada, 'evaluation', toReview(1, [4, 9], 'Better in the evening than I thought. \u202e'));
  act(ben, 'evaluation', toReview(1, [2, 8], ''));
  act(cleo, 'evaluation', toReview(2, [4, 7], 'Rope is cheap, and children like it.'));
  act(cleo, 'evaluation', toReview(3, [5, 10], 'As good as the first.'));
  act(ben, 'recusal', { entry: 4 });
  act(ORGANIZER, 'disqualify', { entry: 3, reason: 'The same drawings as entry 1. <b>\u202e' });
}

/** Judging is extended by one day, and then by another. One reason is hostile. */
export function performPostponed(act: Act): void {
  const times = (closesAt: bigint) => ({
    ...{ submissionsUntil: 0n, opensAt: NOW - 2n * DAY, closesAt, revealUntil: closesAt },
  });
  const first = { ...times(NOW + 6n * DAY), reason: 'The hall is closed on Friday. <b>\u202e' };
  act(ORGANIZER, 'postpone', first);
  act(ORGANIZER, 'postpone', { ...times(NOW + 7n * DAY), reason: 'A judge is ill.' });
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
    ...{ chainId: CHAIN_ID, contest, judge, entry, points, comment },
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

/** The classic six: each criterion is met or not, and counts with its weight. */
const CLASSIC = [
  ['Presentation', 5],
  ['Potential impact', 5],
  ['Creativity', 5],
  ['Difficulty', 5],
  ['Open source', 3],
  ['Documentation', 3],
] as const;

/** The points of a review: 1 for the criteria at these places, from 1 on. */
export const tick = (...places: readonly number[]): readonly number[] =>
  CLASSIC.map((_, index) => (places.includes(index + 1) ? 1 : 0));

/** A contest with the classic six criteria and entries of these names. */
export function createClassic(names: readonly string[], perform: (act: Act) => void): SampleContest {
  const entries = names.map((name) => {
    const entry = { ...makeEntry(name, ''), track: 0 };
    // Hostile names are hostile links, too.
    return name.startsWith('javascript:') ? { ...entry, link: name } : entry;
  });
  const document: ContestDocument = {
    ...sampleDocument,
    description: 'Which of these would a librarian keep?\n\nTry each before you judge.',
    criteria: CLASSIC.map(([label]) => ({ label, anchors: [] })),
    ...{ tracks: [], prizes: [], entries },
  };
  const hashes = entries.map((entry) => writeDocument(entry).contentHash);
  const performAll = (act: Act) => {
    // A start has room for so many; the others are listed afterwards.
    for (let first = ACT_LIMITS.entries; first < hashes.length; first += ACT_LIMITS.entries)
      act(ORGANIZER, 'list', {
        ...{ first: first + 1, uri: 'ipfs://list', contentHash: hashes[first] ?? zeroHash },
        entries: hashes.slice(first, first + ACT_LIMITS.entries),
      });
    perform(act);
  };
  return createSampleContest(performAll, {
    terms: {
      ...{ title: 'Tools for small libraries', opensAt: NOW - 9n * DAY },
      ...{ closesAt: NOW + 2n * DAY, revealUntil: NOW + 2n * DAY },
      maxPoints: CLASSIC.map(() => 1),
      weights: CLASSIC.map(([, weight]) => weight),
      entries: hashes.slice(0, ACT_LIMITS.entries),
    },
    document: { status: 'read', document },
  });
}

const classic = createClassic(['shelf', 'stamp', 'lamp', 'ladder', 'javascript:alert(1)'], (act) => {
  act(ada, 'evaluation', toReview(1, tick(1, 2, 3, 4, 5, 6), 'I would keep this one for fifty years.'));
  act(ben, 'evaluation', toReview(1, tick(1, 6), 'Solid work.'));
  act(cleo, 'evaluation', toReview(1, tick(1, 6), '<b>Bold</b> of them.'));
  act(ada, 'evaluation', toReview(2, tick(3), 'Solid work.'));
  act(ben, 'evaluation', toReview(3, tick(3), 'Solid work.'));
});

/** A contest during judging, for stories and tests: three judges, five entries, some of them hostile, and five reviews. */
export const { result } = classic;
export const { contest } = result;

/** The names of its entries, for `EntryNames`. */
export const nameEntry = nameNumberedEntries(contest.entries, classic.texts.entries, englishContestNames);

/** The row of the organizer's note with these assignments. */
export const toAssignmentsRow = (
  { uid, organizer }: Pick<Contest, 'uid' | 'organizer'>,
  assignments: readonly Assignment[],
): Attestation => {
  const row = {
    ...({ schema: NOTE_SCHEMA_UID, recipient: zeroAddress, attester: organizer, refUID: uid } as const),
    ...{ time: NOW, expirationTime: 0n, revocationTime: 0n, revocable: true, isOffchain: false },
    data: encodeNote({ about: null, kind: 'assignments', text: encodeAssignments(assignments) }),
  };
  return { ...row, uid: computeAttestationUid(row) };
};
