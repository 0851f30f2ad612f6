import * as v from 'valibot';
import type { Address, Hash, Hex } from 'viem';
import type { RpcClient } from '../rpc/createRpcClient.ts';
import { ChainMovedError, RpcError } from '../rpc/errors.ts';
import {
  blockSchema,
  bytesSchema,
  logSchema,
  type RpcBlock,
  type RpcLog,
  type RpcReceipt,
  receiptSchema,
  transactionSchema,
  transactionsSchema,
} from '../rpc/parseRpc.ts';
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
  /** The events of a block by its receipts; null if the node does not have all of them. */
  findReceiptEvents: (block: Pick<RpcBlock, 'number' | 'hash'>) => Promise<EasEvent[] | null>;
  /** The sender of a transaction. @throws {ChainMovedError} when it is gone */
  fetchSender: (txid: Hash) => Promise<Address>;
  call: (to: Address, data: Hex) => Promise<Hex>;
};

const toQuantity = (number: number): Hex => `0x${number.toString(16)}`;

/** Without `eth_getBlockReceipts`, the receipts of a block with more transactions are not fetched one by one. */
const MAX_SINGLE_RECEIPTS = 200;

export function createChainClient(
  rpc: RpcClient,
  contracts: { eas: Address; registry: Address },
): ChainClient {
  const ours = new Set([contracts.eas, contracts.registry].map((address) => address.toLowerCase()));
  const toEvents = (logs: readonly RpcLog[]) =>
    logs
      .flatMap((log) => (log.isRemoved ? [] : (readEasEvent(log, contracts) ?? [])))
      .sort((a, b) => a.blockNumber - b.blockNumber || a.logIndex - b.logIndex);
  let hasBlockReceipts = true;
  const findReceipts = async (number: number, txids: readonly Hash[]): Promise<RpcReceipt[] | null> => {
    if (hasBlockReceipts) {
      const found = await rpc
        .ask({
          method: 'eth_getBlockReceipts',
          params: [toQuantity(number)],
          answer: v.nullable(v.array(receiptSchema)),
        })
        .catch((error: unknown) => {
          const none = nullIfRefused(error);
          hasBlockReceipts = false;
          return none;
        });
      if (found?.length === txids.length) return found;
    }
    if (txids.length > MAX_SINGLE_RECEIPTS) return null;
    const answer = v.nullable(receiptSchema);
    const receipts: RpcReceipt[] = [];
    for (const txid of txids) {
      const question = { method: 'eth_getTransactionReceipt', params: [txid], answer };
      const receipt = await rpc.ask(question).catch(nullIfRefused);
      if (!receipt) return null;
      receipts.push(receipt);
    }
    return receipts;
  };
  const wanted = { address: [contracts.eas, contracts.registry], topics: [Object.values(topics)] };
  const fetchLogs = async (place: { fromBlock: Hex; toBlock: Hex } | { blockHash: Hash }) => {
    const params = [{ ...wanted, ...place }];
    return toEvents(await rpc.ask({ method: 'eth_getLogs', params, answer: v.array(logSchema) }));
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

    async findReceiptEvents({ number, hash }) {
      const answer = v.nullable(transactionsSchema);
      const txids = await rpc.ask({ method: 'eth_getBlockByHash', params: [hash, false], answer });
      const receipts = txids && (await findReceipts(number, txids));
      if (!receipts?.every(({ blockHash }) => blockHash === hash)) return null;
      const logs = receipts.flatMap((receipt) => receipt.logs);
      const parsed = v.safeParse(
        v.array(logSchema),
        logs.filter((log) => isFrom(ours, log)),
      );
      return parsed.success ? toEvents(parsed.output) : null;
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

function nullIfRefused(error: unknown): null {
  if (error instanceof RpcError && error.code === 'rpc-refused') return null;
  throw error;
}

function isFrom(addresses: ReadonlySet<string>, log: unknown): boolean {
  const address = typeof log === 'object' && log !== null && 'address' in log ? log.address : null;
  return typeof address === 'string' && addresses.has(address.toLowerCase());
}
