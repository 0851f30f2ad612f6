import type { WriteErrorCode } from '@org/contests/write';
import type { WalletSessionErrorCode } from '@org/wallet-kit/session';
import { messages } from '../messages/messages.ts';

/** Everything that an act of writing can end in. */
export type WritingErrorCode = WriteErrorCode | WalletSessionErrorCode;

const isKnown = (code: unknown): code is WritingErrorCode =>
  typeof code === 'string' && Object.hasOwn(messages.writing.errors, code);

/** The code of what went wrong; anything that has none of ours is `unknown`. */
export const getWritingErrorCode = (error: unknown): WritingErrorCode => {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return isKnown(code) ? code : 'unknown';
};
