import { type Address, getAddress, type Hex, numberToHex, zeroAddress } from 'viem';
import {
  type Attestation,
  type Block,
  CONTEST_SCHEMA_UID,
  type Contest,
  CRITERIA_V1,
  computeAttestationUid,
  EVALUATION_SCHEMA_UID,
  type Evaluation,
  encodeEvaluation,
} from '../src/index.ts';

/** A 32-byte word that is easy to recognize. */
export function word(number: number | bigint): Hex {
  return numberToHex(number, { size: 32 });
}

/** An address that is easy to recognize. */
export function address(number: number): Address {
  return getAddress(numberToHex(number, { size: 20 }));
}

export const JUDGES = [address(0xa1), address(0xa2), address(0xa3)] as const;
export const STRANGER = address(0x5f);
export const ENTRIES = [
  'https://example.org/one',
  'https://example.org/two',
  'https://example.org/three',
] as const;
export const CONTEST_UID = word(0xc0);
const STARTED = 1_000n;

export function makeContest(change: Partial<Contest> = {}): Contest {
  return {
    chainId: 31337,
    uid: CONTEST_UID,
    schemaUid: CONTEST_SCHEMA_UID,
    organizer: address(0x09),
    title: 'Tools for small libraries',
    description: 'Which of these would a librarian keep?',
    judges: JUDGES,
    entries: ENTRIES,
    criteria: CRITERIA_V1,
    rule: 'R1',
    time: STARTED,
    endsAt: null,
    revokedAt: null,
    ...change,
  };
}

export function makeBlock(time = 5_000n): Block {
  return { number: 77n, hash: word(0xb10c), time };
}

export function makeEvaluation(change: Partial<Evaluation> = {}): Evaluation {
  return {
    contest: CONTEST_UID,
    entry: ENTRIES[0],
    tags: ['PRESENTATION_5', 'OPEN_SOURCE_3'],
    points: 8,
    comment: 'Clear to the last page.',
    ...change,
  };
}

/** An evaluation's attestation whose UID recomputes; `says` replaces its fields. */
export function makeAttestation({
  says,
  ...change
}: Partial<Attestation> & { says?: Partial<Evaluation> } = {}): Attestation {
  const fields = {
    schema: EVALUATION_SCHEMA_UID,
    recipient: zeroAddress,
    attester: JUDGES[0],
    time: 2_000n,
    expirationTime: 0n,
    revocationTime: 0n,
    revocable: true,
    refUID: CONTEST_UID,
    data: encodeEvaluation(makeEvaluation(says)),
    isOffchain: false,
    ...change,
  } as const;
  return { uid: computeAttestationUid(fields), ...fields };
}
