import type { Hex } from 'viem';
import { decodeFunctionData, encodeFunctionData } from 'viem/utils';
import { easAbi } from '../chain/easAbi.ts';
import { WriteError } from '../errors.ts';
import { sendCall } from './sendCall.ts';
import type { WriteOptions, WriteOutcome } from './writeTypes.ts';

/**
 * Revokes one's own attestation: withdraws a contest, or takes an evaluation back.
 *
 * @throws {WriteError} `reverted` with `revert` `AccessDenied` where it is somebody else's
 * @example
 * ```ts
 * import { revokeAttestation } from '@org/contests/write';
 *
 * await revokeAttestation({ client, config, walletClient, account, uid: contest.uid, schemaUid: contest.schemaUid, scan });
 * ```
 */
export async function revokeAttestation(
  options: WriteOptions & { readonly uid: Hex; readonly schemaUid: Hex },
): Promise<WriteOutcome> {
  const { config, uid, schemaUid } = options;
  const args = [{ schema: schemaUid, data: { uid, value: 0n } }] as const;
  const calldata = encodeFunctionData({ abi: easAbi, functionName: 'revoke', args });
  return sendCall(options, {
    request: { to: config.eas.contract, data: calldata, value: 0n },
    act: 'revoke',
    schemaUid,
    assertCalldata: (data) => assertRevokeCall(data, { uid, schemaUid }),
  });
}

function assertRevokeCall(calldata: Hex, { uid, schemaUid }: { uid: Hex; schemaUid: Hex }): void {
  const call = decodeFunctionData({ abi: easAbi, data: calldata });
  if (call.functionName === 'revoke') {
    const [{ schema, data }] = call.args;
    if (schema === schemaUid.toLowerCase() && data.uid === uid.toLowerCase() && data.value === 0n) return;
  }
  throw new WriteError({
    code: 'calldata-mismatch',
    detail: 'What would be sent is not what was asked for.',
  });
}
