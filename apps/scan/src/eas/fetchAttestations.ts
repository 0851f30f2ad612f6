import type { Address, Hex } from 'viem';
import { decodeFunctionResult, encodeFunctionData } from 'viem/utils';
import { ChainMovedError, RpcError } from '../errors.ts';
import { readAbi } from './abi.ts';
import { callMany } from './callMany.ts';
import type { ChainClient } from './createChainClient.ts';

/** What EAS keeps of an attestation and never changes. Times in seconds. */
export type ChainAttestation = {
  uid: Hex;
  schema: Hex;
  time: bigint;
  expirationTime: bigint;
  refUID: Hex;
  recipient: Address;
  attester: Address;
  revocable: boolean;
  data: Hex;
};

/**
 * Reads attestations by their UIDs, in the same order. Whether they are revoked is left to the events: the contract's
 * state is already ahead of the block being read.
 *
 * @throws {ChainMovedError} when one of them is not there (any more)
 */
export async function fetchAttestations(
  source: { client: ChainClient; multicall: Address | null; eas: Address },
  uids: readonly Hex[],
): Promise<ChainAttestation[]> {
  const { client, multicall, eas } = source;
  const calls = uids.map((uid) =>
    encodeFunctionData({ abi: readAbi, functionName: 'getAttestation', args: [uid] }),
  );
  const answers = await callMany({ client, multicall, to: eas, calls });
  return answers.map((answer, index) => {
    const attestation = decode(answer);
    if (attestation.uid !== uids[index]) throw new ChainMovedError(`Attestation ${uids[index]} is gone.`);
    return attestation;
  });
}

function decode(data: Hex): ChainAttestation {
  try {
    return decodeFunctionResult({ abi: readAbi, functionName: 'getAttestation', data });
  } catch (cause) {
    const detail = 'getAttestation gave no attestation';
    throw new RpcError({ code: 'rpc-answer', method: 'eth_call', detail, cause });
  }
}
