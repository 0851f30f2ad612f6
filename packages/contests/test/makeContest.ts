import type { Address } from 'viem';
import {
  type ActValues,
  type Attestation,
  type Contest,
  type ContestReplay,
  computeAttestationUid,
  encodeActData,
  getCommitment,
  getSchemaUids,
  openReplay,
  type Protocol,
  SCHEMAS,
  type SchemaName,
  toContest,
} from '../src/index.ts';
import { address, JUDGES, word } from './make.ts';

const RESOLVER: Address = '0xDDd5527f3cA29245a7803b31F39E173fBa622dBf';
export const PROTOCOL: Protocol = {
  chainId: 31337,
  eas: '0x4200000000000000000000000000000000000021',
  resolver: RESOLVER,
  schemas: getSchemaUids(RESOLVER),
};
export const ORGANIZER = address(0x09);
export const ENTRANT = address(0xe1);

/** Submissions until 1,000, admission until 2,000, judging until 3,000. Two criteria that weigh 2 and 1, two entries. */
export function makeTerms(change: Partial<ActValues['contest']> = {}): ActValues['contest'] {
  return {
    title: 'Tools for small libraries',
    uri: 'ipfs://tools',
    contentHash: word(0xd0c),
    submissionsUntil: 1_000n,
    opensAt: 2_000n,
    closesAt: 3_000n,
    revealUntil: 3_000n,
    flags: 1,
    judges: JUDGES,
    maxPoints: [5, 10],
    weights: [2, 1],
    entries: [word(0xe1), word(0xe2)],
    ...change,
  };
}

/** Terms of a sealed contest without submissions, whose reviews are revealed until 4,000. */
export function makeSealedTerms(): ActValues['contest'] {
  return makeTerms({ flags: 2, submissionsUntil: 0n, revealUntil: 4_000n });
}

/** An attestation under a schema, with its UID. */
export function attestAct<Name extends SchemaName>(
  name: Name,
  values: Parameters<typeof encodeActData<Name>>[1],
  change: Partial<Attestation> = {},
): Attestation {
  const row = {
    schema: PROTOCOL.schemas[name],
    recipient: address(0),
    attester: ORGANIZER,
    time: 500n,
    expirationTime: 0n,
    revocationTime: 0n,
    revocable: SCHEMAS[name].revocable,
    refUID: word(0),
    data: encodeActData(name, values),
    isOffchain: false,
    ...change,
  };
  return { ...row, uid: computeAttestationUid(row) };
}

/** A contest with the logs of its acts, which grow with each accepted act. */
export type PlayedContest = {
  readonly state: ContestReplay;
  readonly contest: Attestation;
  readonly acts: Attestation[];
  readonly submissionActs: Attestation[];
  /** Attests; throws if the resolver would refuse it. */
  readonly attest: <Name extends SchemaName>(
    name: Name,
    values: Parameters<typeof encodeActData<Name>>[1],
    by: Address,
    time: bigint,
  ) => Attestation;
  readonly revoke: (attestation: Attestation, time: bigint) => void;
};

export function startContest(terms: ActValues['contest'] = makeTerms()): PlayedContest {
  const contest = attestAct('contest', terms);
  const opened = openReplay(PROTOCOL, contest);
  if (!opened.ok) throw new Error(opened.reason);
  const state = opened.value;
  const acts: Attestation[] = [];
  const submissionActs: Attestation[] = [];
  const keep = (row: Attestation, refusal: string | null) => {
    if (refusal) throw new Error(refusal);
    const replace = (list: Attestation[]) =>
      list.forEach((each, index) => {
        if (each.uid === row.uid) list[index] = row;
      });
    replace(acts);
    replace(submissionActs);
    if (state.acts.acts.length > acts.length) acts.push(row);
    if (state.submissionActs.acts.length > submissionActs.length) submissionActs.push(row);
  };
  return {
    ...{ state, contest, acts, submissionActs },
    attest: (name, values, by, time) => {
      const row = attestAct(name, values, { attester: by, time, refUID: contest.uid });
      keep(row, state.attest(row));
      return row;
    },
    revoke: (attestation, time) => {
      const row = { ...attestation, revocationTime: time };
      keep(row, state.revoke(row));
    },
  };
}

/** Commits and returns what reveals it. */
export function commitReview(
  { attest, contest }: PlayedContest,
  review: Pick<ActValues['reveal'], 'entry' | 'judge' | 'points'>,
  time: bigint,
): Omit<ActValues['reveal'], 'commentHash'> {
  const preimage = { ...review, salt: word(review.entry) };
  // The keccak256 of no bytes.
  const commentHash = '0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470';
  const commitment = getCommitment(PROTOCOL, { ...preimage, contest: contest.uid, commentHash });
  attest('commit', { entry: review.entry, commitment }, review.judge, time);
  return { ...preimage, comment: '' };
}

/** A contest by these terms, in the model of both versions. */
export function makeScaleContest(change: Partial<ActValues['contest']> = {}): Contest {
  const { state } = startContest(makeTerms(change));
  return toContest({ chainId: 31337, state, order: 'confirmed', hasSubmissionLog: false });
}
