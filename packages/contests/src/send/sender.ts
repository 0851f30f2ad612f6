import { setTimeout as pause } from 'node:timers/promises';
import { type Address, type ChainConfig, getExplorerTransactionUrl, type Hex } from '@org/chain-config';
import {
  getAddress,
  keccak256,
  parseTransaction,
  recoverTransactionAddress,
  type TransactionSerialized,
} from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import type { Journal, Pending } from './journal.ts';
import type { ChainNode, Fee, Receipt } from './node.ts';
import { RevertingStepError, StepError, toAsciiLine } from './sendErrors.ts';

/** The call of a pending transaction, and the part of the work it belongs to. */
export type PendingCall = {
  readonly part: string;
  readonly to: Address;
  readonly data: Hex;
  readonly value: bigint;
};

/** A pending transaction that this account has signed for this chain. */
type SignedCall = PendingCall & {
  readonly gas: bigint;
  /** The fees of the last signed transaction; null on a chain without a base fee. */
  readonly fee: { readonly max: bigint; readonly tip: bigint } | null;
};

type Expected = {
  readonly chainId: number;
  readonly account: Address;
  /** Names the file in the error. */
  readonly path: string;
  /** True if the command sends such a call for this part. */
  readonly isExpected: (call: PendingCall) => boolean;
};

/**
 * Reads the transactions of a journal, which anything could have written: each must be signed by the account for this
 * chain and nonce, all must make the same call, and the command must expect it.
 *
 * @throws {StepError}
 */
async function readPending(
  { part, nonce, signed }: Pending,
  { chainId, account, path, isExpected }: Expected,
): Promise<SignedCall> {
  const refuse = (what: string, cause?: unknown): never => {
    throw new StepError(
      `${path} contains a transaction that ${what}. Nothing was sent. If ${account} has no transaction that waits, delete the file and run the command again.`,
      { cause },
    );
  };
  const calls = await Promise.all(
    signed.map((each) => read(each).catch((error) => refuse('is unreadable', error))),
  );
  const last = calls.at(-1);
  if (!last) return refuse('is unreadable');
  for (const each of calls) {
    if (each.from !== account) refuse(`${account} did not sign`);
    if (each.chainId !== chainId) refuse(`is not for chain ${chainId}`);
    if (each.nonce !== nonce) refuse(`does not have the nonce ${nonce}`);
    if (each.to !== last.to || each.data !== last.data || each.value !== last.value)
      refuse('differs from the others of the same nonce');
  }
  const { to, data, value, gas, fee } = last;
  if (!isExpected({ part, to, data, value })) refuse('this command does not send for this step');
  return { part, to, data, value, gas, fee };
}

/** Only the two kinds that `createSender` signs. */
async function read(signed: Hex) {
  const transaction = parseTransaction(signed);
  const { type, chainId, nonce = 0, to, data = '0x', value = 0n, gas = 0n } = transaction;
  const isCall = type === 'legacy' || (type === 'eip1559' && !transaction.accessList?.length);
  if (!to || !isCall) throw new TypeError('another kind of transaction');
  const { maxFeePerGas: max = 0n, maxPriorityFeePerGas: tip = 0n } = transaction;
  // viem's type names the kinds by their first byte; a legacy transaction has none.
  const from = await recoverTransactionAddress({ serializedTransaction: signed as TransactionSerialized });
  return {
    ...{ from, chainId, nonce, to: getAddress(to), data: data.toLowerCase() as Hex, value, gas },
    fee: type === 'eip1559' ? { max, tip } : null,
  };
}

/** A transaction from any account, or one that is signed already and that any node takes. */
export type Step =
  | { readonly to: Address; readonly data: Hex; readonly value: bigint }
  | { readonly signed: Hex };

export type SenderOptions = {
  readonly node: ChainNode;
  readonly config: Pick<ChainConfig, 'chain'>;
  readonly account: PrivateKeyAccount;
  readonly journal: Journal;
  readonly log: (line: string) => void;
  /** How long to wait until a transaction is mined. */
  readonly patienceMs: number;
};

/** The gas limit of a transaction on chains with EIP-7825. */
const MAX_GAS = 2n ** 24n;
/** Nodes want at least 10 % more of both fees for a replacement. */
const RAISE_PERCENT = 120n;

/**
 * The gas limit that is signed for a simulated use: the state may change until the transaction is mined.
 *
 * @example
 * ```ts
 * import { getGasLimit } from '@org/contests/send';
 *
 * const limit = getGasLimit(100_000n); // 120_000n
 * ```
 */
export function getGasLimit(gas: bigint): bigint {
  const more = (gas * 12n) / 10n;
  return gas <= MAX_GAS && more > MAX_GAS ? MAX_GAS : more;
}

/** The transaction that an earlier run had sent. No receipt if another transaction of the account took its place. */
export type Settled = { readonly part: string; readonly receipt: Receipt | undefined };

/** Sends one transaction at a time and waits until it is mined. */
export type Sender = ReturnType<typeof createSender>;

/**
 * Sends transactions of one account, one at a time, and waits until each is mined. Each is written to the journal before
 * it is sent.
 *
 * @example
 * ```ts
 * import { createSender } from '@org/contests/send';
 *
 * const sender = createSender({ node, config, account: payer, journal, log: console.log, patienceMs: 60_000 });
 * await sender.settle((call) => call.to === to && call.data === data);
 * const receipt = await sender.send({ to, data, value: 0n }, 'the payment');
 * ```
 */
export function createSender({ node, config, account, journal, log, patienceMs }: SenderOptions) {
  /** The nonce after our last mined transaction: a lagging node may not know it yet. */
  let next = 0;

  async function waitUntilMined(hashes: readonly Hex[], nonce: number | null): Promise<Receipt | 'replaced'> {
    const endsAt = Date.now() + patienceMs;
    for (let delayMs = 50, seen = 0; Date.now() < endsAt; delayMs = Math.min(delayMs * 1.5, 2_000)) {
      for (const hash of hashes) {
        const receipt = await node.findReceipt(hash);
        if (receipt) return receipt;
      }
      // The nonce is used, and not by us. Asked several times, because a node may lag behind another.
      if (nonce !== null && (await node.fetchNonce(account.address, 'latest')) > nonce) seen += 1;
      if (seen > 5) return 'replaced';
      await pause(delayMs);
    }
    throw new StepError(
      `Not mined within ${Math.round(patienceMs / 1000)} s: ${hashes.join(', ')}. Run the command again: it continues with this transaction.`,
    );
  }

  const sign = (nonce: number, step: Exclude<Step, { signed: Hex }>, gas: bigint, fee: Fee): Promise<Hex> => {
    const fields = { chainId: config.chain.id, nonce, gas, ...step };
    return account.signTransaction(
      fee.tip === null
        ? { ...fields, type: 'legacy', gasPrice: fee.max }
        : { ...fields, type: 'eip1559', maxFeePerGas: fee.max, maxPriorityFeePerGas: fee.tip },
    );
  };

  async function broadcast(pending: Pending, isNew: boolean): Promise<Receipt | undefined> {
    journal.write(pending);
    await node.assertChain();
    await node.send(pending.signed.at(-1) ?? '0x').catch((error: unknown) => {
      // No node has it, so the next run may sign another one.
      if (error instanceof StepError && isNew) journal.clear();
      throw error;
    });
    const mined = await waitUntilMined(pending.signed.map(keccakOf), pending.nonce);
    journal.clear();
    if (mined === 'replaced') return undefined;
    next = pending.nonce + 1;
    return mined;
  }

  return {
    /**
     * Finishes the transaction of an earlier run, if there is one: sends it again, with a higher fee if the chain asks
     * for more now.
     *
     * @param isExpected whether this command sends such a call for that part. The journal is not trusted: the transaction
     * must also be signed by the account, for this chain and nonce
     * @throws {StepError} | {NodeError}
     */
    async settle(isExpected: (call: PendingCall) => boolean): Promise<Settled | undefined> {
      const pending = journal.read();
      if (!pending) {
        await waitForOthers();
        return undefined;
      }
      const { path } = journal;
      const expected = { chainId: config.chain.id, account: account.address, path, isExpected };
      const call = await readPending(pending, expected);
      log(`${toAsciiLine(pending.part)}: continuing with the transaction of an earlier run`);
      next = pending.nonce + 1;
      const hashes = pending.signed.map(keccakOf);
      const isUsed = (await node.fetchNonce(account.address, 'latest')) > pending.nonce;
      const mined = isUsed
        ? await waitUntilMined(hashes, pending.nonce)
        : await broadcast(await raise(pending, call), false).catch((error: unknown) => {
            if (!(error instanceof StepError)) throw error;
            const hint = `It is the transaction in ${journal.path}; without that file the next run signs a new one.`;
            throw new StepError(`${error.message} ${hint}`, { cause: error });
          });
      journal.clear();
      return { part: pending.part, receipt: mined === 'replaced' ? undefined : mined };
    },

    /**
     * @throws {StepError} if it would fail, is rejected, or is not mined in time
     * @throws {NodeError}
     */
    async send(step: Step, part: string): Promise<Receipt | undefined> {
      await node.assertChain();
      if ('signed' in step) {
        const mined = await waitUntilMined([await node.send(step.signed)], null);
        return mined === 'replaced' ? undefined : mined;
      }
      const gas = await node.estimateGas({ from: account.address, ...step });
      if (gas === undefined)
        throw new RevertingStepError(`${part}: the node says that the transaction would fail.`);
      const [fee, counted] = await Promise.all([node.fetchFee(), node.fetchNonce(account.address, 'latest')]);
      const nonce = Math.max(counted, next);
      const signed = await sign(nonce, step, getGasLimit(gas), fee);
      const hash = keccakOf(signed);
      log(`${part}: ${getExplorerTransactionUrl(config, hash) ?? hash}`);
      return broadcast({ part, nonce, signed: [signed] }, true);
    },
  };

  /** A transaction that this command does not know of would get the nonce before ours. */
  async function waitForOthers(): Promise<void> {
    const endsAt = Date.now() + patienceMs;
    for (;;) {
      const [mined, all] = await Promise.all(
        (['latest', 'pending'] as const).map((tag) => node.fetchNonce(account.address, tag)),
      );
      if (mined !== undefined && all !== undefined && all <= mined) return;
      if (Date.now() >= endsAt)
        throw new StepError(
          `${account.address} has transactions that are not mined. Wait for them, or replace them in a wallet.`,
        );
      await pause(1_000);
    }
  }

  /** The same transaction with a higher fee, if the chain's has risen above it. */
  async function raise(
    pending: Pending,
    { to, data, value, gas, fee: signedFee }: SignedCall,
  ): Promise<Pending> {
    const fee = await node.fetchFee();
    if (fee.tip === null || signedFee === null || fee.expected <= signedFee.max) return pending;
    const tip = largest(fee.tip, (signedFee.tip * RAISE_PERCENT) / 100n);
    const max = largest(fee.max, (signedFee.max * RAISE_PERCENT) / 100n, tip);
    const signed = await sign(pending.nonce, { to, data, value }, gas, { ...fee, max, tip });
    return { ...pending, signed: [...pending.signed, signed] };
  }
}

function largest(...values: readonly bigint[]): bigint {
  let found = 0n;
  for (const value of values) if (value > found) found = value;
  return found;
}

const keccakOf = (signed: Hex): Hex => keccak256(signed);
