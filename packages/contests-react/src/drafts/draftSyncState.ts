import type { DraftsErrorCode } from './draftsClient.ts';

/** One of two versions of a draft. */
export type Version<Draft> = { readonly draft: Draft; readonly updatedAt: string };

export type DraftSyncState<Draft> =
  /** Saving is off. `found`: a draft of another device. */
  | {
      readonly status: 'off';
      readonly found?: Version<Draft> | undefined;
      readonly problem?: undefined;
    }
  | { readonly status: 'looking' }
  /** All drafts of the address are being deleted from the server. */
  | { readonly status: 'removing' }
  /** `savedAt`: ISO 8601; undefined if nothing was saved yet. `isTaken`: loaded from another device. */
  | {
      readonly status: 'kept';
      readonly savedAt: string | undefined;
      readonly isTaken?: boolean;
      readonly problem?: DraftsErrorCode;
    }
  | { readonly status: 'saving' }
  /** Changed here and elsewhere. `isRoom`: the server keeps the version that is not chosen. */
  | {
      readonly status: 'conflict';
      readonly theirs: Version<Draft>;
      readonly isRoom: boolean;
      readonly isBusy: boolean;
    }
  /** Stored in this browser only. */
  | { readonly status: 'here'; readonly code: DraftsErrorCode };

/** The state that the view shows. */
export type KeepDraftsState<Draft> =
  | DraftSyncState<Draft>
  | { readonly status: 'signed-out' }
  /** The form was filled in without an account, or by another one: it is not saved. */
  | { readonly status: 'unowned' }
  | { readonly status: 'foreign'; readonly owner: string };
