import * as v from 'valibot';
import type { Address, Hash, Hex } from 'viem';
import type { RpcClient } from '../rpc/createRpcClient.ts';
import { ChainMovedError } from '../rpc/errors.ts';
import { blockSchema, bytesSchema, logSchema, type RpcBlock, transactionSchema } from '../rpc/parseRpc.ts';
import { type EasEvent, readEasEvent, topics } from './easEvent.ts';

/** The scan's requests to a chain, with parsed answers. All throw RpcError. */
export type ChainClient = {
  fetchHead: () => Promise<RpcBlock>;
  /** Null if the chain does not have such a block (any more). */
  findBlock: (number: number) => Promise<RpcBlock | null>;
  /** The events of EAS and its registry in chain order, both ends inclusive. */
  fetchEvents: (range: { from: number; to: number }) => Promise<EasEvent[]>;
  /** The events of one block. @throws {RpcError} `rpc-refused` when the node does not know it */
  fetchBlockEvents: (hash: Hash) => Promise<EasEvent[]>;
  /** The sender of a transaction. @throws {ChainMovedError} when it is gone */
  fetchSender: (txid: Hash) => Promise<Address>;
  call: (to: Address, data: Hex) => Promise<Hex>;
};

const toQuantity = (number: number): Hex => `0x${number.toString(16)}`;

export function createChainClient(
  rpc: RpcClient,
  contracts: { eas: Address; registry: Address },
): ChainClient {
  const wanted = { address: [contracts.eas, contracts.registry], topics: [Object.values(topics)] };
  const fetchLogs = async (place: { fromBlock: Hex; toBlock: Hex } | { blockHash: Hash }) => {
    const params = [{ ...wanted, ...place }];
    const logs = await rpc.ask({ method: 'eth_getLogs', params, answer: v.array(logSchema) });
    return logs
      .flatMap((log) => (log.isRemoved ? [] : (readEasEvent(log, contracts) ?? [])))
      .sort((a, b) => a.blockNumber - b.blockNumber || a.logIndex - b.logIndex);
  };
  return {
    fetchHead: () =>
      rpc.ask({ method: 'eth_getBlockByNumber', params: ['latest', false], answer: blockSchema }),

    findBlock: (number) =>
      rpc.ask({
        method: 'eth_getBlockByNumber',
        params: [toQuantity(number), false],
        answer: v.nullable(blockSchema),
      }),

    async fetchEvents({ from, to }) {
      const events = await fetchLogs({ fromBlock: toQuantity(from), toBlock: toQuantity(to) });
      return events.filter(({ blockNumber }) => blockNumber >= from && blockNumber <= to);
    },

    async fetchBlockEvents(hash) {
      return (await fetchLogs({ blockHash: hash })).filter(({ blockHash }) => blockHash === hash);
    },

    async fetchSender(txid) {
      const answer = v.nullable(transactionSchema);
      const transaction = await rpc.ask({ method: 'eth_getTransactionByHash', params: [txid], answer });
      if (!transaction) throw new ChainMovedError(`Transaction ${txid} no longer exists.`);
      return transaction.from;
    },

    call: (to, data) =>
      rpc.ask({ method: 'eth_call', params: [{ to, data }, 'latest'], answer: bytesSchema }),
  };
}
