import { sha256 } from '@noble/hashes/sha2';
import type { Hex } from 'viem';
import { bytesToHex } from '../abi/hex.ts';
import { rankAdditively } from '../rule/rankAdditively.ts';
import type { Result } from '../rule/result.ts';
import { toCanonicalJson } from './canonicalJson.ts';
import { BUNDLE_FORMAT, type BundleTime, type ResultBundle } from './resultBundle.ts';

/**
 * The bundle of a result: the same result always gives the same bytes (see `toBundleJson`).
 *
 * A withdrawal of the contest and transaction hashes stay out of it: the one may come at any time, and the others
 * depend on who was asked.
 *
 * @example
 * ```ts
 * import { createResultBundle, readResult, toBundleJson } from '@org/contests';
 *
 * const bundle = createResultBundle(readResult({ contest, attestations, block }));
 * await writeFile('result.json', toBundleJson(bundle));
 * ```
 */
export function createResultBundle(result: Result): ResultBundle {
  const { contest, block, counted, ignored, ranking } = result;
  const { chainId, uid, schemaUid, organizer, title, judges, entries } = contest;
  const additive = rankAdditively(contest, counted);
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
      time: toTime(contest.time),
      endsAt: contest.endsAt === null ? null : toTime(contest.endsAt),
    },
    rule: result.rule,
    block: { number: Number(block.number), hash: block.hash, time: Number(block.time) },
    counted: counted.map((review) => ({
      uid: review.uid,
      judge: review.judge,
      entry: review.entry,
      points: review.points,
      tags: review.tags,
      comment: review.comment,
      time: toTime(review.time),
    })),
    ignored: ignored.map(({ attestation, reason }) => ({
      uid: attestation.uid,
      attester: attestation.attester,
      reason,
      time: toTime(attestation.time),
    })),
    rankings: {
      mean: ranking.map(({ entry, rank, mean, points, judges: of }) => ({
        entry,
        rank,
        ...mean,
        points,
        judges: of,
      })),
      ...(additive && { additive }),
    },
  };
  return { ...bundle, hash: hashBundle(bundle) };
}

/** The canonical bytes of a bundle, as text. */
export function toBundleJson(bundle: ResultBundle): string {
  return toCanonicalJson(bundle);
}

/** SHA-256 of the canonical JSON of a bundle without its hash. */
export function hashBundle(bundle: Omit<ResultBundle, 'hash'>): Hex {
  return bytesToHex(sha256(new TextEncoder().encode(toCanonicalJson(bundle))));
}

function toTime(seconds: bigint): BundleTime {
  return seconds <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(seconds) : seconds.toString();
}
