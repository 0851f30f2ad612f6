import { decodeFunctionData, encodeFunctionData, type Hex } from 'viem';
import { WriteError } from '../errors.ts';
import { profileAbi } from '../profile/profileAbi.ts';

/** Calldata of Profile's `setURI`. */
export function encodeProfileCall(uri: string): Hex {
  return encodeFunctionData({ abi: profileAbi, functionName: 'setURI', args: [uri] });
}

/**
 * Reads calldata back and compares it with what was asked for.
 *
 * @throws {WriteError} `calldata-mismatch`
 */
export function assertProfileCall(calldata: Hex, uri: string): void {
  const call = decodeFunctionData({ abi: profileAbi, data: calldata });
  if (call.functionName === 'setURI' && call.args[0] === uri && encodeProfileCall(uri) === calldata) return;
  throw new WriteError({
    code: 'calldata-mismatch',
    detail: 'What would be sent is not what was asked for.',
  });
}
