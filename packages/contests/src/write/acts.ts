import { concat } from 'viem';
import type { ReviewInput } from '../contest/checkReviewInput.ts';
import type { Contest } from '../contest/contest.ts';
import {
  buildContest,
  buildRecusal,
  buildReveals,
  buildReview,
  buildReviews,
  type RecusalPlace,
  type RevealPlace,
} from './buildAttestations.ts';
import { assertRevealing } from './checkRevealing.ts';
import {
  type AttestationRequest,
  assertAttestCall,
  assertMultiAttestCall,
  assertRevokeCall,
  encodeAttestCall,
  encodeMultiAttestCall,
  encodeRevokeCall,
  type RevocationRequest,
} from './easCalls.ts';
import { prepareWrite } from './estimateCost.ts';
import type { NewContest } from './newContest.ts';
import { performWrite, type WritePlan } from './sendRequest.ts';
import type { PreparedWrite, WriteOptions, WriteOutcome, WriteSource } from './writeTypes.ts';
import { hashHex } from './written.ts';

type Config = WriteSource['config'];
type ReviewPlace = { readonly contest: Contest; readonly input: ReviewInput };
type ReviewsPlace = { readonly contest: Contest; readonly inputs: readonly ReviewInput[] };

/**
 * Prepares starting a contest: the request and its cost, without asking a wallet.
 *
 * @throws {WriteError} `invalid-input`, `reverted`, `chain-unreachable`
 * @example
 * ```ts
 * import { prepareContest } from '@org/contests/write';
 *
 * const { sizeBytes, gas, fee, enough } = await prepareContest({ client, config, account, input });
 * ```
 */
export async function prepareContest(
  options: WriteSource & { readonly input: NewContest },
): Promise<PreparedWrite> {
  return prepareWrite(options, planContest(options.config, options.input));
}

/**
 * Starts a contest: checks, simulates, asks the wallet, waits until it is mined and indexed.
 *
 * @throws {WriteError} with one of `WRITE_ERROR_CODES`; the signal's reason when aborted
 * @example
 * ```ts
 * import { startContest } from '@org/contests/write';
 *
 * const { uid } = await startContest({ client, config, walletClient, account, input, scan, onProgress: console.log });
 * ```
 */
export async function startContest(
  options: WriteOptions & { readonly input: NewContest },
): Promise<WriteOutcome> {
  return performWrite(options, planContest(options.config, options.input));
}

/**
 * Prepares publishing a review: the request and its cost, without asking a wallet.
 *
 * @throws {WriteError} `invalid-input`, `reverted`, `chain-unreachable`
 * @example
 * ```ts
 * import { prepareReview } from '@org/contests/write';
 * const prepared = await prepareReview({ client, config: baseSepolia, account, contest, input: review });
 * console.log(prepared.fee, prepared.enough);
 * ```
 */
export async function prepareReview(options: WriteSource & ReviewPlace): Promise<PreparedWrite> {
  return prepareWrite(options, planReview(options));
}

/**
 * Publishes a judge's review of one entry. A later review replaces it.
 *
 * @throws {WriteError} with one of `WRITE_ERROR_CODES`; the signal's reason when aborted
 * @example
 * ```ts
 * import { publishReview } from '@org/contests/write';
 *
 * await publishReview({
 *   client,
 *   config,
 *   walletClient,
 *   account,
 *   contest,
 *   input: { entry: contest.entries[0], given: [4, 9], comment: 'Nobody else thought of it.' },
 *   scan,
 * });
 * ```
 */
export async function publishReview(options: WriteOptions & ReviewPlace): Promise<WriteOutcome> {
  return performWrite(options, planReview(options));
}

/**
 * Prepares publishing several reviews in one transaction, without asking a wallet. `data` is all their data, one
 * after the other.
 *
 * @throws {WriteError} `invalid-input`, `reverted`, `chain-unreachable`
 * @example
 * ```ts
 * import { prepareReviews } from '@org/contests/write';
 * const prepared = await prepareReviews({ client, config: baseSepolia, account, contest, inputs });
 * console.log(prepared.gas);
 * ```
 */
export async function prepareReviews(options: WriteSource & ReviewsPlace): Promise<PreparedWrite> {
  return prepareWrite(options, planReviews(options));
}

/**
 * Publishes a judge's reviews of several entries in one transaction, so that the wallet asks once. Each is a
 * separate attestation, as if it were made by `publishReview`, and either all of them are made or none. The outcome's `uids`
 * have the order of `inputs`. `splitReviews` returns how many fit into one transaction.
 *
 * @throws {WriteError} with one of `WRITE_ERROR_CODES`; `invalid-input` for an empty list, or two of one entry
 * @example
 * ```ts
 * import { publishReviews, splitReviews } from '@org/contests/write';
 *
 * for (const part of splitReviews({ contest, account, inputs })) {
 *   const { uids } = await publishReviews({ client, config, walletClient, account, contest, inputs: part, scan });
 *   console.log(uids);
 * }
 * ```
 * @see https://github.com/ethereum-attestation-service/eas-contracts/blob/master/contracts/IEAS.sol `multiAttest`
 */
export async function publishReviews(options: WriteOptions & ReviewsPlace): Promise<WriteOutcome> {
  return performWrite(options, planReviews(options));
}

/**
 * Prepares a judge's recusal from an entry of a contest, without asking a wallet.
 *
 * @throws {WriteError} `reverted` with the resolver's error as `revert`, `chain-unreachable`
 * @example
 * ```ts
 * import { prepareRecusal } from '@org/contests/write';
 * const { fee } = await prepareRecusal({ client, config, account, contest, entry: '3' });
 * ```
 */
export async function prepareRecusal(options: WriteSource & RecusalPlace): Promise<PreparedWrite> {
  return prepareWrite(options, planRecusal(options.config, options));
}

/**
 * Recuses a judge from an entry of a contest. This is final: the review in force is withdrawn, and later ones are
 * refused.
 *
 * @throws {WriteError} with one of `WRITE_ERROR_CODES`; `reverted` with the resolver's error as `revert`
 * @example
 * ```ts
 * import { recuse } from '@org/contests/write';
 *
 * await recuse({ client, config, walletClient, account, contest, entry: '3', scan });
 * ```
 */
export async function recuse(options: WriteOptions & RecusalPlace): Promise<WriteOutcome> {
  return performWrite(options, planRecusal(options.config, options));
}

/**
 * Prepares revealing sealed reviews in one transaction, without asking a wallet. `data` is all their data, one after the
 * other. Any account can reveal them.
 *
 * @throws {WriteError} `reverted` with the resolver's error as `revert`, `chain-unreachable`
 * @example
 * ```ts
 * import { prepareReveals } from '@org/contests/write';
 * const { fee } = await prepareReveals({ client, config, account, contest, reviews });
 * ```
 */
export async function prepareReveals(options: WriteSource & RevealPlace): Promise<PreparedWrite> {
  return prepareWrite(options, planReveals(options.config, options));
}

/**
 * Reveals sealed reviews in one transaction, once judging has ended: all of them, or none if one is refused. Any account can
 * reveal them. `splitReveals` returns how many fit into one transaction.
 *
 * @throws {WriteError} with one of `WRITE_ERROR_CODES`; `reverted` with the resolver's error as `revert`
 * @example
 * ```ts
 * import { revealMany } from '@org/contests/write';
 *
 * const { uids } = await revealMany({ client, config, walletClient, account, contest, reviews, scan });
 * ```
 */
export async function revealMany(options: WriteOptions & RevealPlace): Promise<WriteOutcome> {
  return performWrite(options, planReveals(options.config, options));
}

/**
 * Prepares revoking the account's own attestation, without asking a wallet. `data` is the calldata.
 *
 * @throws {WriteError} `reverted` if EAS rejects it (not the attester, already revoked), `chain-unreachable`
 * @example
 * ```ts
 * import { prepareRevocation } from '@org/contests/write';
 * const { uid, schemaUid } = contest;
 * const prepared = await prepareRevocation({ client, config: baseSepolia, account, uid, schemaUid });
 * ```
 */
export async function prepareRevocation(options: WriteSource & RevocationRequest): Promise<PreparedWrite> {
  return prepareWrite(options, planRevocation(options.config, options));
}

/**
 * Revokes the account's own attestation: withdraws a contest or a review. The revocation is at least one second later
 * than the attestation.
 *
 * @throws {WriteError} `reverted` with `revert` `AccessDenied` if it was made by another account
 * @example
 * ```ts
 * import { revokeAttestation } from '@org/contests/write';
 *
 * await revokeAttestation({ client, config, walletClient, account, uid: contest.uid, schemaUid: contest.schemaUid, scan });
 * ```
 */
export async function revokeAttestation(options: WriteOptions & RevocationRequest): Promise<WriteOutcome> {
  return performWrite(options, planRevocation(options.config, options));
}

/**
 * Makes any attestation, without validating its data: see `startContest` and `publishReview`.
 *
 * @throws {WriteError}
 * @example
 * ```ts
 * import { attest, buildContest } from '@org/contests/write';
 * const request = buildContest(baseSepolia, input);
 * const { uid } = await attest({ client, walletClient, config: baseSepolia, account, request });
 * ```
 */
export async function attest(
  options: WriteOptions & { readonly request: AttestationRequest },
): Promise<WriteOutcome> {
  return performWrite(options, planAttestation(options.config, options.request));
}

export function planContest(config: Config, input: NewContest): WritePlan {
  return planAttestation(config, buildContest(config, input));
}

export function planReview(options: Pick<WriteSource, 'config' | 'account'> & ReviewPlace): WritePlan {
  return planAttestation(options.config, buildReview(options));
}

export function planReviews(options: Pick<WriteSource, 'config' | 'account'> & ReviewsPlace): WritePlan {
  return planAttestations(options.config, buildReviews(options));
}

export function planReveals(config: Config, place: RevealPlace): WritePlan {
  const plan = planAttestations(config, buildReveals(place));
  return { ...plan, assertReady: (source) => assertRevealing(source, place.contest) };
}

/** All of one schema. */
function planAttestations({ eas }: Config, requests: readonly AttestationRequest[]): WritePlan {
  return {
    request: { to: eas.contract, data: encodeMultiAttestCall(requests), value: 0n },
    data: concat(requests.map(({ data }) => data)),
    written: {
      act: 'attest-many',
      schemaUid: requests[0]?.schemaUid ?? eas.evaluationSchemaUid,
      dataHashes: requests.map(({ data }) => hashHex(data)),
    },
    assertCalldata: (calldata) => assertMultiAttestCall(calldata, requests),
  };
}

export function planRecusal(config: Config, place: RecusalPlace): WritePlan {
  return planAttestation(config, buildRecusal(place));
}

export function planRevocation({ eas }: Config, { uid, schemaUid }: RevocationRequest): WritePlan {
  const data = encodeRevokeCall({ uid, schemaUid });
  return {
    request: { to: eas.contract, data, value: 0n },
    data,
    written: { act: 'revoke', schemaUid, uid },
    assertCalldata: (calldata) => assertRevokeCall(calldata, { uid, schemaUid }),
  };
}

export function planAttestation({ eas }: Config, request: AttestationRequest): WritePlan {
  const { schemaUid, data, refUid } = request;
  return {
    request: { to: eas.contract, data: encodeAttestCall(request), value: 0n },
    data,
    written: { act: 'attest', schemaUid, dataHash: hashHex(data), refUid },
    assertCalldata: (calldata) => assertAttestCall(calldata, request),
  };
}
