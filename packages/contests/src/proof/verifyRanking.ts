import type { Hex } from 'viem';
import { openReplay } from '../acts/contestReplay.ts';
import type { Block } from '../base/attestation.ts';
import { toCanonicalJson } from '../base/canonicalJson.ts';
import type { ActValues, Schedule } from '../contest/decode.ts';
import { toBundleTime } from '../result/bundleJson.ts';
import { rankMeans } from '../result/rankEntries.ts';
import { areEqualTimes, checkRanking, RECORD_FLAGS } from './checkRecords.ts';
import { findRankingSlots, type ProvenTerms, readRankingSlots } from './contestSlots.ts';
import type { ProvenEas } from './easProof.ts';
import {
  hashProofBundle,
  PROOF_FORMAT,
  type ProofRank,
  RANKING_FORMAT,
  type RankingBundle,
  type RankingEntry,
  type RankingTerms,
  type RankingTimes,
  toAttestation,
} from './proofBundle.ts';
import { listProofProtocols, type ProofProtocol } from './proofProtocols.ts';
import { decideProof, ProofRefusalError, type Verdict } from './proofReasons.ts';
import { proveEvidence, refuse } from './proveEvidence.ts';
import { hashHeader, readAnyBundle } from './readProofBundle.ts';
import { type ProvenResult, proveActs } from './verifyProof.ts';

/** The result of verifying a bundle, with or without acts. */
export type ProvenBundle = ProvenResult | ProvenRanking;

/** Verifies a bundle of either format, with a hash that can be the one that the bundle names: so a long text is read once. */
export function verifyBundleBy(
  text: string,
  chooseHash: (named: Hex) => Hex,
  protocols: readonly ProofProtocol[] = listProofProtocols(),
): Verdict<ProvenBundle> {
  return decideProof(() => {
    const bundle = readAnyBundle(text);
    const blockHash = chooseHash(hashHeader(bundle));
    return bundle.format === PROOF_FORMAT
      ? proveActs(bundle, blockHash, protocols)
      : proveRanking(bundle, blockHash, protocols);
  });
}

/**
 * A ranking as a bundle without acts proves it. `values` are the contest's attested ones, `terms` those that the resolver has
 * stored. `isClosed`: nothing about the contest can change any more.
 */
export type ProvenRanking = {
  readonly bundle: RankingBundle;
  readonly block: Block;
  readonly protocol: ProofProtocol;
  readonly eas: ProvenEas;
  readonly values: ActValues['contest'];
  readonly terms: ProvenTerms;
  readonly isRevoked: boolean;
  readonly isClosed: boolean;
};

/** The answer of `verifyRanking`: the proven ranking, or the first reason why there is none. */
export type RankingVerdict = Verdict<ProvenRanking>;

/**
 * Verifies a ranking without acts against the hash of a block, without network. Never throws, whatever the text is.
 *
 * Proves the terms, and the sum, the number of reviews and the status of each entry, as the resolver had them at that block.
 * Does not prove the reviews, who judged, or any act; nor the chain, which the hash of the block stands for.
 *
 * @example
 * ```ts
 * import { verifyRanking } from '@org/contests/proof';
 *
 * const verdict = verifyRanking({ text, blockHash });
 * if (verdict.status === 'verified') console.log(verdict.value.bundle.ranking);
 * ```
 * @see docs/protocol/contests.md, section Bundles
 */
export function verifyRanking({
  text,
  blockHash,
  protocols,
}: {
  readonly text: string;
  readonly blockHash: Hex;
  /** The resolvers that count, of all chains; by default those of `@org/chain-config`. */
  readonly protocols?: readonly ProofProtocol[];
}): RankingVerdict {
  return decideProof(() => {
    const bundle = readAnyBundle(text);
    if (bundle.format !== RANKING_FORMAT)
      throw new ProofRefusalError('unsupported-format', { at: 'format', detail: bundle.format });
    return proveRanking(bundle, blockHash, protocols ?? listProofProtocols());
  });
}

/** Proves a ranking without acts. @throws {ProofRefusalError} */
function proveRanking(
  bundle: RankingBundle,
  blockHash: Hex,
  protocols: readonly ProofProtocol[],
): ProvenRanking {
  const submissions = bundle.entries.flatMap(({ submission }) => submission ?? []);
  const findSlots = findRankingSlots(bundle.contest.uid, submissions);
  const evidence = proveEvidence(bundle, { blockHash, protocols, findSlots });
  const { block, eas, protocol } = evidence;
  if (!evidence.isChainKnown) throw new ProofRefusalError('unknown-chain', { at: 'chainId' });
  const proven = readRankingSlots(evidence.values);
  const opened = openReplay(protocol, toAttestation(bundle.contest));
  if (!opened.ok) return refuse('refused-contest', 'contest', opened.reason);
  const { values, attestation } = opened.value;
  const { terms } = proven;
  const organizer = attestation.attester.toLowerCase();
  checkTerms({ values, organizer }, terms);
  const expected = describeTerms(terms, values);
  if (toCanonicalJson(bundle.terms) !== toCanonicalJson(expected)) refuse('wrong-state', 'terms');
  checkEntries(bundle, proven);
  checkRanking(bundle, rankEntries(bundle.entries));
  const isRevoked = (terms.flags & RECORD_FLAGS.revoked) !== 0;
  const isClosed = isRevoked || block.time >= terms.times.revealUntil;
  if (hashProofBundle(bundle, isClosed) !== bundle.hash) refuse('wrong-hash', 'hash');
  return { bundle, block, protocol, eas, values, terms, isRevoked, isClosed };
}

/** The stored terms are those of the contest's attestation, except those that acts can change. */
function checkTerms(
  { values, organizer }: { readonly values: ActValues['contest']; readonly organizer: string },
  terms: ReturnType<typeof readRankingSlots>['terms'],
): void {
  const refuseUnless = (isTrue: boolean, name: string) => {
    if (!isTrue) refuse('wrong-state', 'storageProof', name);
  };
  const added = RECORD_FLAGS.hasReviews | RECORD_FLAGS.revoked;
  refuseUnless(terms.organizer === organizer, 'organizer');
  refuseUnless((terms.flags & ~added) === values.flags, 'flags');
  refuseUnless(terms.criteria === values.maxPoints.length, 'criteria');
  refuseUnless(terms.maxPoints.join() === values.maxPoints.join(), 'maxPoints');
  refuseUnless(terms.weights.join() === values.weights.join(), 'weights');
  refuseUnless(areEqualTimes(terms.start ?? terms.times, values), 'start');
}

const STATUSES = ['standing', 'withdrawn', 'disqualified'] as const;

function checkEntries(
  { entries }: RankingBundle,
  proven: Pick<ReturnType<typeof readRankingSlots>, 'terms' | 'entries' | 'submissions'>,
): void {
  const detail = `${entries.length} in the bundle, ${proven.terms.entries} in the proof`;
  if (entries.length !== proven.terms.entries) refuse('wrong-state', 'entries', detail);
  let next = 0;
  for (const [index, { status, sum, reviews, submission }] of entries.entries()) {
    const entry = proven.entries[index];
    const isTrue = entry?.sum === sum && entry.reviews === reviews && STATUSES[entry.status] === status;
    if (!isTrue) refuse('wrong-sum', `entries[${index}]`, `entry ${index + 1}`);
    if (submission === null) continue;
    const number = proven.submissions[next]?.entry;
    if (number !== index + 1) refuse('wrong-submission', `entries[${index}].submission`, `entry ${number}`);
    next += 1;
  }
}

/** The terms as bundles have them. */
export function describeTerms(
  { organizer, flags, judges, times }: Pick<ProvenTerms, 'organizer' | 'flags' | 'judges' | 'times'>,
  values: ActValues['contest'],
): RankingTerms {
  const { maxPoints, weights } = values;
  const all = { organizer, flags, judges, maxPoints, weights };
  return { ...all, times: toTimes(times), start: toTimes(values) };
}

function toTimes({ submissionsUntil, opensAt, closesAt, revealUntil }: Schedule): RankingTimes {
  return {
    submissionsUntil: toBundleTime(submissionsUntil),
    opensAt: toBundleTime(opensAt),
    closesAt: toBundleTime(closesAt),
    revealUntil: toBundleTime(revealUntil),
  };
}

/** Ranks the standing entries by their mean, as bundles with acts have the ranking. */
function rankEntries(entries: readonly RankingEntry[]): readonly ProofRank[] {
  const means = entries.flatMap(({ status, sum, reviews: count }, index) =>
    status === 'standing' ? [{ entry: index + 1, mean: { sum, count } }] : [],
  );
  return rankMeans(means).map(({ entry, rank, mean }) => ({
    ...{ entry, rank, sum: mean.sum, reviews: mean.count },
  }));
}
