import { type Hex, keccak256 } from 'viem';
import { ACT_KINDS } from '../src/acts/accumulator.ts';
import { computeAttestationUid } from '../src/base/attestationUid.ts';
import {
  type ProofAct,
  type ProofAttestation,
  type ProofBundle,
  type RankingBundle,
  toAttestation,
} from '../src/proof/proofBundle.ts';
import { ORGANIZER, OTHER_JUDGE } from './localChain.ts';
import { word } from './make.ts';
import type { AlteredCase } from './vectors.ts';

/** The proof of the resolver's account in another block. */
export type Evidence = {
  readonly header: Hex;
  readonly accountProof: readonly Hex[];
  readonly blockHash: Hex;
};

type Others = {
  /** Before the resolver existed, and with other code at its address. */
  readonly before: Evidence;
  readonly otherCode: Evidence;
  /** A contest that was never started, proven to be unknown. */
  readonly invented: Pick<ProofBundle, 'contest' | 'storageProof'>;
  /** The UID of the sealed contest. */
  readonly sealed: Hex;
};

/** Fields of a bundle with the hash of their block. */
const inBlock = ({ blockHash, ...fields }: Evidence) => ({ with: fields, blockHash });

/** The changed bundles of the vectors: of the open contest, of the sealed one, and of the ranking without acts. */
export function alterBundles(
  open: ProofBundle,
  ranking: RankingBundle,
  { before, otherCode, invented, sealed }: Others,
): readonly AlteredCase[] {
  const { acts, submissions, ranking: ranks, accountProof, storageProof } = open;
  const flip = (hex: Hex): Hex => `${hex.slice(0, -1)}${hex.endsWith('0') ? '1' : '0'}` as Hex;
  const at = acts.findIndex(({ kind }) => kind === ACT_KINDS.evaluated);
  const review = (acts[at] as Extract<ProofAct, { attestation: unknown }>).attestation;
  const [submission = review] = submissions;
  const elsewhere = { ...submission, refUID: sealed };
  const moved = { ...elsewhere, uid: computeAttestationUid(toAttestation(elsewhere), elsewhere.bump) };
  const again = { ...review, schema: open.contest.schema };
  const started = { ...again, uid: computeAttestationUid(toAttestation(again), again.bump) };
  const lastNode = accountProof.length - 1;
  const ofBundle: readonly Omit<AlteredCase, 'file'>[] = [
    { what: 'a newline at its end', append: '\n', reason: 'not-canonical' },
    { what: 'the hash of another block', blockHash: flip(open.hash), reason: 'wrong-block-hash' },
    { what: 'an unknown field', path: ['comment'], value: '', reason: 'unknown-field' },
    { what: 'a missing field', path: ['ranking'], reason: 'missing-field' },
    { what: 'a number as text', path: ['chainId'], value: String(open.chainId), reason: 'wrong-field' },
    { what: 'upper case in hex', path: ['contest', 'attester'], value: ORGANIZER, reason: 'wrong-field' },
    { what: 'another version', path: ['format'], value: 'laurel-proof/2', reason: 'unsupported-format' },
    { what: 'an unknown field of an act', path: ['acts', at, 'note'], value: '', reason: 'unknown-field' },
    {
      what: 'a header that is no header',
      ...{ with: { header: '0xc0' }, blockHash: keccak256('0xc0'), reason: 'wrong-header' },
    },
    { what: 'a block before the resolver existed', ...inBlock(before), reason: 'missing-resolver' },
    { what: 'a block with other code of the resolver', ...inBlock(otherCode), reason: 'wrong-code-hash' },
    { what: 'a contest that was never started', with: invented, reason: 'unproven-contest' },
    {
      what: 'a submission to another contest',
      ...{ path: ['submissions', 0], value: moved, reason: 'foreign-submission' },
    },
    {
      what: 'another time of the contest',
      ...{ path: ['contest', 'time'], value: open.contest.time + 1, reason: 'wrong-contest-uid' },
    },
    {
      what: 'another schema of the contest',
      ...{ path: ['contest', 'schema'], value: word(1), reason: 'wrong-contest-uid' },
    },
    {
      what: 'the proof of another block',
      ...{ path: ['accountProof'], from: ['sealed.bundle.json', 'accountProof'], reason: 'another-block' },
    },
    { what: 'a node of the account left out', path: ['accountProof', lastNode], reason: 'another-resolver' },
    {
      what: 'a changed node of the account',
      ...{ path: ['accountProof', lastNode], value: flip(accountProof[lastNode] ?? '0x') },
      reason: 'wrong-account-proof',
    },
    {
      what: 'the storage of another block',
      ...{ path: ['storageProof'], from: ['sealed.bundle.json', 'storageProof'], reason: 'another-storage' },
    },
    {
      what: 'a node of the storage left out',
      ...{ path: ['storageProof', storageProof.length - 1], reason: 'another-contest' },
    },
    {
      what: 'the account of the resolver as that of EAS',
      ...{ path: ['eas', 'accountProof'], from: ['open.bundle.json', 'accountProof'], reason: 'another-eas' },
    },
    {
      what: 'an implementation of EAS, which has none here',
      ...{ path: ['eas', 'implementationProof'], from: ['open.bundle.json', 'eas', 'accountProof'] },
      reason: 'wrong-eas-proof',
    },
    {
      what: 'a node of the storage twice',
      ...{ path: ['storageProof', storageProof.length], from: ['open.bundle.json', 'storageProof', 1] },
      reason: 'wrong-storage-proof',
    },
    {
      what: 'the implementation of EAS left out',
      path: ['eas', 'storageProof'],
      value: [],
      reason: 'wrong-eas-proof',
    },
    {
      what: 'other points of a review',
      ...{ path: ['acts', at, 'attestation', 'data'], value: review.data.replace('0905', '0a05') },
      reason: 'wrong-act-uid',
    },
    {
      what: 'another judge of a review',
      ...{ path: ['acts', at, 'attestation', 'attester'], value: OTHER_JUDGE.toLowerCase() },
      reason: 'wrong-act-uid',
    },
    { what: 'the last act left out', path: ['acts', acts.length - 1], reason: 'missing-act' },
    {
      what: 'an act twice',
      ...{
        path: ['acts', acts.length],
        from: ['open.bundle.json', 'acts', acts.length - 1],
        reason: 'extra-act',
      },
    },
    {
      what: 'an act of another contest',
      ...{ path: ['acts', 0], from: ['sealed.bundle.json', 'acts', 0], reason: 'foreign-act' },
    },
    {
      what: 'acts of different times in another order',
      ...{ path: ['acts', 0], swap: ['acts', at], reason: 'wrong-order' },
    },
    {
      what: 'two acts of one second in another order',
      ...{ path: ['acts', at + 1], swap: ['acts', at + 2], reason: 'wrong-head' },
    },
    {
      what: 'an act with the schema of contests',
      ...{ path: ['acts', at, 'attestation'], value: started, reason: 'wrong-head' },
    },
    { what: 'another kind', path: ['acts', at, 'kind'], value: ACT_KINDS.recused, reason: 'wrong-kind' },
    { what: 'an admitted submission left out', path: ['submissions', 0], reason: 'missing-submission' },
    {
      what: 'submissions in another order',
      ...{ path: ['submissions', 0], swap: ['submissions', 1], reason: 'extra-submission' },
    },
    {
      what: 'a changed submission',
      ...{ path: ['submissions', 0, 'data'], value: flip(submissions[0]?.data ?? '0x') },
      reason: 'wrong-submission-uid',
    },
    { what: 'an act of submissions left out', path: ['submissionActs', 0], reason: 'missing-act' },
    {
      what: 'another sum in the ranking',
      ...{ path: ['ranking', 0, 'sum'], value: (ranks[0]?.sum ?? 0) + 1, reason: 'wrong-ranking' },
    },
    { what: 'an entry left out of the ranking', path: ['ranking', 0], reason: 'wrong-ranking' },
    { what: 'another result hash', path: ['hash'], value: flip(open.hash), reason: 'wrong-hash' },
  ];
  const ofRanking: readonly Omit<AlteredCase, 'file'>[] = [
    {
      what: 'another sum',
      ...{ path: ['entries', 0, 'sum'], value: (ranking.entries[0]?.sum ?? 0) + 1, reason: 'wrong-sum' },
    },
    {
      what: 'an unknown field of an entry',
      path: ['entries', 0, 'note'],
      value: '',
      reason: 'unknown-field',
    },
    { what: 'text for a number', path: ['entries', 0, 'reviews'], value: '2', reason: 'wrong-field' },
    { what: 'another status', path: ['entries', 0, 'status'], value: 'withdrawn', reason: 'wrong-sum' },
    { what: 'an entry left out', path: ['entries', 0], reason: 'wrong-state' },
    { what: 'another weight', path: ['terms', 'weights', 0], value: 9, reason: 'wrong-state' },
    { what: 'another time in force', path: ['terms', 'times', 'closesAt'], value: 1, reason: 'wrong-state' },
    {
      what: 'the acts',
      ...{ path: ['acts'], from: ['open.bundle.json', 'acts'], reason: 'unknown-field' },
    },
    { what: 'another rank', path: ['ranking', 0, 'rank'], value: 2, reason: 'wrong-ranking' },
  ];
  const { ofOpen, ofSums } = breakShapes(open, ranking);
  return [
    ...ofBundle.map((each) => ({ file: 'open.bundle.json', ...each })),
    {
      file: 'sealed.bundle.json',
      what: 'another chain',
      path: ['chainId'],
      value: 84532,
      reason: 'another-chain',
    },
    ...ofRanking.map((each) => ({ file: 'open.ranking.json', ...each })),
    ...ofOpen.map((each) => ({ file: 'open.bundle.json', ...each })),
    ...ofSums.map((each) => ({ file: 'open.ranking.json', ...each })),
  ];
}

/** The same UID with another recipient and another attester: it does not have the lengths of the fields. */
function moveByte<Attestation extends Pick<ProofAttestation, 'recipient' | 'attester'>>(of: Attestation) {
  const { recipient, attester } = of;
  const moved = {
    recipient: recipient.slice(0, -2),
    attester: `0x${recipient.slice(-2)}${attester.slice(2)}`,
  };
  return { ...of, ...moved };
}

/** A value beyond each shape and limit of the formats. */
function breakShapes(open: ProofBundle, ranking: RankingBundle) {
  const wrong = (what: string, path: readonly (string | number)[], change: Partial<AlteredCase>) => ({
    ...{ what, path, ...change, reason: 'wrong-field' },
  });
  const { contest, submissions } = open;
  const admitted = ranking.entries.findIndex(({ submission }) => submission !== null);
  const uid = ranking.entries[admitted]?.submission ?? '0x';
  const at = open.acts.findIndex((act) => 'attestation' in act);
  const [review] = open.acts.flatMap((act) => ('attestation' in act ? [act.attestation] : []));
  const tooLarge = { reason: 'too-large' };
  const ofOpen: readonly Omit<AlteredCase, 'file'>[] = [
    { what: '67,108,864 characters more', append: ' ', times: 67_108_864, ...tooLarge },
    { what: '2,000,001 commas more', append: ',', times: 2_000_001, ...tooLarge },
    wrong('a list as format', ['format'], { value: [] }),
    wrong('a chain that is no whole number', ['chainId'], { value: 1.5 }),
    wrong('a negative time', ['contest', 'time'], { value: -1 }),
    wrong('a time of 2^53', ['contest', 'time'], { value: 2 ** 53 }),
    wrong('a bump of 2^32', ['contest', 'bump'], { value: 2 ** 32 }),
    wrong('a number for true', ['contest', 'revocable'], { value: 1 }),
    wrong('a UID of 31 bytes', ['contest', 'uid'], { value: contest.uid.slice(0, -2) }),
    wrong('a UID of 33 bytes', ['contest', 'uid'], { value: `${contest.uid}00` }),
    wrong('a UID without 0x', ['contest', 'uid'], { value: contest.uid.slice(2) }),
    wrong('an address of 19 bytes', ['contest', 'recipient'], { value: contest.recipient.slice(0, -2) }),
    wrong('an address of 21 bytes', ['contest', 'attester'], { value: `${contest.attester}00` }),
    wrong('a byte of a submission moved to its attester', ['submissions', 1], {
      value: submissions[1] && moveByte(submissions[1]),
    }),
    wrong('a byte of an act moved to its attester', ['acts', at, 'attestation'], {
      value: review && moveByte(review),
    }),
    wrong('half a byte of data', ['contest', 'data'], { value: '0x0' }),
    wrong('data of 32,769 bytes', ['contest', 'data'], { zeros: 32_769 }),
    wrong('a status for a schema', ['contest', 'schema'], { value: 'standing' }),
    wrong('a name for the result hash', ['hash'], { value: 'foo' }),
    wrong('a status for the header', ['header'], { value: 'standing' }),
    wrong('a header of 16,385 bytes', ['header'], { zeros: 16_385 }),
    wrong('a status for a node', ['storageProof', 0], { value: 'standing' }),
    wrong('a node of 1,025 bytes', ['storageProof', 0], { zeros: 1_025 }),
    wrong('65,326 nodes of the storage', ['storageProof'], { value: '0x', times: 65_326 }),
    wrong('66 nodes of the account', ['accountProof'], { value: '0x', times: 66 }),
    wrong('66 nodes of EAS', ['eas', 'accountProof'], { value: '0x', times: 66 }),
    wrong('66 nodes of the storage of EAS', ['eas', 'storageProof'], { value: '0x', times: 66 }),
    wrong('66 nodes of its implementation', ['eas', 'implementationProof'], { value: '0x', times: 66 }),
    wrong('1,001 submissions', ['submissions'], { value: contest, times: 1_001 }),
    wrong('1,001 ranks', ['ranking'], { value: open.ranking[0], times: 1_001 }),
    wrong('an entry of 2^32 in the ranking', ['ranking', 0, 'entry'], { value: 2 ** 32 }),
    { what: 'a chain that is not known', path: ['chainId'], value: 1, reason: 'another-chain' },
    wrong('true for the kind that revokes a contest', ['acts', at, 'kind'], { value: true }),
    wrong('a kind of 256', ['acts', at, 'kind'], { value: 256 }),
    {
      ...{ what: 'an attestation in an act that revokes', path: ['acts', at, 'kind'] },
      ...{ value: ACT_KINDS.contestRevoked, reason: 'unknown-field' },
    },
  ];
  const latest = ['terms', 'times', 'revealUntil'];
  const ofSums: readonly Omit<AlteredCase, 'file'>[] = [
    { what: 'a chain that is not known', path: ['chainId'], value: 1, reason: 'unknown-chain' },
    wrong('a UID in upper case', ['entries', admitted, 'submission'], {
      value: `0x${uid.slice(2).toUpperCase()}`,
    }),
    wrong('a UID with a zero before it', ['entries', admitted, 'submission'], {
      value: `0x00${uid.slice(2)}`,
    }),
    wrong('a name for a submission', ['entries', admitted, 'submission'], { value: 'foo' }),
    wrong('empty text for no submission', ['entries', 0, 'submission'], { value: '' }),
    wrong('a status that does not exist', ['entries', 0, 'status'], { value: 'foo' }),
    wrong('2^32 reviews', ['entries', 0, 'reviews'], { value: 2 ** 32 }),
    wrong('1,001 entries', ['entries'], { value: ranking.entries[0], times: 1_001 }),
    wrong('a status for the organizer', ['terms', 'organizer'], { value: 'standing' }),
    wrong('flags of 256', ['terms', 'flags'], { value: 256 }),
    wrong('501 judges', ['terms', 'judges'], { value: 501 }),
    wrong('21 maxima', ['terms', 'maxPoints'], { value: 1, times: 21 }),
    wrong('21 weights', ['terms', 'weights'], { value: 1, times: 21 }),
    wrong('a weight of 256', ['terms', 'weights', 0], { value: 256 }),
    wrong('a time as text that a number can be', latest, { value: '9007199254740991' }),
    wrong('a time with a zero before it', latest, { value: '09007199254740992' }),
    wrong('a time of 2^64', latest, { value: '18446744073709551616' }),
    wrong('130,326 nodes of the storage', ['storageProof'], { value: '0x', times: 130_326 }),
  ];
  return { ofOpen, ofSums };
}
