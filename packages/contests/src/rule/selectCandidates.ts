import type { Hex } from 'viem';
import type { Attestation } from '../attestation/attestation.ts';
import { normalizeAttestation } from '../attestation/normalizeAttestation.ts';
import type { Block } from '../block.ts';
import type { Contest } from '../contest/contest.ts';
import { evaluationSchemas } from '../schemas/evaluationSchemas.ts';
import { speaksOf } from './speaksOf.ts';

/**
 * The attestations that a result is about: on chain up to the block, under a known schema, by a listed judge, not older
 * than the contest, about the contest. Each UID once; the order of the input leaves no trace, nor does the case of its
 * letters: the rule is about bytes, so that they come out normalised.
 *
 * @param contest a normal one (`normalizeContest`)
 */
export function selectCandidates(
  contest: Contest,
  attestations: readonly Attestation[],
  block: Block,
): readonly Attestation[] {
  const judges = new Set(contest.judges);
  const candidates = new Map<Hex, Attestation>();
  for (const row of attestations) {
    const attestation = normalizeAttestation(row);
    if (attestation.isOffchain || !evaluationSchemas[attestation.schema]) continue;
    if (attestation.time < contest.time || attestation.time > block.time) continue;
    if (!judges.has(attestation.attester) || !speaksOf(attestation, contest.uid)) continue;
    const known = candidates.get(attestation.uid);
    if (!known || precedes(attestation, known)) candidates.set(attestation.uid, attestation);
  }
  return [...candidates.values()];
}

/**
 * Which of two tellings of one attestation is read. Sources read at different moments differ in the revocation only,
 * and the one that knows of it is the newer; anything else is a false row, and then all that matters is to choose one.
 */
function precedes(a: Attestation, b: Attestation): boolean {
  if (a.revocationTime !== b.revocationTime) {
    if (a.revocationTime === 0n || b.revocationTime === 0n) return b.revocationTime === 0n;
    return a.revocationTime < b.revocationTime;
  }
  return describe(a) < describe(b);
}

function describe(attestation: Attestation): string {
  const { schema, recipient, attester, time, expirationTime, revocable, refUID, data, txid } = attestation;
  return [schema, recipient, attester, time, expirationTime, revocable, refUID, data, txid].join();
}
