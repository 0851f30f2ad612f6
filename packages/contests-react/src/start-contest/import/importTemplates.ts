import type { ImportKind } from './importKind.ts';

/** Files to begin with. What stands in for an item is none, so that a forgotten example is never taken over. */
export const importTemplates: Record<ImportKind, { readonly file: string; readonly text: string }> = {
  judges: { file: 'judges.csv', text: 'address,name\r\n0x…,Ada\r\n' },
  entries: { file: 'entries.csv', text: 'link,name\r\nhttps://…,Reading lamp\r\n' },
};
