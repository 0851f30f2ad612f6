import type { Hex } from 'viem';
import { type RpcRequest, ScriptedWalletError } from './scriptedWallet.ts';

export type ScriptedNodeOptions = {
  /** The balance of every account, in the smallest unit; default: 1.2345 ether. */
  readonly balance?: bigint;
  readonly blockNumber?: bigint;
  /** Receipt status by transaction hash; others have no receipt. */
  readonly receipts?: Readonly<Record<Hex, 'success' | 'reverted'>>;
  /** Your own answers by method, which take precedence. Throw to refuse. */
  readonly answers?: Readonly<Record<string, (params: unknown) => unknown>>;
};

/** A scripted RPC node for viem's `custom()` transport. */
export type ScriptedNode = {
  request(request: RpcRequest): Promise<unknown>;
  /** Every request so far, oldest first. */
  readonly requests: readonly RpcRequest[];
};

const toHex = (value: bigint): Hex => `0x${value.toString(16)}`;

/**
 * An in-memory RPC node: answers balances, receipts and your own methods, and refuses everything else.
 *
 * @example
 * import { createScriptedNode } from '@org/wallet-kit/testing';
 * import { custom } from 'viem';
 * const transports = { [84532]: custom(createScriptedNode({ balance: 0n })) };
 */
export function createScriptedNode({
  balance = 1_234_500_000_000_000_000n,
  blockNumber = 12n,
  receipts = {},
  answers = {},
}: ScriptedNodeOptions = {}): ScriptedNode {
  const requests: RpcRequest[] = [];

  const findReceipt = (params: unknown) => {
    const [hash] = params as [Hex];
    const status = receipts[hash];
    if (!status) return null;
    return {
      transactionHash: hash,
      blockNumber: toHex(blockNumber),
      status: status === 'success' ? '0x1' : '0x0',
      logs: [],
    };
  };

  const known: Record<string, (params: unknown) => unknown> = {
    eth_blockNumber: () => toHex(blockNumber),
    eth_getBalance: () => toHex(balance),
    eth_getTransactionReceipt: findReceipt,
    ...answers,
  };

  return {
    requests,
    async request({ method, params }) {
      requests.push({ method, params });
      const answer = known[method];
      if (!answer)
        throw new ScriptedWalletError(-32601, { message: `The scripted node does not support ${method}.` });
      return answer(params);
    },
  };
}
