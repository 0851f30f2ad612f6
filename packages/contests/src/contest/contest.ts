import type { Address, Hex } from 'viem';

/** One line of the rubric. `id` is the tag that stands in an evaluation, `label` what people read. */
export type Criterion = {
  readonly id: string;
  readonly label: string;
  readonly maxPoints: number;
};

/**
 * A contest as read from its attestation. Times are in seconds; `endsAt` is null where judging is open-ended.
 *
 * Judges carry their EIP-55 checksum; judges and entries that the attestation lists twice stand here once.
 * All texts are an attacker's until proven otherwise: draw them as plain text, link only http and https.
 */
export type Contest = {
  readonly chainId: number;
  readonly uid: Hex;
  readonly schemaUid: Hex;
  readonly organizer: Address;
  readonly title: string;
  readonly description: string;
  readonly judges: readonly Address[];
  readonly entries: readonly string[];
  readonly criteria: readonly Criterion[];
  readonly rule: 'R1';
  readonly time: bigint;
  readonly endsAt: bigint | null;
  readonly revokedAt: bigint | null;
};
