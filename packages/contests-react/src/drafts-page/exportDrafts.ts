import type { Address } from 'viem';
import type { ServerDraft } from '../drafts/draftsClient.ts';

/** All drafts of an account as the text of a file. */
export const exportDrafts = (address: Address, drafts: readonly ServerDraft[], exportedAt: Date): string =>
  `${JSON.stringify(
    { format: 'laurel-drafts/1', address, exportedAt: exportedAt.toISOString(), drafts },
    null,
    2,
  )}\n`;
