import type { Attestation, Block } from '../attestation/attestation.ts';
import { min } from '../bigint.ts';
import { type Contest, normalizeContest } from '../contest/contest.ts';
import { type Evaluation, evaluationSchemas } from '../contest/evaluationSchemas.ts';
import { findFault, indexContest, selectCandidates } from './candidates.ts';
import { countProgress } from './countProgress.ts';
import { compareByTime, groupBy } from './order.ts';
import { rankEntries } from './rankEntries.ts';
import type { IgnoredEvaluation, Result, Review } from './result.ts';

/**
 * Computes the result of a contest at a block: reading rule R1, as one pure function. The order of the attestations does
 * not matter, and they may include unrelated ones. Never throws, whatever they contain. The result is normalized: hex in
 * lower case, addresses with their checksum.
 *
 * It does not check the UIDs: readers do that (`isAttestationUidTrue`) or read from the chain.
 *
 * @example
 * ```ts
 * import { readResult } from '@org/contests';
 *
 * const { ranking, ignored } = readResult({ contest, attestations, block });
 * for (const { rank, entry, points } of ranking) console.log(rank, entry, points);
 * ```
 * @see docs/rules/R1.md
 */
export function readResult(input: {
  readonly contest: Contest;
  readonly attestations: readonly Attestation[];
  readonly block: Block;
}): Result {
  const { attestations, block } = input;
  const contest = normalizeContest(input.contest);
  const index = indexContest(contest);
  const ignored: IgnoredEvaluation[] = [];
  const valid: Candidate[] = [];

  for (const attestation of selectCandidates(contest, attestations, block)) {
    const decoded = evaluationSchemas[attestation.schema]?.decode(attestation.data);
    if (!decoded?.ok) {
      ignored.push({ attestation, reason: 'undecodable' });
      continue;
    }
    const evaluation = decoded.value;
    const fault = findFault(index, attestation, evaluation);
    if (fault) ignored.push({ attestation, reason: fault, evaluation });
    else valid.push({ attestation, evaluation });
  }

  const until = contest.endsAt === null ? block.time : min(contest.endsAt, block.time);
  const counted: Review[] = [];
  // Addresses have a fixed length, so the concatenated key is unambiguous.
  const pairs = groupBy(valid, ({ attestation, evaluation }) => attestation.attester + evaluation.entry);
  for (const candidates of pairs.values()) {
    const inForce = candidates.reduce((a, b) => (compareByTime(a.attestation, b.attestation) < 0 ? b : a));
    for (const candidate of candidates) {
      const { attestation, evaluation } = candidate;
      const reason = candidate === inForce ? findEnding(attestation, until) : 'superseded';
      if (reason) ignored.push({ attestation, reason, evaluation });
      else counted.push(toReview(candidate));
    }
  }

  counted.sort(compareByTime);
  ignored.sort((a, b) => compareByTime(a.attestation, b.attestation));
  return {
    contest,
    block,
    rule: 'R1',
    counted,
    ignored,
    ranking: rankEntries(contest, counted),
    progress: countProgress(contest, counted),
  };
}

type Candidate = {
  readonly attestation: Attestation;
  readonly evaluation: Evaluation;
};

/** Why a review in force no longer counts at a time; null if it counts. */
function findEnding(attestation: Attestation, until: bigint): 'withdrawn' | 'expired' | null {
  const { revocationTime, expirationTime } = attestation;
  if (revocationTime !== 0n && revocationTime <= until) return 'withdrawn';
  return expirationTime !== 0n && expirationTime <= until ? 'expired' : null;
}

function toReview({ attestation, evaluation }: Candidate): Review {
  const { uid, attester: judge, time, txid } = attestation;
  const { entry, tags, points, comment } = evaluation;
  return { uid, judge, entry, tags, points, comment, time, ...(txid && { txid }) };
}
