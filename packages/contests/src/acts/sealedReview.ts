import type { Address, Hex } from 'viem';
import { checksumAddress } from '../base/address.ts';
import { keccak256 } from '../base/keccak256.ts';
import type { ReviewInput } from '../contest/checkReviewInput.ts';
import type { Contest } from '../contest/contest.ts';
import { getCommitment } from './accumulator.ts';

const FORMAT = 'laurel-sealed-review/1';

/** A judge's review in a sealed contest: the judge commits to it, and it is revealed after judging. */
export type SealedReview = {
  readonly chainId: number;
  readonly contest: Hex;
  readonly entry: number;
  readonly judge: Address;
  readonly points: readonly number[];
  readonly comment: string;
  /** 32 random bytes. */
  readonly salt: Hex;
};

/** A file's sealed review, or its field that is missing, wrong, or not one of a sealed review. */
export type SealedReviewAnswer =
  | { readonly ok: true; readonly value: SealedReview }
  | { readonly ok: false; readonly reason: 'wrong-field' | 'unknown-field'; readonly field: string };

/** A lone surrogate, which UTF-8 cannot encode. */
const LONE_SURROGATE = /\p{Surrogate}/u;

const isWhole = (value: unknown, least: number, most: number) =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
const isHash = (value: unknown) => typeof value === 'string' && /^0x[0-9a-f]{64}$/.test(value);
const isAddress = (value: unknown) =>
  typeof value === 'string' &&
  /^0x[0-9a-fA-F]{40}$/.test(value) &&
  // Addresses in one case have no checksum.
  (value === value.toLowerCase() || checksumAddress(value) === value);

const CHECKS: { readonly [Field in 'format' | keyof SealedReview]: (value: unknown) => boolean } = {
  format: (value) => value === FORMAT,
  chainId: (value) => isWhole(value, 1, Number.MAX_SAFE_INTEGER),
  contest: isHash,
  entry: (value) => isWhole(value, 1, 65_535),
  judge: isAddress,
  points: (value) =>
    Array.isArray(value) && value.length <= 255 && value.every((each) => isWhole(each, 0, 255)),
  comment: (value) => typeof value === 'string' && !LONE_SURROGATE.test(value),
  salt: isHash,
};

/**
 * Parses the JSON value of a file with a sealed review; the field that is wrong if it is not one. Never throws. It does
 * not say whether anybody has committed to the review: compare `getSealedCommitment`.
 *
 * @example
 * ```ts
 * import { parseSealedReview } from '@org/contests';
 * const parsed = parseSealedReview(JSON.parse(text));
 * if (parsed.ok) console.log(parsed.value.points);
 * ```
 * @see docs/protocol/contests.md, FILE of `--secret`
 */
export function parseSealedReview(value: unknown): SealedReviewAnswer {
  const given = new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
  const unknown = [...given.keys()].find((name) => !Object.hasOwn(CHECKS, name));
  if (unknown !== undefined) return { ok: false, reason: 'unknown-field', field: unknown };
  for (const [field, isRight] of Object.entries(CHECKS))
    if (!isRight(given.get(field))) return { ok: false, reason: 'wrong-field', field };
  // Checked field by field.
  const { format: _, ...review } = Object.fromEntries(given) as SealedReview & { readonly format: string };
  return { ok: true, value: { ...review, judge: checksumAddress(review.judge) } };
}

/**
 * The text of the file that reveals a sealed review. It is secret until then: with it, anybody can reveal the review.
 *
 * @example
 * ```ts
 * import { writeFile } from 'node:fs/promises';
 * import { formatSealedReview } from '@org/contests';
 *
 * await writeFile('review.json', formatSealedReview(sealed), { mode: 0o600 });
 * ```
 */
export function formatSealedReview(review: SealedReview): string {
  const { chainId, contest, entry, judge, points, comment, salt } = review;
  const file = { format: FORMAT, chainId, contest, entry, judge, points, comment, salt };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/**
 * The sealed review that a review's input commits to. Without it nobody can reveal the review.
 *
 * @example
 * ```ts
 * import { formatSealedReview, toSealedReview } from '@org/contests';
 * import { bytesToHex } from 'viem';
 *
 * const salt = bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
 * const text = formatSealedReview(toSealedReview({ contest, account, input: { ...review, salt } }));
 * ```
 */
export function toSealedReview(options: {
  readonly contest: Pick<Contest, 'chainId' | 'uid'>;
  readonly input: ReviewInput & Required<Pick<ReviewInput, 'salt'>>;
  readonly account: Address;
}): SealedReview {
  const { contest, account: judge, input } = options;
  return {
    ...{ chainId: contest.chainId, contest: contest.uid, entry: Number(input.entry), judge },
    points: input.given.map((each) => each ?? 0),
    comment: input.comment.trim(),
    salt: input.salt,
  };
}

/**
 * The commitment to a sealed review.
 *
 * @param resolver the contract of the contest
 * @example
 * ```ts
 * import { getSealedCommitment } from '@org/contests';
 * const isInForce = getSealedCommitment(resolver, sealed) === inForce.commitment;
 * ```
 * @see docs/protocol/contests.md, section Sealed judging
 */
export function getSealedCommitment(resolver: Address, review: SealedReview): Hex {
  const { chainId, comment, ...rest } = review;
  const commentHash = keccak256(new TextEncoder().encode(comment));
  return getCommitment({ chainId, resolver }, { ...rest, commentHash });
}
