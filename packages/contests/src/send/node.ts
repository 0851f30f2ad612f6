import type { Address, Hex } from '@org/chain-config';
import { createRpcFetch } from '@org/chain-config/rpc';
import { keccak256 } from 'viem';
import { NodeError, StepError, toAsciiLine } from './sendErrors.ts';

const TIMEOUT_MS = 30_000;

/** No honest answer is larger. Code is at most 24,576 bytes (EIP-170), on some chains a multiple. */
const MAX_DATA_BYTES = 262_144;
const MAX_GAS = 100_000_000n;
/** The cheapest event costs 375 gas; a transaction of this command has one or two. */
const MAX_LOGS = 10_000;
/** 1,000 gwei. */
const MAX_FEE_PER_GAS = 1_000_000_000_000n;

/** The part of a transaction that is simulated. */
export type Call = {
  readonly from?: Address | undefined;
  readonly to: Address;
  readonly data: Hex;
  readonly value?: bigint | undefined;
};

/** An event of a transaction. */
export type ReceiptLog = {
  readonly address: Address;
  readonly topics: readonly Hex[];
  readonly data: Hex;
};

/** A mined transaction. */
export type Receipt = {
  readonly hash: Hex;
  readonly isSuccess: boolean;
  readonly blockNumber: bigint;
  readonly gasUsed: bigint;
  readonly logs: readonly ReceiptLog[];
};

/** The fee of a transaction per gas, in wei. `expected` is today's price, `max` what the sender accepts. */
export type Fee = { readonly expected: bigint; readonly max: bigint; readonly tip: bigint | null };

/** The requests to the nodes of one chain. */
export type ChainNode = ReturnType<typeof createNode>;

/**
 * The requests of a command that sends transactions to the nodes of one chain. Every answer is checked for its form and
 * size before it is used.
 *
 * @throws {NodeError}
 * @example
 * ```ts
 * import { createNode } from '@org/contests/send';
 *
 * const node = createNode({ chainId: 8453, urls: ['https://mainnet.base.org'] });
 * const balance = await node.fetchBalance(payer.address);
 * ```
 */
export function createNode({
  chainId,
  urls,
}: {
  readonly chainId: number;
  readonly urls: readonly string[];
}) {
  const rpcFetch = createRpcFetch({ chainId, urls });

  async function ask(method: string, params: readonly unknown[]): Promise<unknown> {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
    const answer = await rpcFetch('', { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
      .then((response) => response.json() as Promise<unknown>)
      .catch((cause: unknown) => {
        // The messages of the failover name no URL, which may contain a key.
        const isOtherChain = cause instanceof Error && /is one of chain/.test(cause.message);
        const reason = isOtherChain ? `: ${cause.message}` : '';
        throw new NodeError(isOtherChain ? 'wrong-chain' : 'unreachable', `No usable answer${reason}.`, {
          cause,
        });
      });
    const { result, error } = Object(answer) as { result?: unknown; error?: unknown };
    if (error !== undefined && error !== null) throw new RejectionError(error);
    if (result === undefined) throw new NodeError('wrong-answer', `${method}: the answer has no result.`);
    return result;
  }

  const askQuantity = async (method: string, params: readonly unknown[], max: bigint) => {
    const quantity = readQuantity(await ask(method, params));
    if (quantity === undefined || quantity > max) throw createWrongAnswer(method);
    return quantity;
  };
  const askData = async (method: string, params: readonly unknown[]): Promise<Hex> => {
    const result = await ask(method, params);
    if (!isData(result)) throw createWrongAnswer(method);
    return result;
  };
  const askNumber = async (method: string, params: readonly unknown[]): Promise<number> =>
    Number(await askQuantity(method, params, BigInt(Number.MAX_SAFE_INTEGER)));

  return {
    /** @throws {NodeError} `wrong-chain` */
    async assertChain(): Promise<void> {
      const found = await askNumber('eth_chainId', []);
      if (found !== chainId)
        throw new NodeError('wrong-chain', `The endpoint serves chain ${found}, not ${chainId}.`);
    },
    async fetchBlock(): Promise<{ readonly number: bigint; readonly baseFee: bigint | null }> {
      const block = Object(await ask('eth_getBlockByNumber', ['latest', false])) as Record<string, unknown>;
      const number = readQuantity(block.number);
      const baseFee = readQuantity(block.baseFeePerGas) ?? null;
      if (number === undefined || (baseFee ?? 0n) > MAX_FEE_PER_GAS)
        throw createWrongAnswer('eth_getBlockByNumber');
      return { number, baseFee };
    },
    async fetchFee(): Promise<Fee> {
      const { baseFee } = await this.fetchBlock();
      const price = () => askQuantity('eth_gasPrice', [], MAX_FEE_PER_GAS);
      if (baseFee === null) {
        const expected = await price();
        return { expected, max: expected, tip: null };
      }
      const tip = await askQuantity('eth_maxPriorityFeePerGas', [], MAX_FEE_PER_GAS).catch(async (error) => {
        if (!(error instanceof RejectionError)) throw error;
        const whole = await price();
        return whole > baseFee ? whole - baseFee : 0n;
      });
      return { expected: baseFee + tip, max: baseFee * 2n + tip, tip };
    },
    fetchCode: (address: Address): Promise<Hex> => askData('eth_getCode', [address, 'latest']),
    fetchStorage: (address: Address, slot: Hex): Promise<Hex> =>
      askData('eth_getStorageAt', [address, slot, 'latest']),
    fetchBalance: (address: Address): Promise<bigint> =>
      askQuantity('eth_getBalance', [address, 'latest'], 2n ** 256n),
    /** The number of transactions of an account: mined ones, or including those that wait. */
    fetchNonce: (address: Address, tag: 'latest' | 'pending'): Promise<number> =>
      askNumber('eth_getTransactionCount', [address, tag]),
    /** Undefined if the call reverts. */
    async call({ to, data }: Call): Promise<Hex | undefined> {
      return askData('eth_call', [{ to, data }, 'latest']).catch(undefinedIfReverted);
    },
    /** Undefined if the transaction would revert. */
    async estimateGas({ from, to, data, value = 0n }: Call): Promise<bigint | undefined> {
      const call = { ...(from && { from }), to, data, value: toQuantity(value) };
      return askQuantity('eth_estimateGas', [call], MAX_GAS).catch(undefinedIfReverted);
    },
    /**
     * Sends a signed transaction; one that the node already has counts as sent.
     *
     * @throws {StepError} if the node rejects it
     */
    async send(transaction: Hex): Promise<Hex> {
      const hash = keccak256(transaction);
      const answer = await ask('eth_sendRawTransaction', [transaction]).catch((error: unknown) => {
        if (!(error instanceof RejectionError)) throw error;
        if (/already (known|imported)|known transaction/i.test(error.message)) return hash;
        throw new StepError(`The node rejected the transaction: ${error.message}.`, { cause: error });
      });
      if (answer !== hash) throw createWrongAnswer('eth_sendRawTransaction');
      return hash;
    },
    /** Undefined as long as the transaction is not mined. */
    async findReceipt(hash: Hex): Promise<Receipt | undefined> {
      const answer = await ask('eth_getTransactionReceipt', [hash]);
      if (answer === null) return undefined;
      const receipt = Object(answer) as Record<string, unknown>;
      const [status, blockNumber, gasUsed] = [receipt.status, receipt.blockNumber, receipt.gasUsed].map(
        readQuantity,
      );
      const logs = readLogs(receipt.logs);
      if (
        logs === undefined ||
        receipt.transactionHash !== hash ||
        (status !== 0n && status !== 1n) ||
        blockNumber === undefined ||
        gasUsed === undefined
      )
        throw createWrongAnswer('eth_getTransactionReceipt');
      return { hash, isSuccess: status === 1n, blockNumber, gasUsed, logs };
    },
  };
}

/** An error that the node answered with. */
class RejectionError extends NodeError {
  readonly isRevert: boolean;

  constructor(error: unknown) {
    const { code, message } = Object(error) as { code?: unknown; message?: unknown };
    super('rejected', toAsciiLine(message));
    // geth has code 3 for a revert; other nodes only say so in the message.
    this.isRevert = code === 3 || /revert|invalid opcode/i.test(String(message));
  }
}

function undefinedIfReverted(error: unknown): undefined {
  if (error instanceof RejectionError && error.isRevert) return undefined;
  throw error;
}

const createWrongAnswer = (method: string) =>
  new NodeError('wrong-answer', `${method}: the answer is not what a node answers.`);

const toQuantity = (value: bigint): Hex => `0x${value.toString(16)}`;

function readQuantity(value: unknown): bigint | undefined {
  return typeof value === 'string' && /^0x[0-9a-f]{1,64}$/i.test(value) ? BigInt(value) : undefined;
}

function readLogs(value: unknown): readonly ReceiptLog[] | undefined {
  if (!Array.isArray(value) || value.length > MAX_LOGS) return undefined;
  const logs: ReceiptLog[] = [];
  for (const each of value) {
    const { address, topics, data } = Object(each) as Record<string, unknown>;
    if (!isData(address) || !isData(data) || !Array.isArray(topics)) return undefined;
    if (topics.length > 4 || !topics.every(isData)) return undefined;
    logs.push({ address, topics, data });
  }
  return logs;
}

function isData(value: unknown): value is Hex {
  return (
    typeof value === 'string' && value.length <= 2 + 2 * MAX_DATA_BYTES && /^0x(?:[0-9a-f]{2})*$/i.test(value)
  );
}
