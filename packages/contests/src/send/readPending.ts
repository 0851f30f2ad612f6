import type { Address, Hex } from '@org/chain-config';
import { getAddress, parseTransaction, recoverTransactionAddress, type TransactionSerialized } from 'viem';
import type { Pending } from './journal.ts';
import { StepError } from './sendErrors.ts';

/** The call of a pending transaction, and the part of the work it belongs to. */
export type PendingCall = {
  readonly part: string;
  readonly to: Address;
  readonly data: Hex;
  readonly value: bigint;
};

/** A pending transaction that this account has signed for this chain. */
export type SignedCall = PendingCall & {
  readonly gas: bigint;
  /** The fees of the last signed transaction; null on a chain without a base fee. */
  readonly fee: { readonly max: bigint; readonly tip: bigint } | null;
};

type Expected = {
  readonly chainId: number;
  readonly account: Address;
  /** Names the file in the error. */
  readonly path: string;
  /** Whether the command sends such a call for this part. */
  readonly isExpected: (call: PendingCall) => boolean;
};

/**
 * Reads the transactions of a journal, which anything could have written: each must be signed by the account for this
 * chain and nonce, all must make the same call, and the command must expect it.
 *
 * @throws {StepError}
 */
export async function readPending(
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
