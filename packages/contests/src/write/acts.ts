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
import { type ActPlace, buildAct } from './contestActs.ts';
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
import { planProfile } from './profileActs.ts';
import { performWrite, type WritePlan } from './sendRequest.ts';
import type { PreparedWrite, WriteOptions, WriteOutcome, WriteSource } from './writeTypes.ts';
import { hashHex } from './written.ts';

/** An act that an account writes. */
export type WriteAct =
  | { readonly kind: 'contest'; readonly input: NewContest }
  /** A judge's review of one entry. A later review replaces it. */
  | { readonly kind: 'review'; readonly contest: Contest; readonly input: ReviewInput }
  /** Reviews of several entries in one transaction, each a separate attestation. `splitReviews` returns how many fit. */
  | { readonly kind: 'reviews'; readonly contest: Contest; readonly inputs: readonly ReviewInput[] }
  /** Final: the review in force is withdrawn, and later ones are refused. */
  | ({ readonly kind: 'recusal' } & RecusalPlace)
  /** Sealed reviews of any judges in one transaction, once judging has ended. `splitReveals` returns how many fit. */
  | ({ readonly kind: 'reveals' } & RevealPlace)
  /** Every other act in a contest. */
  | ({ readonly kind: 'act' } & ActPlace)
  /** Revokes the account's own attestation: withdraws a contest or a review. */
  | ({ readonly kind: 'revocation' } & RevocationRequest)
  /**
   * The account's own profile, as an https, ipfs or data URI. The first write mints its token, later ones change the URI. It is
   * visible as soon as the chain returns it, without a scan.
   */
  | { readonly kind: 'profile'; readonly uri: string }
  /** Any attestation; its data is not validated. */
  | { readonly kind: 'attestation'; readonly request: AttestationRequest };

type Config = WriteSource['config'];

const PLANS: {
  readonly [Kind in WriteAct['kind']]: (
    act: Extract<WriteAct, { kind: Kind }>,
    source: WriteSource,
  ) => WritePlan | Promise<WritePlan>;
} = {
  contest: ({ input }, { config }) => planAttestation(config, buildContest(config, input)),
  review: (act, { config, account }) => planAttestation(config, buildReview({ ...act, account })),
  reviews: (act, { config, account }) => planAttestations(config, buildReviews({ ...act, account })),
  recusal: (act, { config }) => planAttestation(config, buildRecusal(act)),
  reveals: (act, { config }) => ({
    ...planAttestations(config, buildReveals(act)),
    assertReady: (source) => assertRevealing(source, act.contest),
  }),
  act: (act, { config }) => {
    const { kind, request } = buildAct(act);
    return kind === 'attest' ? planAttestation(config, request) : planRevocation(config, request);
  },
  revocation: (act, { config }) => planRevocation(config, act),
  profile: ({ uri }, source) => planProfile({ ...source, uri }),
  attestation: ({ request }, { config }) => planAttestation(config, request),
};

/** Plans an act: its request, and how it is recognized on the chain. */
export async function planAct(source: WriteSource, act: WriteAct): Promise<WritePlan> {
  const plan = PLANS[act.kind] as (act: WriteAct, source: WriteSource) => WritePlan | Promise<WritePlan>;
  return plan(act, source);
}

/**
 * Prepares an act: the request and its cost, without asking a wallet. `data` is the data of the attestations, one after
 * the other; of a revocation, the calldata; of a profile, the URI as bytes.
 *
 * @throws {WriteError} `invalid-input`; `unsupported`; `reverted`, with the resolver's error as `revert`; `chain-unreachable`
 * @example
 * ```ts
 * import { prepare } from '@org/contests/write';
 *
 * const act = { kind: 'contest', input } as const;
 * const { sizeBytes, gas, fee, enough } = await prepare({ client, config, account, act });
 * ```
 */
export async function prepare(options: WriteSource & { readonly act: WriteAct }): Promise<PreparedWrite> {
  return prepareWrite(options, await planAct(options, options.act));
}

/**
 * Performs an act: checks, simulates, asks the wallet, waits until it is mined and indexed. Several reviews are either all
 * written or none; the outcome's `uids` are in their order.
 *
 * @throws {WriteError} with one of `WRITE_ERROR_CODES`; `reverted` with `WrongNumber` if other entries got the numbers of an
 * `admit` or `list` meanwhile: read the contest again. The signal's reason when aborted
 * @example
 * ```ts
 * import { perform } from '@org/contests/write';
 *
 * const act = { kind: 'contest', input } as const;
 * const { uid } = await perform({ client, config, walletClient, account, act, scan, onProgress: console.log });
 * ```
 * @example
 * ```ts
 * import { perform, splitReviews } from '@org/contests/write';
 *
 * for (const part of splitReviews({ contest, account, inputs })) {
 *   const act = { kind: 'reviews', contest, inputs: part } as const;
 *   const { uids } = await perform({ client, config, walletClient, account, act, scan });
 *   console.log(uids);
 * }
 * ```
 * @see https://github.com/ethereum-attestation-service/eas-contracts/blob/master/contracts/IEAS.sol `multiAttest`
 */
export async function perform(options: WriteOptions & { readonly act: WriteAct }): Promise<WriteOutcome> {
  return performWrite(options, await planAct(options, options.act));
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

function planRevocation({ eas }: Config, { uid, schemaUid }: RevocationRequest): WritePlan {
  const data = encodeRevokeCall({ uid, schemaUid });
  return {
    request: { to: eas.contract, data, value: 0n },
    data,
    written: { act: 'revoke', schemaUid, uid },
    assertCalldata: (calldata) => assertRevokeCall(calldata, { uid, schemaUid }),
  };
}

function planAttestation({ eas }: Config, request: AttestationRequest): WritePlan {
  const { schemaUid, data, refUid } = request;
  return {
    request: { to: eas.contract, data: encodeAttestCall(request), value: 0n },
    data,
    written: { act: 'attest', schemaUid, dataHash: hashHex(data), refUid },
    assertCalldata: (calldata) => assertAttestCall(calldata, request),
  };
}
