import { LRUCache } from 'lru-cache';
import type { Address, Hex } from 'viem';
import { decodeFunctionResult, encodeFunctionData, getAddress, toFunctionSelector } from 'viem/utils';
import { ChainMovedError, RpcError } from '../rpc/errors.ts';
import { type CallManyOptions, callMany, createHexReader } from './callMany.ts';
import type { ChainClient } from './createChainClient.ts';
import { readAbi } from './easEvent.ts';

const GET_ATTESTATION = toFunctionSelector('getAttestation(bytes32)');

/** The immutable fields of an attestation. Times in seconds. */
export type ChainAttestation = {
  uid: Hex;
  schema: Hex;
  time: bigint;
  expirationTime: bigint;
  /** 0 if it is not revoked, at the newest block. */
  revocationTime: bigint;
  refUID: Hex;
  recipient: Address;
  attester: Address;
  revocable: boolean;
  data: Hex;
};

/**
 * Reads attestations by UID, in the same order. Revocations are taken from the events: the contract's state is ahead of
 * the block being read.
 *
 * @throws {ChainMovedError} when one of them is not there (any more)
 */
export async function fetchAttestationRecords(
  source: { client: ChainClient; multicall: Address | null; eas: Address },
  uids: readonly Hex[],
  onAnswer?: CallManyOptions['onAnswer'],
): Promise<ChainAttestation[]> {
  const { client, multicall, eas } = source;
  const calls = uids.map((uid): Hex => `${GET_ATTESTATION}${uid.slice(2)}`);
  const answers = await callMany({ client, multicall, to: eas, calls, onAnswer });
  return answers.map((answer, index) => {
    const attestation = decodeAttestation(answer);
    if (attestation.uid !== uids[index])
      throw new ChainMovedError(`Attestation ${uids[index]} no longer exists.`);
    return attestation;
  });
}

/**
 * By hand: a general decoder takes ten times as long and allocates as much more, and this is the indexer's hottest
 * path.
 */
function decodeAttestation(answer: Hex): ChainAttestation {
  try {
    const { word, number, bigint, bytes } = createHexReader(answer);
    const at = number(0);
    const data = at + number(at + 288);
    return {
      uid: `0x${word(at)}`,
      schema: `0x${word(at + 32)}`,
      time: bigint(at + 64),
      expirationTime: bigint(at + 96),
      revocationTime: bigint(at + 128),
      refUID: `0x${word(at + 160)}`,
      recipient: toAddress(word(at + 192).slice(24)),
      attester: toAddress(word(at + 224).slice(24)),
      revocable: number(at + 256) !== 0,
      data: `0x${bytes(data + 32, number(data))}`,
    };
  } catch (cause) {
    const detail = 'getAttestation returned no attestation';
    throw new RpcError({ code: 'rpc-answer', method: 'eth_call', detail, cause });
  }
}

export type ChainSchema = { uid: Hex; resolver: Address; revocable: boolean; schema: string };

/** Reads schemas by UID, in the same order. @throws {ChainMovedError} when one does not exist (any more) */
export async function fetchSchemas(
  source: { client: ChainClient; multicall: Address | null; registry: Address },
  uids: readonly Hex[],
  onAnswer?: CallManyOptions['onAnswer'],
): Promise<ChainSchema[]> {
  const { client, multicall, registry } = source;
  const calls = uids.map((uid) =>
    encodeFunctionData({ abi: readAbi, functionName: 'getSchema', args: [uid] }),
  );
  const answers = await callMany({ client, multicall, to: registry, calls, onAnswer });
  return answers.map((answer, index) => {
    const schema = decodeSchema(answer);
    if (schema.uid !== uids[index]) throw new ChainMovedError(`Schema ${uids[index]} no longer exists.`);
    return schema;
  });
}

function decodeSchema(data: Hex): ChainSchema {
  try {
    return decodeFunctionResult({ abi: readAbi, functionName: 'getSchema', data });
  } catch (cause) {
    const detail = 'getSchema returned no schema';
    throw new RpcError({ code: 'rpc-answer', method: 'eth_call', detail, cause });
  }
}

const known = new LRUCache<string, Address>({ max: 10_000 });

/**
 * An EIP-55 address from 40 digits. Each checksum is a Keccak hash, and few accounts attest most, so results are
 * cached.
 */
function toAddress(digits: string): Address {
  const found = known.get(digits);
  if (found) return found;
  const address = getAddress(`0x${digits}`);
  // A new string: a slice would keep the whole answer in memory.
  known.set(address.slice(2).toLowerCase(), address);
  return address;
}
