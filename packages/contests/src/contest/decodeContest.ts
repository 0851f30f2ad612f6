import type { Answer } from '../answer.ts';
import type { Attestation } from '../attestation/attestation.ts';
import { normalizeAttestation } from '../attestation/normalizeAttestation.ts';
import { contestSchemas } from '../schemas/contestSchemas.ts';
import type { Contest } from './contest.ts';
import { normalizeContest } from './normalizeContest.ts';

/** Why an attestation is not a contest. */
export type NotAContestReason = 'other-schema' | 'off-chain' | 'undecodable';

/**
 * The contest that an attestation states, or why it is none. Judges and entries listed twice collapse to the first.
 * Never throws. It believes the attestation's fields: readers check the UID before.
 *
 * @example
 * ```ts
 * import { decodeContest } from '@org/contests';
 *
 * const contest = decodeContest(attestation, 84532);
 * if (!contest.ok) console.log(contest.reason);
 * ```
 */
export function decodeContest(row: Attestation, chainId: number): Answer<Contest, NotAContestReason> {
  const attestation = normalizeAttestation(row);
  const schema = contestSchemas[attestation.schema];
  if (!schema) return { ok: false, reason: 'other-schema' };
  if (attestation.isOffchain) return { ok: false, reason: 'off-chain' };
  const data = schema.decode(attestation.data);
  if (!data.ok) return data;
  return {
    ok: true,
    value: normalizeContest({
      chainId,
      uid: attestation.uid,
      schemaUid: schema.uid,
      organizer: attestation.attester,
      ...data.value,
      criteria: schema.criteria,
      rule: schema.rule,
      time: attestation.time,
      endsAt: attestation.expirationTime === 0n ? null : attestation.expirationTime,
      revokedAt: attestation.revocationTime === 0n ? null : attestation.revocationTime,
    }),
  };
}
