import type { RpcClient } from './createRpcClient.ts';

/** Requests to an endpoint so far, and how many of them failed. */
export type RpcCounts = { calls: number; errors: number };

/** The same client, with its requests counted. */
export function countCalls(rpc: RpcClient, counts: RpcCounts): RpcClient {
  return {
    async ask(question) {
      counts.calls++;
      try {
        return await rpc.ask(question);
      } catch (error) {
        counts.errors++;
        throw error;
      }
    },
  };
}
