import type { ChainConfig } from '@org/chain-config';
import {
  WRITE_ERROR_CODES,
  type WriteCost,
  type WriteErrorCode,
  type WriteProgress,
  type WriteRevert,
} from '@org/contests/write';
import type { Hex } from 'viem';
import { WALLET_ERROR_CODES, type WalletErrorCode } from '../base/provider/wallet.ts';
import type { Messages } from '../messages/messages.ts';
import { createFormat } from '../messages/readerLocale.ts';

/** The estimated cost of a write. */
export type Cost =
  | { readonly status: 'looking' }
  | { readonly status: 'unknown' }
  | {
      readonly status: 'known';
      readonly fee: string;
      /** Says that the balance is too low; undefined if it is enough. */
      readonly problem: string | undefined;
      /** The chain of the balance. Without it, a problem has no ways on. */
      readonly chainConfig?: ChainConfig | undefined;
    };

/** Formats the cost of a write, with a problem if the balance is too low. */
export function describeCost(
  chainConfig: ChainConfig,
  { fee, balance, enough }: WriteCost,
  messages: Messages['writing'],
): Cost {
  const { chain, status, faucetUrl } = chainConfig;
  const amount = (value: bigint) => formatAmount(value, chain.nativeCurrency);
  const shortage = [
    messages.notEnough(amount(fee), amount(balance), chain.name),
    ...(status === 'local' ? [messages.notEnoughLocal] : []),
    // A link to a faucet says so by itself.
    ...(chain.testnet && status !== 'local' && !faucetUrl ? [messages.notEnoughTestnet] : []),
  ].join(' ');
  return { status: 'known', fee: amount(fee), problem: enough ? undefined : shortage, chainConfig };
}

/** Keeps all digits: `formatAmount` rounds before. */
const exact = createFormat((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }));

/** Two are enough: a fee is an estimate. */
const SIGNIFICANT_DIGITS = 2;

/**
 * Formats an amount of a chain's coin in the reader's locale, rounded up to two significant digits: "0.00004 ETH".
 *
 * @param amount in the coin's smallest unit
 */
export function formatAmount(
  amount: bigint,
  { symbol, decimals }: { symbol: string; decimals: number },
): string {
  const digits = `${amount < 0n ? 0n : amount}`;
  const surplus = Math.max(
    digits.length - Math.max(SIGNIFICANT_DIGITS, digits.length - decimals + SIGNIFICANT_DIGITS),
    0,
  );
  const unit = 10n ** BigInt(surplus);
  const rounded = `${((BigInt(digits) + unit - 1n) / unit) * unit}`.padStart(decimals + 1, '0');
  const fraction = rounded.slice(-decimals).replace(/0+$/, '');
  const text = `${rounded.slice(0, -decimals)}.${fraction || 0}`;
  return `${exact().format(text as Intl.StringNumericLiteral)} ${symbol}`;
}

/** Every error code of a write, from the chain, the wallet, or the site's server, which did not store the texts. */
export type WritingErrorCode = WriteErrorCode | WalletErrorCode | 'not-stored';

const CODES: ReadonlySet<unknown> = new Set([...WRITE_ERROR_CODES, ...WALLET_ERROR_CODES, 'not-stored']);

/** The code of an error; `unknown` for errors without one of ours. */
export function getWritingErrorCode(error: unknown): WritingErrorCode {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return CODES.has(code) ? (code as WritingErrorCode) : 'unknown';
}

/** The contract's error if it refused a write. */
export function getRevert(error: unknown): WriteRevert | undefined {
  return error instanceof Error && 'revert' in error && typeof error.revert === 'string'
    ? (error.revert as WriteRevert) // Only a WriteError has it.
    : undefined;
}

/** The sentence of an error that has one of its own. */
export function getText(error: unknown): string | undefined {
  return error instanceof Error && 'text' in error && typeof error.text === 'string' ? error.text : undefined;
}

/** The state of a write, from the first check until it is indexed. */
export type WriteState =
  | { readonly status: 'idle' }
  | WriteProgress
  | {
      readonly status: 'failed';
      readonly code: WritingErrorCode;
      /** Set if a transaction was sent: a retry would write it twice. */
      readonly transactionHash: Hex | undefined;
      /** The id of an earlier pending write with the same data, which the wallet may still sign. */
      readonly blockedBy?: string | undefined;
      /** The error of the contract that refused it. */
      readonly revert?: WriteRevert | undefined;
      /** Why the texts were not stored: a sentence. */
      readonly text?: string | undefined;
    };

/** True if no transaction was sent yet, so that canceling is safe. */
export function isBeforeSending({ status }: WriteState): boolean {
  return status === 'checking' || status === 'waiting-for-earlier' || status === 'confirm-in-wallet';
}

/** True if a write is running: disables a second submit. */
export function isWriting(state: WriteState): boolean {
  return isBeforeSending(state) || state.status === 'sent' || state.status === 'mined';
}

/** Stores a document on the site's server. `isHandedOver`: the owners of the account may sign days later. */
export type StoreFirst = (options: { readonly isHandedOver: boolean }) => Promise<void>;
