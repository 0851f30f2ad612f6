import type { WriteProgress } from '@org/contests/write';
import type { Hex } from 'viem';
import type { WritingErrorCode } from './getWritingErrorCode.ts';

/** Where an act of writing is, from the first check to everybody's eyes. */
export type WriteState =
  | { readonly status: 'idle' }
  | WriteProgress
  | {
      readonly status: 'failed';
      readonly code: WritingErrorCode;
      /** There once something was sent: then trying again would write it twice. */
      readonly transactionHash: Hex | undefined;
      /** The intent of an earlier request for the same, which may still be answered. */
      readonly blockedBy?: string | undefined;
    };

/** Whether nothing was sent yet, so that giving up is safe. */
export const isBeforeSending = ({ status }: WriteState): boolean =>
  status === 'checking' || status === 'waiting-for-earlier' || status === 'confirm-in-wallet';

/** Whether something is under way that a second press must not repeat. */
export const isWriting = (state: WriteState): boolean =>
  isBeforeSending(state) || state.status === 'sent' || state.status === 'mined';
