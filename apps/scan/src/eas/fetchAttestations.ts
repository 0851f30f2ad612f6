import type { Address, Hex } from 'viem';
import { toFunctionSelector } from 'viem/utils';
import { ChainMovedError, RpcError } from '../errors.ts';
import { type CallManyOptions, callMany } from './callMany.ts';
import type { ChainClient } from './createChainClient.ts';
import { createHexReader } from './hexReader.ts';
import { toAddress } from './toAddress.ts';

const GET_ATTESTATION = toFunctionSelector('getAttestation(bytes32)');

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
  onAnswer?: CallManyOptions['onAnswer'],
): Promise<ChainAttestation[]> {
  const { client, multicall, eas } = source;
  const calls = uids.map((uid): Hex => `${GET_ATTESTATION}${uid.slice(2)}`);
  const answers = await callMany({ client, multicall, to: eas, calls, onAnswer });
  return answers.map((answer, index) => {
    const attestation = decode(answer);
    if (attestation.uid !== uids[index]) throw new ChainMovedError(`Attestation ${uids[index]} is gone.`);
    return attestation;
  });
}

/** By hand: a general decoder takes ten times as long and leaves as much garbage, and this is most of all work here. */
function decode(answer: Hex): ChainAttestation {
  try {
    const { word, number, bigint, bytes } = createHexReader(answer);
    const at = number(0);
    const data = at + number(at + 288);
    return {
      uid: `0x${word(at)}`,
      schema: `0x${word(at + 32)}`,
      time: bigint(at + 64),
      expirationTime: bigint(at + 96),
      refUID: `0x${word(at + 160)}`,
      recipient: toAddress(word(at + 192).slice(24)),
      attester: toAddress(word(at + 224).slice(24)),
      revocable: number(at + 256) !== 0,
      data: `0x${bytes(data + 32, number(data))}`,
    };
  } catch (cause) {
    const detail = 'getAttestation gave no attestation';
    throw new RpcError({ code: 'rpc-answer', method: 'eth_call', detail, cause });
  }
}
