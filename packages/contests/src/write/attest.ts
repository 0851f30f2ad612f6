import { type AttestationRequest, assertAttestCall, encodeAttestCall } from './attestCall.ts';
import { sendCall } from './sendCall.ts';
import type { WriteOptions, WriteOutcome } from './writeTypes.ts';

/**
 * Makes any attestation: build, simulate, send, receipt, scan. `startContest` and `evaluate` are this with checked data.
 *
 * @throws {WriteError}
 */
export async function attest(
  options: WriteOptions & { readonly request: AttestationRequest },
): Promise<WriteOutcome> {
  const { config, request } = options;
  return sendCall(options, {
    request: { to: config.eas.contract, data: encodeAttestCall(request), value: 0n },
    act: 'attest',
    schemaUid: request.schemaUid,
    assertCalldata: (calldata) => assertAttestCall(calldata, request),
  });
}
