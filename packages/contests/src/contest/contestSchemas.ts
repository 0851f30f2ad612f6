import type { Address, Hex } from 'viem';
import { type AbiType, decodeData } from '../abi/decodeTuple.ts';
import { encodeTuple } from '../abi/encodeTuple.ts';
import { type Attestation, normalizeAttestation } from '../attestation/attestation.ts';
import type { Answer } from '../errors.ts';
import { type Contest, type Criterion, normalizeContest } from './contest.ts';

/** Contest schema, version 1. Its UID is the same on every chain: it is revocable and has no resolver. */
export const CONTEST_SCHEMA_UID = '0x0bddc6066531d0d94f173b1cfc9c3179f9dea07a99bfe1d26586103a8d3b7b16';

/** The rubric of version 1: six yes-or-no tags, 26 points in total. The number after the last `_` is a tag's points. */
export const CRITERIA_V1 = [
  { id: 'PRESENTATION_5', label: 'Presentation', maxPoints: 5 },
  { id: 'POTENTIAL_IMPACT_5', label: 'Potential impact', maxPoints: 5 },
  { id: 'CREATIVITY_5', label: 'Creativity', maxPoints: 5 },
  { id: 'DIFFICULTY_5', label: 'Difficulty', maxPoints: 5 },
  { id: 'OPEN_SOURCE_3', label: 'Open source', maxPoints: 3 },
  { id: 'DOCUMENTATION_3', label: 'Documentation', maxPoints: 3 },
] as const satisfies readonly Criterion[];

/** ABI types of the contest schema: `title, description, judges, participants`. */
const CONTEST_TYPES = ['string', 'string', 'address[]', 'string[]'] as const satisfies readonly AbiType[];

/** The part of a contest that is in the attestation's data. The contest's end is the attestation's expirationTime. */
export type ContestData = {
  readonly title: string;
  readonly description: string;
  readonly judges: readonly Hex[];
  readonly entries: readonly string[];
};

/**
 * Encodes the data of a contest attestation (version 1). It does not validate: see `checkContestInput`.
 *
 * @example
 * ```ts
 * import { encodeContest } from '@org/contests';
 *
 * const data = encodeContest({
 *   title: 'Tools for small libraries',
 *   description: 'Which of these would a librarian keep?',
 *   judges: ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8'],
 *   entries: ['https://example.org/shelf', 'https://example.org/stamp'],
 * });
 * ```
 */
export function encodeContest(contest: ContestData): Hex {
  return encodeTuple(CONTEST_TYPES, [contest.title, contest.description, contest.judges, contest.entries]);
}

/** The decoded data of a contest attestation, including duplicates in the lists. */
export type DecodedContestData = {
  readonly title: string;
  readonly description: string;
  readonly judges: readonly Address[];
  readonly entries: readonly string[];
};

/** Decodes the data of a contest (version 1). Never throws. */
export function decodeContestData(data: Hex): Answer<DecodedContestData, 'undecodable'> {
  const values = decodeData(CONTEST_TYPES, data);
  if (!values) return { ok: false, reason: 'undecodable' };
  const [title, description, judges, entries] = values;
  return { ok: true, value: { title, description, judges, entries } };
}

/** A registered contest schema with its codec, rubric and reading rule. */
export type ContestSchema = {
  readonly uid: Hex;
  readonly definition: string;
  readonly criteria: readonly Criterion[];
  readonly rule: 'R1';
  readonly encode: (contest: ContestData) => Hex;
  readonly decode: (data: Hex) => Answer<DecodedContestData, 'undecodable'>;
};

/**
 * All known contest schemas by UID. A later version adds an entry.
 *
 * The table has no prototype, so that a hostile key such as `constructor` is not found.
 */
export const contestSchemas: Readonly<Record<Hex, ContestSchema>> = Object.freeze(
  Object.assign(Object.create(null), {
    [CONTEST_SCHEMA_UID]: {
      uid: CONTEST_SCHEMA_UID,
      definition: 'string title,string description,address[] judges,string[] participants',
      criteria: CRITERIA_V1,
      rule: 'R1',
      encode: encodeContest,
      decode: decodeContestData,
    } satisfies ContestSchema,
  }),
);

/** Why an attestation is not a contest. */
export type NotAContestReason = 'other-schema' | 'off-chain' | 'undecodable';

/**
 * Decodes a contest from an attestation, without duplicate judges and entries. Never throws. It does not check the UID:
 * readers do that first.
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
