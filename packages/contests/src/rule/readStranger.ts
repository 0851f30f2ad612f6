import type { Attestation } from '../attestation/attestation.ts';
import type { Contest } from '../contest/contest.ts';
import { evaluationSchemas } from '../schemas/evaluationSchemas.ts';
import type { IgnoredEvaluation } from './result.ts';
import { speaksOf } from './speaksOf.ts';

/**
 * A stranger's attestation about a contest, with the reason `not-a-judge`; null where it is none (other schema, other
 * contest, a judge's, off-chain, older than the contest). Strangers are no part of a result.
 */
export function readStranger(contest: Contest, attestation: Attestation): IgnoredEvaluation | null {
  const schema = evaluationSchemas[attestation.schema];
  if (!schema || attestation.isOffchain || attestation.time < contest.time) return null;
  const attester = attestation.attester.toLowerCase();
  if (contest.judges.some((judge) => judge.toLowerCase() === attester)) return null;
  if (!speaksOf(attestation, contest.uid)) return null;
  const evaluation = schema.decode(attestation.data);
  return { attestation, reason: 'not-a-judge', ...(evaluation.ok && { evaluation: evaluation.value }) };
}
