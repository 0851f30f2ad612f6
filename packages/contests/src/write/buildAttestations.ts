import type { Address, Hex } from 'viem';
import { getProtocol } from '../acts/protocol.ts';
import { getSealedCommitment, type SealedReview, toSealedReview } from '../acts/sealedReview.ts';
import { checkReviewInput, isSealed, type ReviewInput } from '../contest/checkReviewInput.ts';
import { type Contest, type ContestTerms, normalizeContest } from '../contest/contest.ts';
import { type ActValues, decodeActData } from '../contest/decode.ts';
import { encodeActData } from '../contest/encode.ts';
import { getSchemaUids, type SchemaUids } from '../contest/schemas.ts';
import { parseContestDocument } from '../document/contestDocument.ts';
import { checkNewContest } from './checkNewContest.ts';
import type { AttestationRequest } from './easCalls.ts';
import { WriteError } from './errors.ts';
import { type NewContest, toTerms } from './newContest.ts';
import type { WriteSource } from './writeTypes.ts';

/**
 * Builds a contest's attestation: checks the input, encodes it and its document, and decodes both again to compare.
 *
 * @param nowSeconds the current time, if the dates are to be compared with it: by default the chain decides, since this
 * machine's clock may be wrong
 * @throws {WriteError} `invalid-input`, `calldata-mismatch`, `unsupported`
 * @example
 * ```ts
 * import { buildContest, encodeAttestCall } from '@org/contests/write';
 * const data = encodeAttestCall(buildContest(baseSepolia, input));
 * ```
 */
export function buildContest(
  config: WriteSource['config'],
  input: NewContest,
  nowSeconds?: bigint,
): AttestationRequest {
  const problems = checkNewContest(input, { nowSeconds: nowSeconds ?? 0n });
  if (problems.length > 0)
    throw new WriteError({ code: 'invalid-input', detail: 'The contest is invalid.', problems });
  const { values, written } = toTerms(input);
  const data = encodeActData('contest', values);
  const read = decodeActData('contest', data);
  // Only the bytes that writing the document again produces can be parsed.
  const isReadable = parseContestDocument(written.bytes).ok;
  if (isReadable && read.ok && describe(read.value) === describe(values))
    return { schemaUid: getContestSchema(config), data };
  throw new WriteError({
    code: 'calldata-mismatch',
    detail: 'The encoded contest differs from the input.',
  });
}

/** The values in one order, for comparing. */
const describe = (values: ActValues['contest']): string =>
  JSON.stringify(Object.entries(values).sort(), (_, part) => (typeof part === 'bigint' ? `${part}` : part));

/**
 * The schema of contests of the chain's resolver.
 *
 * @throws {WriteError} `unsupported`
 */
function getContestSchema(config: WriteSource['config']): Hex {
  return getProtocol(config)?.schemas.contest ?? unsupported('This chain has no resolver of contests.');
}

/**
 * Builds the attestations of several reviews of one contest, at most one per entry.
 *
 * @throws {WriteError} `invalid-input`, `calldata-mismatch`, `unsupported`
 * @example
 * ```ts
 * import { buildReviews, encodeMultiAttestCall } from '@org/contests/write';
 * const requests = buildReviews({ contest, inputs, account });
 * const data = encodeMultiAttestCall(requests);
 * ```
 */
export function buildReviews(options: {
  readonly contest: Contest;
  readonly inputs: readonly ReviewInput[];
  readonly account: Address;
  readonly nowSeconds?: bigint;
}): readonly AttestationRequest[] {
  const { inputs, ...place } = options;
  if (inputs.length === 0) throw new WriteError({ code: 'invalid-input', detail: 'There is no review.' });
  if (new Set(inputs.map(({ entry }) => entry)).size < inputs.length) {
    throw new WriteError({ code: 'invalid-input', detail: 'There are two reviews of one entry.' });
  }
  return inputs.map((input) => buildReview({ ...place, input }));
}

/** Leaves room for the margin of the gas limit below the limit of a transaction (EIP-7825: 2^24). */
const MAX_GAS_USED = 13_000_000;
/** Nodes refuse transactions above 128 kB. */
const MAX_BYTES = 96 * 1024;

/**
 * Splits reviews into parts that fit into one transaction each, by an upper estimate of their gas and size, in their
 * order. Each part is an act of `perform`.
 *
 * @throws {WriteError} as `buildReviews`
 * @example
 * ```ts
 * import { perform, splitReviews } from '@org/contests/write';
 * for (const part of splitReviews({ contest, inputs, account })) {
 *   const act = { kind: 'reviews', contest, inputs: part } as const;
 *   await perform({ client, walletClient, config: baseSepolia, account, act });
 * }
 * ```
 */
export function splitReviews(
  options: Parameters<typeof buildReviews>[0],
): readonly (readonly ReviewInput[])[] {
  const requests = buildReviews(options);
  return split(options.inputs, requests);
}

/** Splits items by the attestations that they need: one per item. */
function split<Item>(
  items: readonly Item[],
  requests: readonly AttestationRequest[],
): readonly (readonly Item[])[] {
  const parts: { items: Item[]; gas: number; bytes: number }[] = [];
  for (const [index, { data }] of requests.entries()) {
    const item = items[index] as Item;
    const bytes = (data.length - 2) / 2;
    const gas = estimateGas(bytes);
    const last = parts.at(-1);
    if (last && last.gas + gas <= MAX_GAS_USED && last.bytes + bytes <= MAX_BYTES) {
      last.items.push(item);
      last.gas += gas;
      last.bytes += bytes;
    } else parts.push({ items: [item], gas, bytes });
  }
  return parts.map((part) => part.items);
}

/** The resolver stores the act, the review in force and the sums. */
const RESOLVER_GAS = 100_000;

/** EAS stores an attestation in nine slots and its data in one per 32 bytes; a new slot costs 22,100 gas. */
function estimateGas(bytes: number): number {
  return 9 * 22_100 + 40_000 + RESOLVER_GAS + Math.ceil(bytes / 32) * 23_500;
}

/**
 * Builds a review's attestation: checks the input, encodes it, and decodes it again to compare. In a
 * sealed contest it is a commitment: keep what it commits to (`toSealedReview` of `@org/contests`) before sending it.
 *
 * @param options.nowSeconds the current time, if judging must be open at it: by default the chain decides, since this
 * machine's clock may be wrong
 * @throws {WriteError} `invalid-input`, `calldata-mismatch`, `unsupported`
 * @example
 * ```ts
 * import { buildReview, encodeAttestCall } from '@org/contests/write';
 * const request = buildReview({ contest, input: review, account });
 * const data = encodeAttestCall(request);
 * ```
 */
export function buildReview(options: {
  readonly contest: Contest;
  readonly input: ReviewInput;
  readonly account: Address;
  readonly nowSeconds?: bigint;
}): AttestationRequest {
  const { input, account: judge } = options;
  const contest = normalizeContest(options.contest);
  const { nowSeconds = contest.terms.opensAt } = options;
  const problems = checkReviewInput(contest, input, { judge, nowSeconds });
  if (problems.length > 0) {
    throw new WriteError({ code: 'invalid-input', detail: 'This review would not count.', problems });
  }
  return isSealed(contest) ? buildCommitment(contest, input, judge) : buildOpenReview(contest, input);
}

function buildOpenReview(contest: Contest, { entry, given, comment }: ReviewInput): AttestationRequest {
  const points = given.map((each) => each ?? 0);
  const values = { entry: Number(entry), points, comment: comment.trim(), commentHash: null };
  const data = encodeActData('evaluation', values);
  const read = decodeActData('evaluation', data);
  if (!read.ok || JSON.stringify(read.value) !== JSON.stringify(values)) {
    throw new WriteError({
      code: 'calldata-mismatch',
      detail: 'The encoded review differs from the input.',
    });
  }
  return { schemaUid: getSchemas(contest).evaluation, data, refUid: contest.uid };
}

function buildCommitment(contest: Contest, input: ReviewInput, account: Address): AttestationRequest {
  const { salt = '0x' } = input;
  const review = toSealedReview({ contest, account, input: { ...input, salt } });
  const { resolver } = contest.terms;
  const commitment = getSealedCommitment(resolver, review);
  return {
    schemaUid: getSchemas(contest).commit,
    data: encodeActData('commit', { entry: review.entry, commitment }),
    refUid: contest.uid,
  };
}

/** Sealed reviews of a contest. */
export type RevealPlace = { readonly contest: Contest; readonly reviews: readonly SealedReview[] };

/**
 * Builds the attestations that reveal sealed reviews, of any judge.
 *
 * @throws {WriteError} `invalid-input` for none, or one of another contest; `unsupported`
 * @example
 * ```ts
 * import { buildReveals, encodeMultiAttestCall } from '@org/contests/write';
 * const data = encodeMultiAttestCall(buildReveals({ contest, reviews }));
 * ```
 */
export function buildReveals({ contest, reviews }: RevealPlace): readonly AttestationRequest[] {
  const isHere = (review: SealedReview) =>
    review.chainId === contest.chainId && review.contest === contest.uid;
  if (reviews.length === 0 || !reviews.every(isHere))
    throw new WriteError({ code: 'invalid-input', detail: 'These are not sealed reviews of this contest.' });
  const { reveal: schemaUid } = getSchemas(contest);
  return reviews.map(({ chainId: _, contest: refUid, ...review }) => ({
    ...{ schemaUid, data: encodeActData('reveal', review), refUid, revocable: false },
  }));
}

/**
 * Splits sealed reviews into parts that can be revealed in one transaction each, in their order. Each part is an
 * act of `perform`.
 *
 * @throws {WriteError} as `buildReveals`
 * @example
 * ```ts
 * import { perform, splitReveals } from '@org/contests/write';
 * for (const part of splitReveals({ contest, reviews })) {
 *   const act = { kind: 'reveals', contest, reviews: part } as const;
 *   await perform({ client, walletClient, config: baseSepolia, account, act });
 * }
 * ```
 */
export function splitReveals(place: RevealPlace): readonly (readonly SealedReview[])[] {
  return split(place.reviews, buildReveals(place));
}

/** An entry of a contest. */
export type RecusalPlace = { readonly contest: Contest; readonly entry: string };

/**
 * Builds a judge's recusal from an entry. It is final, and withdraws the review in force.
 *
 * @throws {WriteError} `invalid-input`, `unsupported`
 * @example
 * ```ts
 * import { buildRecusal, encodeAttestCall } from '@org/contests/write';
 * const data = encodeAttestCall(buildRecusal({ contest, entry: '3' }));
 * ```
 */
export function buildRecusal({ contest, entry }: RecusalPlace): AttestationRequest {
  if (!contest.entries.includes(entry))
    throw new WriteError({ code: 'invalid-input', detail: 'This contest has no such numbered entry.' });
  return {
    schemaUid: getSchemas(contest).recusal,
    data: encodeActData('recusal', { entry: Number(entry) }),
    refUid: contest.uid,
    revocable: false,
  };
}

/**
 * The schemas of the resolver of a contest.
 *
 * @throws {WriteError} `unsupported`
 */
export function getSchemas({
  terms,
  schemaUid,
}: Pick<Contest, 'schemaUid'> & { readonly terms: Pick<ContestTerms, 'resolver'> }): SchemaUids {
  const schemas = getSchemaUids(terms.resolver);
  return schemas.contest === schemaUid ? schemas : unsupported();
}

function unsupported(detail = 'The resolver of this contest is unknown.'): never {
  throw new WriteError({ code: 'unsupported', detail });
}
