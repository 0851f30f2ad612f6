import { type Address, decodeFunctionData, encodeFunctionData, type Hex, zeroAddress, zeroHash } from 'viem';
import { easAbi } from '../chain/generated/easAbi.ts';
import { profileAbi } from '../chain/generated/profileAbi.ts';
import { WriteError } from './errors.ts';

/** An attestation to make. Omitted fields are zero; it is revocable unless that is false. */
export type AttestationRequest = {
  readonly schemaUid: Hex;
  readonly data: Hex;
  readonly refUid?: Hex | undefined;
  /** In seconds; 0 for never. */
  readonly expirationTime?: bigint | undefined;
  readonly recipient?: Address | undefined;
  readonly revocable?: boolean | undefined;
};

/** An attestation to revoke, by the account that made it. */
export type RevocationRequest = {
  readonly uid: Hex;
  readonly schemaUid: Hex;
};

/**
 * Calldata of EAS's `attest`.
 *
 * @example
 * ```ts
 * import { buildContest, encodeAttestCall } from '@org/contests/write';
 * const transaction = { to: baseSepolia.eas.contract, data: encodeAttestCall(buildContest(baseSepolia, input)) };
 * ```
 */
export function encodeAttestCall(request: AttestationRequest): Hex {
  return encodeFunctionData({ abi: easAbi, functionName: 'attest', args: [toArgument(request)] });
}

/**
 * Calldata of EAS's `multiAttest`: the UIDs are created in the order of the requests. Neighbors with the same schema
 * share one group.
 *
 * @example
 * ```ts
 * import { buildReviews, encodeMultiAttestCall } from '@org/contests/write';
 * const data = encodeMultiAttestCall(buildReviews({ contest, inputs, account }));
 * ```
 */
export function encodeMultiAttestCall(requests: readonly AttestationRequest[]): Hex {
  return encodeFunctionData({ abi: easAbi, functionName: 'multiAttest', args: [toGroups(requests)] });
}

/**
 * Calldata of EAS's `revoke`.
 *
 * @example
 * ```ts
 * import { encodeRevokeCall } from '@org/contests/write';
 * const data = encodeRevokeCall({ uid: contest.uid, schemaUid: contest.schemaUid });
 * ```
 */
export function encodeRevokeCall({ uid, schemaUid }: RevocationRequest): Hex {
  const args = [{ schema: schemaUid, data: { uid, value: 0n } }] as const;
  return encodeFunctionData({ abi: easAbi, functionName: 'revoke', args });
}

/**
 * Decodes calldata and compares it with the requested attestation.
 *
 * @throws {WriteError} `calldata-mismatch`
 */
export function assertAttestCall(calldata: Hex, request: AttestationRequest): void {
  const call = decodeFunctionData({ abi: easAbi, data: calldata });
  const isSame =
    call.functionName === 'attest' &&
    describe(call.args[0]) === describe(toArgument(request)) &&
    encodeAttestCall(request) === calldata;
  if (!isSame) throw createMismatch();
}

/**
 * Decodes calldata and compares it with the requested attestations and their order.
 *
 * @throws {WriteError} `calldata-mismatch`
 */
export function assertMultiAttestCall(calldata: Hex, requests: readonly AttestationRequest[]): void {
  const call = decodeFunctionData({ abi: easAbi, data: calldata });
  const isSame =
    call.functionName === 'multiAttest' &&
    describe(call.args[0]) === describe(toGroups(requests)) &&
    encodeMultiAttestCall(requests) === calldata;
  if (!isSame) throw createMismatch();
}

/**
 * Decodes calldata and compares it with the requested revocation.
 *
 * @throws {WriteError} `calldata-mismatch`
 */
export function assertRevokeCall(calldata: Hex, { uid, schemaUid }: RevocationRequest): void {
  const call = decodeFunctionData({ abi: easAbi, data: calldata });
  if (call.functionName === 'revoke') {
    const [{ schema, data }] = call.args;
    if (schema === schemaUid.toLowerCase() && data.uid === uid.toLowerCase() && data.value === 0n) return;
  }
  throw createMismatch();
}

/** The error for calldata that differs from the request. */
export function createMismatch(): WriteError {
  return new WriteError({ code: 'calldata-mismatch', detail: 'The calldata differs from the request.' });
}

function toArgument(request: AttestationRequest) {
  const { schemaUid, data, refUid, expirationTime, recipient, revocable } = request;
  return {
    schema: schemaUid,
    data: {
      recipient: recipient ?? zeroAddress,
      expirationTime: expirationTime ?? 0n,
      revocable: revocable ?? true,
      refUID: refUid ?? zeroHash,
      data,
      value: 0n,
    },
  };
}

function toGroups(requests: readonly AttestationRequest[]) {
  const groups: { schema: Hex; data: ReturnType<typeof toArgument>['data'][] }[] = [];
  for (const { schema, data } of requests.map(toArgument)) {
    const last = groups.at(-1);
    if (last?.schema === schema) last.data.push(data);
    else groups.push({ schema, data: [data] });
  }
  return groups;
}

function describe(value: unknown): string {
  return JSON.stringify(value, (_, part) =>
    typeof part === 'bigint' ? part.toString() : part,
  ).toLowerCase();
}

type Attested = { readonly schemaUid: Hex; readonly data: Hex };

/** The effect of a call. */
export type WrittenCall =
  | { readonly act: 'attest'; readonly schemaUid: Hex; readonly data: Hex }
  | { readonly act: 'attest-many'; readonly attestations: readonly Attested[] }
  | { readonly act: 'revoke'; readonly schemaUid: Hex; readonly uid: Hex }
  | { readonly act: 'set-profile'; readonly uri: string };

/**
 * Decodes a call of EAS or the Profile contract, for example of a transaction that replaced another one. Undefined for
 * any other calldata. It does not check which contract is called.
 *
 * @example
 * ```ts
 * import { readCall } from '@org/contests/write';
 *
 * const call = readCall(transaction.input);
 * if (call?.act === 'attest') console.log(call.schemaUid, call.data);
 * ```
 */
export function readCall(calldata: Hex): WrittenCall | undefined {
  try {
    const call = decodeFunctionData({ abi: [...easAbi, ...profileAbi], data: calldata });
    switch (call.functionName) {
      case 'attest': {
        const [{ schema, data }] = call.args;
        return { act: 'attest', schemaUid: schema, data: data.data };
      }
      case 'multiAttest': {
        const attestations = call.args[0].flatMap(({ schema, data }) =>
          data.map((each) => ({ schemaUid: schema, data: each.data })),
        );
        return { act: 'attest-many', attestations };
      }
      case 'revoke': {
        const [{ schema, data }] = call.args;
        return { act: 'revoke', schemaUid: schema, uid: data.uid };
      }
      case 'setURI':
        return { act: 'set-profile', uri: call.args[0] };
      default:
        return undefined;
    }
  } catch {
    return undefined;
  }
}
