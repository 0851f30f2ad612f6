import { fetchRevokedTime } from './fetchEarlierTime.ts';
import { assertRevokeCall, encodeRevokeCall, type RevocationRequest } from './revokeCall.ts';
import { sendCall } from './sendCall.ts';
import type { WriteOptions, WriteOutcome } from './writeTypes.ts';

/**
 * Revokes one's own attestation: withdraws a contest, or takes an evaluation back. Its block is later than the
 * attestation's, by at least a second.
 *
 * @throws {WriteError} `reverted` with `revert` `AccessDenied` where it is somebody else's
 * @example
 * ```ts
 * import { revokeAttestation } from '@org/contests/write';
 *
 * await revokeAttestation({ client, config, walletClient, account, uid: contest.uid, schemaUid: contest.schemaUid, scan });
 * ```
 */
export async function revokeAttestation(options: WriteOptions & RevocationRequest): Promise<WriteOutcome> {
  const { config, uid, schemaUid } = options;
  return sendCall(options, {
    request: { to: config.eas.contract, data: encodeRevokeCall({ uid, schemaUid }), value: 0n },
    written: { act: 'revoke', schemaUid, uid },
    assertCalldata: (data) => assertRevokeCall(data, { uid, schemaUid }),
    fetchEarlierTime: (latest) => fetchRevokedTime(options, uid, latest),
  });
}
