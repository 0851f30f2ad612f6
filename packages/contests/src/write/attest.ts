import type { Hex } from 'viem';
import { hexToBytes } from '../abi/hex.ts';
import { keccak256 } from '../abi/keccak256.ts';
import type { Block } from '../block.ts';
import { type AttestationRequest, assertAttestCall, encodeAttestCall } from './attestCall.ts';
import { sendCall } from './sendCall.ts';
import type { WriteOptions, WriteOutcome } from './writeTypes.ts';

/**
 * Makes any attestation: build, simulate, send, receipt, scan. `startContest` and `evaluate` are this with checked data.
 *
 * @throws {WriteError}
 */
export async function attest(
  options: WriteOptions & {
    readonly request: AttestationRequest;
    /** The time that its block must be later than, if any. */
    readonly fetchEarlierTime?: ((latest: Block) => Promise<bigint | null>) | undefined;
  },
): Promise<WriteOutcome> {
  const { config, request, fetchEarlierTime } = options;
  return sendCall(options, {
    request: { to: config.eas.contract, data: encodeAttestCall(request), value: 0n },
    written: { act: 'attest', schemaUid: request.schemaUid, dataHash: hashData(request.data) },
    assertCalldata: (calldata) => assertAttestCall(calldata, request),
    fetchEarlierTime,
  });
}

function hashData(data: Hex): Hex | undefined {
  const bytes = hexToBytes(data);
  return bytes ? keccak256(bytes) : undefined;
}
