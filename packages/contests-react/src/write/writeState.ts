import {
  WRITE_ERROR_CODES,
  type WriteErrorCode,
  type WriteProgress,
  type WriteRevert,
} from '@org/contests/write';
import type { Hex } from 'viem';
import { WALLET_ERROR_CODES, type WalletErrorCode } from '../base/provider/wallet.ts';

/** Every error code of a write, from the chain or the wallet. */
export type WritingErrorCode = WriteErrorCode | WalletErrorCode;

const CODES: ReadonlySet<unknown> = new Set([...WRITE_ERROR_CODES, ...WALLET_ERROR_CODES]);

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
    };

/** Whether no transaction was sent yet, so that canceling is safe. */
export function isBeforeSending({ status }: WriteState): boolean {
  return status === 'checking' || status === 'waiting-for-earlier' || status === 'confirm-in-wallet';
}

/** Whether a write is running: disables a second submit. */
export function isWriting(state: WriteState): boolean {
  return isBeforeSending(state) || state.status === 'sent' || state.status === 'mined';
}
