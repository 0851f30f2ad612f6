import { WRITE_ERROR_CODES, type WriteErrorCode } from '@org/contests/write';
import { WALLET_SESSION_ERROR_CODES, type WalletSessionErrorCode } from '@org/wallet-kit/session';

/** Everything that writing can end in. */
export type WritingErrorCode = WriteErrorCode | WalletSessionErrorCode;

const CODES: ReadonlySet<unknown> = new Set([...WRITE_ERROR_CODES, ...WALLET_SESSION_ERROR_CODES]);

/** The code of an error; `unknown` for errors without one of ours. */
export function getWritingErrorCode(error: unknown): WritingErrorCode {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return CODES.has(code) ? (code as WritingErrorCode) : 'unknown';
}
