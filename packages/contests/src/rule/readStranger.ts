import type { Attestation } from '../attestation/attestation.ts';
import { normalizeAttestation } from '../attestation/normalizeAttestation.ts';
import type { Contest } from '../contest/contest.ts';
import { normalizeContest } from '../contest/normalizeContest.ts';
import { evaluationSchemas } from '../schemas/evaluationSchemas.ts';
import type { IgnoredEvaluation } from './result.ts';
import { speaksOf } from './speaksOf.ts';

/**
 * A stranger's attestation about a contest, with the reason `not-a-judge`; null where it is none (other schema, other
 * contest, a judge's, off-chain, older than the contest). Strangers are no part of a result.
 */
export function readStranger(about: Contest, row: Attestation): IgnoredEvaluation | null {
  const contest = normalizeContest(about);
  const attestation = normalizeAttestation(row);
  const schema = evaluationSchemas[attestation.schema];
  if (!schema || attestation.isOffchain || attestation.time < contest.time) return null;
  if (contest.judges.includes(attestation.attester) || !speaksOf(attestation, contest.uid)) return null;
  const evaluation = schema.decode(attestation.data);
  return { attestation, reason: 'not-a-judge', ...(evaluation.ok && { evaluation: evaluation.value }) };
}
