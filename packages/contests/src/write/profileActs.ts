import { decodeFunctionData, encodeFunctionData, type Hex, stringToHex } from 'viem';
import { fetchProfile, type ProfileSource, profileAbi } from '../chain/profile.ts';
import { createMismatch } from './easCalls.ts';
import { WriteError } from './errors.ts';
import { prepareWrite } from './estimateCost.ts';
import { performWrite, type WritePlan } from './sendRequest.ts';
import type { PreparedWrite, WriteOptions, WriteOutcome, WriteSource } from './writeTypes.ts';
import { hashHex } from './written.ts';

/** A kilobyte costs about 700,000 gas; a transaction may use 16 million. */
const MAX_BYTES = 16_384;

type ProfileWrite = WriteSource & ProfileSource & { readonly uri: string };

/**
 * Prepares writing the account's own profile, without asking a wallet. `data` is the URI as bytes.
 *
 * @throws {WriteError} `invalid-input` (too long), `unsupported` (no Profile contract), `chain-unreachable`
 * @example
 * ```ts
 * import { prepareProfile } from '@org/contests/write';
 * const uri = 'data:application/json,{"name":"Mara"}';
 * const prepared = await prepareProfile({ client, config: baseSepolia, account, uri });
 * ```
 */
export async function prepareProfile(options: ProfileWrite): Promise<PreparedWrite> {
  return prepareWrite(options, await planProfile(options));
}

/**
 * Writes the account's own profile. The first write mints its token, later ones change the URI. It is visible as soon
 * as the chain returns it, without a scan. The outcome's `uid` is the token ID in 32 bytes.
 *
 * @param options.uri an https, ipfs or data URI
 * @throws {WriteError}
 * @example
 * ```ts
 * import { writeProfile } from '@org/contests/write';
 *
 * const uri = `data:application/json;base64,${btoa(JSON.stringify({ name: 'Mara' }))}`;
 * await writeProfile({ client, config, walletClient, account, uri });
 * ```
 */
export async function writeProfile(
  options: Omit<WriteOptions, 'scan'> & ProfileSource & { readonly uri: string },
): Promise<WriteOutcome> {
  return performWrite(options, await planProfile(options));
}

export async function planProfile(options: ProfileWrite): Promise<WritePlan> {
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
