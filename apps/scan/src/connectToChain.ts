import type { ChainConfig } from '@org/chain-config';
import { StartError } from '@org/server-kit';
import type { Address } from 'viem';
import { decodeFunctionResult, encodeFunctionData } from 'viem/utils';
import { createSchemaCache } from './decoded/parseSchemaDefinition.ts';
import { createBloomReader } from './eas/bloom.ts';
import { createChainClient } from './eas/createChainClient.ts';
import { readAbi } from './eas/easEvent.ts';
import type { LogCheck } from './indexer/missingLogs.ts';
import { createRange } from './indexer/readRange.ts';
import { createSetBackWatch, type SyncSource } from './indexer/syncOnce.ts';
import { countCalls, createRpcClient, type RpcClient, type RpcCounts } from './rpc/createRpcClient.ts';
import { bytesSchema, quantitySchema } from './rpc/parseRpc.ts';
import { createScanStore } from './store/createStore.ts';
import { createWriteBehind } from './store/createWriteBehind.ts';
import type { SqlSession } from './store/database.ts';

/** How late a node behind a shared address may be without a chain reset. */
const LATE_MS = 30_000;
const LATE_BLOCKS = 10;
/** Headers per range that are compared with its logs at a provider, which counts requests; at an own node all are. */
const SAMPLED_HEADERS = 16;
const AUDIT_MS = { own: 10_000, shared: 600_000 };

/**
 * Creates everything needed to read one chain into one database.
 *
 * @throws {RpcError} when the endpoint does not answer
 * @throws {StartError} `wrong-chain`: the endpoint belongs to another chain
 */
export async function connectToChain({
  config: { chain, eas, contracts },
  session,
  rpcUrl,
  rpcCounts = { calls: 0, errors: 0 },
  isLoneNode,
  missing = { expected: new Map(), gaps: new Map() },
  signal,
}: {
  config: ChainConfig;
  session: SqlSession;
  rpcUrl: string;
  /** Counts the requests. */
  rpcCounts?: RpcCounts;
  /** The endpoint is one node, not many behind one address. */
  isLoneNode: boolean;
  /** Events and blocks that earlier endpoints omitted. */
  missing?: Pick<LogCheck, 'expected' | 'gaps'>;
  signal: AbortSignal;
}): Promise<SyncSource> {
  const rpc = countCalls(createRpcClient({ url: rpcUrl, signal }), rpcCounts);
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
    schemaCache: createSchemaCache(),
    now: () => Math.floor(Date.now() / 1000),
    store: createWriteBehind(createScanStore(session)),
    startBlock: eas.deployedAtBlock ?? 0,
    range: createRange(),
    newestBlocks: isLoneNode ? 0 : LATE_BLOCKS,
    check: {
      readBloom: createBloomReader({ eas: eas.contract, registry }),
      maxHeaders: isLoneNode ? Number.POSITIVE_INFINITY : SAMPLED_HEADERS,
      ...missing,
      kept: new Map(),
    },
    audit: contracts.contestResolver
      ? {
          resolver: contracts.contestResolver,
          schemaUid: eas.contestSchemaUid,
          everyMs: isLoneNode ? AUDIT_MS.own : AUDIT_MS.shared,
        }
      : null,
    setBack: createSetBackWatch({ patienceMs: isLoneNode ? 0 : LATE_MS }),
  };
}

async function fetchRegistry(rpc: RpcClient, contract: Address): Promise<Address> {
  const data = encodeFunctionData({ abi: readAbi, functionName: 'getSchemaRegistry' });
  const params = [{ to: contract, data }, 'latest'];
  const answer = await rpc.ask({ method: 'eth_call', params, answer: bytesSchema });
  return decodeFunctionResult({ abi: readAbi, functionName: 'getSchemaRegistry', data: answer });
}
