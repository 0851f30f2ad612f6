import type { DraftSyncState } from './draftSync.ts';

/** What is shown of a draft's place on the server. */
export type KeepDraftsState<Draft> =
  | DraftSyncState<Draft>
  | { readonly status: 'signed-out' }
  /** What stands in the form is of nobody, or of another account: it does not go to the server. */
  | { readonly status: 'unowned' }
  | { readonly status: 'foreign'; readonly owner: string };
