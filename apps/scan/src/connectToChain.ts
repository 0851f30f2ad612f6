import type { ChainConfig } from '@org/chain-config';
import type { Address } from 'viem';
import { decodeFunctionResult, encodeFunctionData } from 'viem/utils';
import { readAbi } from './eas/abi.ts';
import { createChainClient } from './eas/createChainClient.ts';
import { StartError } from './errors.ts';
import { createSetBackWatch } from './indexer/createSetBackWatch.ts';
import { MAX_RANGE } from './indexer/readRange.ts';
import type { SyncSource } from './indexer/syncOnce.ts';
import { createRpcClient, type RpcClient } from './rpc/createRpcClient.ts';
import { bytesSchema, quantitySchema } from './rpc/parseRpc.ts';
import { claimDatabase, createStore } from './store/createStore.ts';
import type { Database } from './store/openDatabase.ts';

/** A node that others share an address with may be late by this much without having been set back. */
const LATE_MS = 30_000;

/**
 * Everything that reading one chain into one database needs.
 *
 * @throws {RpcError} when the endpoint does not answer
 * @throws {StartError} `wrong-chain`, `wrong-database`: the endpoint or the database belongs to another chain
 */
export async function connectToChain({
  config: { chain, eas },
  db,
  rpcUrl,
  isLoneNode,
  signal,
}: {
  config: ChainConfig;
  db: Database;
  rpcUrl: string;
  /** One node, not many behind one address. */
  isLoneNode: boolean;
  signal: AbortSignal;
}): Promise<SyncSource> {
  await claimDatabase(db, `chain ${chain.id}, EAS ${eas.contract}`);
  const rpc = createRpcClient({ url: rpcUrl, signal });
  const found = await rpc.ask({ method: 'eth_chainId', params: [], answer: quantitySchema });
  if (found !== chain.id) {
    const message = `The RPC endpoint serves chain ${found}, not ${chain.id} (${chain.name}).`;
    throw new StartError({ code: 'wrong-chain', message });
  }
  const registry = eas.schemaRegistry ?? (await fetchRegistry(rpc, eas.contract));
  return {
    client: createChainClient(rpc, { eas: eas.contract, registry }),
    eas: eas.contract,
    registry,
    multicall: chain.contracts?.multicall3?.address ?? null,
    definitions: new Map(),
    now: () => Math.floor(Date.now() / 1000),
    store: createStore(db),
    startBlock: eas.deployedAtBlock ?? 0,
    range: { blocks: MAX_RANGE },
    setBack: createSetBackWatch({ patienceMs: isLoneNode ? 0 : LATE_MS }),
  };
}

async function fetchRegistry(rpc: RpcClient, contract: Address): Promise<Address> {
  const data = encodeFunctionData({ abi: readAbi, functionName: 'getSchemaRegistry' });
  const params = [{ to: contract, data }, 'latest'];
  const answer = await rpc.ask({ method: 'eth_call', params, answer: bytesSchema });
  return decodeFunctionResult({ abi: readAbi, functionName: 'getSchemaRegistry', data: answer });
}
