import { sha256 } from '@noble/hashes/sha2';
import type { Address, Hex } from 'viem';
import { bytesToHex } from '../abi/hex.ts';
import { type AdditiveEntry, rankAdditively } from '../rule/rankAdditively.ts';
import { readResult } from '../rule/readResult.ts';
import type { IgnoredReason, Result } from '../rule/result.ts';
import { type Json, toCanonicalJson } from './canonicalJson.ts';

/** The format's name and version, part of every bundle. */
const BUNDLE_FORMAT = 'laurel-result/1';

/** A time in seconds. A number, or its digits as text if it exceeds the safe integers of JSON. */
export type BundleTime = number | string;

/**
 * A result as a file: the counted reviews, the ignored ones with their reasons, and the ranking at one block.
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
    /** Present only if some judge has not reviewed every reviewed entry. */
    readonly additive?: readonly AdditiveEntry[];
  };
  readonly hash: Hex;
};

/** A bundle of any rule, with or without its hash. */
type AnyBundle = { readonly format: string; readonly [field: string]: Json };

/**
 * The bundle of a result by rule R1. Equal results have equal bytes (see `toBundleJson`).
 *
 * It omits the contest's withdrawal, which may happen at any time, and transaction hashes, which depend on the source.
 *
 * @throws {TypeError} for a result by rule R2, see `createResultBundleR2` of `@org/contests/r2`
 * @example
 * ```ts
 * import { writeFile } from 'node:fs/promises';
 * import { createResultBundle, readResult, toBundleJson } from '@org/contests';
 *
 * const bundle = createResultBundle(readResult({ contest, attestations, block }));
 * await writeFile('result.json', toBundleJson(bundle));
 * ```
 */
export function createResultBundle(result: Result): ResultBundle {
  if (result.rule !== 'R1') throw new TypeError(`${BUNDLE_FORMAT} is the format of results by rule R1.`);
  const { contest, counted } = result;
  const { chainId, uid, schemaUid, organizer, title, judges, entries } = contest;
  const bundle: Omit<ResultBundle, 'hash'> = {
    format: BUNDLE_FORMAT,
    chainId,
    contest: {
      uid,
      schemaUid,
      organizer,
      title,
      judges,
      entries,
      time: toBundleTime(contest.time),
      endsAt: contest.endsAt === null ? null : toBundleTime(contest.endsAt),
    },
    rule: 'R1',
    ...describeReading(result),
    counted: counted.map((review) => ({
      uid: review.uid,
      judge: review.judge,
      entry: review.entry,
      points: review.points,
      tags: review.tags ?? [],
      comment: review.comment,
      time: toBundleTime(review.time),
    })),
  };
  return { ...bundle, hash: hashBundle(bundle) };
}

/** What bundles of both rules have in the same form. */
export function describeReading({
  contest,
  block,
  counted,
  ignored,
  ranking,
}: Result): Pick<ResultBundle, 'block' | 'ignored' | 'rankings'> {
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
 * The file "Download JSON" and `result.json`: the canonical JSON of the bundle of everything that was read from the
 * chain up to a block.
 *
 * @example
 * ```ts
 * import { toResultJson } from '@org/contests';
 *
 * const json = toResultJson({ contest, ...(await chain.fetchEvaluations(contest)) });
 * ```
 */
export function toResultJson(read: Parameters<typeof readResult>[0]): string {
  return toBundleJson(createResultBundle(readResult(read)));
}

/**
 * The canonical JSON of a bundle.
 *
 * @example
 * ```ts
 * import { writeFile } from 'node:fs/promises';
 * import { createResultBundle, toBundleJson } from '@org/contests';
 * await writeFile('result.json', toBundleJson(createResultBundle(result)));
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
