import { decodeFunctionData, encodeFunctionData, type Hex } from 'viem';
import { easAbi } from '../chain/easAbi.ts';
import { WriteError } from '../errors.ts';

/** One attestation to be revoked, by the account that made it. */
export type RevocationRequest = {
  readonly uid: Hex;
  readonly schemaUid: Hex;
};

/** Calldata of EAS's `revoke`. */
export function encodeRevokeCall({ uid, schemaUid }: RevocationRequest): Hex {
  const args = [{ schema: schemaUid, data: { uid, value: 0n } }] as const;
  return encodeFunctionData({ abi: easAbi, functionName: 'revoke', args });
}

/**
 * Reads calldata back and compares it with what was asked for.
 *
 * @throws {WriteError} `calldata-mismatch`
 */
export function assertRevokeCall(calldata: Hex, { uid, schemaUid }: RevocationRequest): void {
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
