import type { Address, Hex } from 'viem';
import type { IgnoredReason } from '../rule/ignoredReason.ts';
import type { AdditiveEntry } from '../rule/rankAdditively.ts';

/** The format's name and version, in every bundle. */
export const BUNDLE_FORMAT = 'laurel-result/1';

/**
 * A time in seconds. A number, except where an attestation names a moment so far away that JSON's numbers end: then its
 * digits as text.
 */
export type BundleTime = number | string;

/**
 * A result as a file: what was counted, what was not and why, and the ranking that follows, at one block.
 *
 * `hash` is the SHA-256 of the canonical JSON (RFC 8785) of everything else.
 *
 * @see result.schema.json in this package
 */
export type ResultBundle = {
  readonly format: typeof BUNDLE_FORMAT;
  readonly chainId: number;
  readonly contest: {
    readonly uid: Hex;
    readonly schemaUid: Hex;
    readonly organizer: Address;
    readonly title: string;
    readonly judges: readonly Address[];
    readonly entries: readonly string[];
    readonly time: BundleTime;
    readonly endsAt: BundleTime | null;
  };
  readonly rule: 'R1';
  readonly block: { readonly number: number; readonly hash: Hex; readonly time: number };
  readonly counted: readonly {
    readonly uid: Hex;
    readonly judge: Address;
    readonly entry: string;
    readonly points: number;
    readonly tags: readonly string[];
    readonly comment: string;
    readonly time: BundleTime;
  }[];
  readonly ignored: readonly {
    readonly uid: Hex;
    readonly attester: Address;
    readonly reason: IgnoredReason;
    readonly time: BundleTime;
  }[];
  readonly rankings: {
    readonly mean: readonly {
      readonly entry: string;
      readonly rank: number | null;
      readonly sum: number;
      readonly count: number;
      readonly points: string;
      readonly judges: number;
    }[];
    /** Only where not every judge has reviewed every reviewed entry. */
    readonly additive?: readonly AdditiveEntry[];
  };
  readonly hash: Hex;
};
