import type { Hex } from 'viem';
import type { Answer } from '../answer.ts';
import type { Attestation } from '../attestation/attestation.ts';
import { contestSchemas } from '../schemas/contestSchemas.ts';
import type { Contest } from './contest.ts';

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
export function decodeContest(attestation: Attestation, chainId: number): Answer<Contest, NotAContestReason> {
  const schema = contestSchemas[attestation.schema];
  if (!schema) return { ok: false, reason: 'other-schema' };
  if (attestation.isOffchain) return { ok: false, reason: 'off-chain' };
  const data = schema.decode(attestation.data);
  if (!data.ok) return data;
  const { title, description, judges, entries } = data.value;
  return {
    ok: true,
    value: {
      chainId,
      uid: lowerCase(attestation.uid),
      schemaUid: schema.uid,
      organizer: attestation.attester,
      title,
      description,
      judges: [...new Set(judges)],
      entries: [...new Set(entries)],
      criteria: schema.criteria,
      rule: schema.rule,
      time: attestation.time,
      endsAt: attestation.expirationTime === 0n ? null : attestation.expirationTime,
      revokedAt: attestation.revocationTime === 0n ? null : attestation.revocationTime,
    },
  };
}

function lowerCase(uid: Hex): Hex {
  // Lower-casing hex leaves it hex.
  return uid.toLowerCase() as Hex;
}
