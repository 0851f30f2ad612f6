import { decodeFunctionData, encodeFunctionData, type Hex, stringToHex } from 'viem';
import { profileAbi } from '../chain/generated/profileAbi.ts';
import { fetchProfile } from '../chain/profile.ts';
import { createMismatch } from './easCalls.ts';
import { WriteError } from './errors.ts';
import type { WritePlan } from './sendRequest.ts';
import type { WriteSource } from './writeTypes.ts';
import { hashHex } from './written.ts';

/** A kilobyte costs about 700,000 gas; a transaction may use 16 million. */
const MAX_BYTES = 16_384;

/** @throws {WriteError} `invalid-input` (too long), `unsupported` (no Profile contract), `chain-unreachable` */
export async function planProfile(options: WriteSource & { readonly uri: string }): Promise<WritePlan> {
  const { config, account, uri } = options;
  const contract = config.contracts.profile;
  const bytes = stringToHex(uri);
  const sizeBytes = (bytes.length - 2) / 2;
  if (sizeBytes > MAX_BYTES || /\p{Surrogate}/u.test(uri)) {
    throw new WriteError({ code: 'invalid-input', detail: `The profile has ${sizeBytes} bytes.` });
  }
  // A call to an address without code succeeds and writes nothing.
  const { status } = await fetchProfile(options, account).catch((cause) => {
    const detail = 'The Profile contract cannot be read.';
    throw new WriteError({ code: 'chain-unreachable', detail, cause });
  });
  if (status === 'unavailable') {
    throw new WriteError({ code: 'unsupported', detail: 'There is no Profile contract on this chain.' });
  }
  return {
    request: { to: contract, data: encodeProfileCall(uri), value: 0n },
    data: bytes,
    written: { act: 'set-profile', contract, dataHash: hashHex(bytes) },
    assertCalldata: (calldata) => assertProfileCall(calldata, uri),
  };
}

function encodeProfileCall(uri: string): Hex {
  return encodeFunctionData({ abi: profileAbi, functionName: 'setURI', args: [uri] });
}

function assertProfileCall(calldata: Hex, uri: string): void {
  const call = decodeFunctionData({ abi: profileAbi, data: calldata });
  if (call.functionName === 'setURI' && call.args[0] === uri && encodeProfileCall(uri) === calldata) return;
  throw createMismatch();
}
