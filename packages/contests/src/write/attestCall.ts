import { type Address, decodeFunctionData, encodeFunctionData, type Hex, zeroAddress, zeroHash } from 'viem';
import { easAbi } from '../chain/easAbi.ts';
import { WriteError } from '../errors.ts';

/** One attestation to be made; whatever is left out is zero. All of ours can be revoked. */
export type AttestationRequest = {
  readonly schemaUid: Hex;
  readonly data: Hex;
  readonly refUid?: Hex | undefined;
  /** In seconds; 0 for never. */
  readonly expirationTime?: bigint | undefined;
  readonly recipient?: Address | undefined;
};

/** Calldata of EAS's `attest`. */
export function encodeAttestCall(request: AttestationRequest): Hex {
  return encodeFunctionData({ abi: easAbi, functionName: 'attest', args: [toArgument(request)] });
}

/**
 * Reads calldata back and compares it with what was asked for.
 *
 * @throws {WriteError} `calldata-mismatch`
 */
export function assertAttestCall(calldata: Hex, request: AttestationRequest): void {
  const call = decodeFunctionData({ abi: easAbi, data: calldata });
  const expected = toArgument(request);
  const [actual] = call.args;
  const isSame =
    call.functionName === 'attest' &&
    describe(actual) === describe(expected) &&
    encodeAttestCall(request) === calldata;
  if (!isSame)
    throw new WriteError({
      code: 'calldata-mismatch',
      detail: 'What would be sent is not what was asked for.',
    });
}

function toArgument({ schemaUid, data, refUid, expirationTime, recipient }: AttestationRequest) {
  return {
    schema: schemaUid,
    data: {
      recipient: recipient ?? zeroAddress,
      expirationTime: expirationTime ?? 0n,
      revocable: true,
      refUID: refUid ?? zeroHash,
      data,
      value: 0n,
    },
  };
}

function describe(value: unknown): string {
  return JSON.stringify(value, (_, part) =>
    typeof part === 'bigint' ? part.toString() : part,
  ).toLowerCase();
}
