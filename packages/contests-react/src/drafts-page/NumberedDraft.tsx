import type { ReactNode } from 'react';
import { useListedR2 } from '../contest-r2/data/useListedR2.ts';
import { useEntryNamesR2 } from '../contest-r2/useEntryNamesR2.ts';
import type { DraftItem, NumberedEntry } from './draftItems.ts';

export type NumberedDraftProps = {
  readonly item: DraftItem;
  readonly numbered: NumberedEntry;
  readonly children: (item: DraftItem) => ReactNode;
};

/** A draft of a review in a contest of version 2, with the name of its entry once the contest's texts are read. */
export function NumberedDraft({ item, numbered, children }: NumberedDraftProps) {
  const { chainConfig, contest, entry } = numbered;
  const { result, texts } = useListedR2(chainConfig, contest, { isWanted: true, wanted: [entry] });
  const getName = useEntryNamesR2(result, texts);
  return children({ ...item, name: getName(entry).name });
}
