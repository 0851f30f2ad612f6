import type { DraftsErrorCode } from './errors.ts';

/** One of two versions of a draft. */
export type Version<Draft> = { readonly draft: Draft; readonly updatedAt: string };

export type DraftSyncState<Draft> =
  /** Nothing goes to the server. `found`: something is there, from another device. */
  | {
      readonly status: 'off';
      readonly found?: Version<Draft> | undefined;
      readonly problem?: undefined;
    }
  | { readonly status: 'looking' }
  /** All drafts of the address are being taken off the server. */
  | { readonly status: 'removing' }
  /** `savedAt`: ISO 8601; nothing where there is nothing to save yet. `isTaken`: it came from another device. */
  | {
      readonly status: 'kept';
      readonly savedAt: string | undefined;
      readonly isTaken?: boolean;
      readonly problem?: DraftsErrorCode;
    }
  | { readonly status: 'saving' }
  /** It was changed here and elsewhere. `isRoom`: the one that is not chosen is kept on the server. */
  | {
      readonly status: 'conflict';
      readonly theirs: Version<Draft>;
      readonly isRoom: boolean;
      readonly isBusy: boolean;
    }
  /** Kept in the browser alone. */
  | { readonly status: 'here'; readonly code: DraftsErrorCode };

/** What is shown of a draft's place on the server. */
export type KeepDraftsState<Draft> =
  | DraftSyncState<Draft>
  | { readonly status: 'signed-out' }
  /** What stands in the form is of nobody, or of another account: it does not go to the server. */
  | { readonly status: 'unowned' }
  | { readonly status: 'foreign'; readonly owner: string };
