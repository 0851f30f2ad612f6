import type { Address, Hex } from 'viem';
import { decodeFunctionResult, encodeFunctionData } from 'viem/utils';
import { ChainMovedError, RpcError } from '../errors.ts';
import { readAbi } from './abi.ts';
import { type CallManyOptions, callMany } from './callMany.ts';
import type { ChainClient } from './createChainClient.ts';

export type ChainSchema = { uid: Hex; resolver: Address; revocable: boolean; schema: string };

/** Reads schemas by their UIDs, in the same order. @throws {ChainMovedError} when one of them is not there (any more) */
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
    const schema = decode(answer);
    if (schema.uid !== uids[index]) throw new ChainMovedError(`Schema ${uids[index]} is gone.`);
    return schema;
  });
}

function decode(data: Hex): ChainSchema {
  try {
    return decodeFunctionResult({ abi: readAbi, functionName: 'getSchema', data });
  } catch (cause) {
    const detail = 'getSchema gave no schema';
    throw new RpcError({ code: 'rpc-answer', method: 'eth_call', detail, cause });
  }
}
