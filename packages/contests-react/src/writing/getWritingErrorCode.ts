import { WRITE_ERROR_CODES, type WriteErrorCode } from '@org/contests/write';
import { WALLET_ERROR_CODES, type WalletErrorCode } from '../provider/wallet.ts';

/** Everything that writing can end in. */
export type WritingErrorCode = WriteErrorCode | WalletErrorCode;

const CODES: ReadonlySet<unknown> = new Set([...WRITE_ERROR_CODES, ...WALLET_ERROR_CODES]);

/** The code of an error; `unknown` for errors without one of ours. */
export function getWritingErrorCode(error: unknown): WritingErrorCode {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return CODES.has(code) ? (code as WritingErrorCode) : 'unknown';
}
