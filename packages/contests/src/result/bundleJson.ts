import { sha256 } from '@noble/hashes/sha2';
import type { Address, Hex } from 'viem';
import { type Json, toCanonicalJson } from '../base/canonicalJson.ts';
import { bytesToHex } from '../base/hex.ts';
import { type AdditiveEntry, rankAdditively } from './rankAdditively.ts';
import type { IgnoredReason, Result } from './result.ts';

/** A time in seconds. A number, or its digits as text if it exceeds the safe integers of JSON. */
export type BundleTime = number | string;

/** The parts of a result as a file that follow from the rankings. */
export type BundleReading = {
  readonly block: { readonly number: number; readonly hash: Hex; readonly time: number };
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
    /** Present only if some judge has not reviewed every reviewed entry. */
    readonly additive?: readonly AdditiveEntry[];
  };
};

/** A bundle of any format, with or without its hash. */
type AnyBundle = { readonly format: string; readonly [field: string]: Json };

/** Describes the rankings of a result, and what they leave out. */
export function describeReading({ contest, block, counted, ignored, ranking }: Result): BundleReading {
  const additive = rankAdditively(contest, counted);
  return {
    block: { number: Number(block.number), hash: block.hash, time: Number(block.time) },
    ignored: ignored.map(({ attestation, reason }) => ({
      uid: attestation.uid,
      attester: attestation.attester,
      reason,
      time: toBundleTime(attestation.time),
    })),
    rankings: {
      mean: ranking.map(({ entry, rank, mean, points, judges }) => ({
        entry,
        rank,
        ...mean,
        points,
        judges,
      })),
      ...(additive && { additive }),
    },
  };
}

/**
 * The canonical JSON of a bundle.
 *
 * @example
 * ```ts
 * import { writeFile } from 'node:fs/promises';
 * import { createResultBundle, toBundleJson } from '@org/contests';
 * await writeFile('result.json', toBundleJson(await createResultBundle(reading)));
 * ```
 */
export function toBundleJson(bundle: AnyBundle): string {
  return toCanonicalJson(bundle);
}

/**
 * SHA-256 of the canonical JSON of a bundle without its hash.
 *
 * @example
 * ```ts
 * import { hashBundle } from '@org/contests';
 * const { hash, ...rest } = bundle;
 * const isIntact = hashBundle(rest) === hash;
 * ```
 */
export function hashBundle(bundle: AnyBundle): Hex {
  return bytesToHex(sha256(new TextEncoder().encode(toCanonicalJson(bundle))));
}

/** A time as bundles have it. */
export function toBundleTime(seconds: bigint): BundleTime {
  return seconds <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(seconds) : seconds.toString();
}
