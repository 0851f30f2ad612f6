import { type ReactNode, type Ref, useRef } from 'react';
import { useHasBeenSeen } from '../../base/page/useHasBeenSeen.ts';
import { useEntryNaming } from '../../contest/parts/entryNames.ts';
import { useListedResult } from '../../data/reading/useListedResult.ts';
import type { DraftItem, NumberedEntry } from './draftItems.ts';

export type NumberedDraftProps = {
  readonly item: DraftItem;
  readonly numbered: NumberedEntry;
  readonly children: (item: DraftItem, ref: Ref<HTMLDivElement>) => ReactNode;
};

/** A draft of a review. Once it has been visible, with the name of its entry from the contest's texts. */
export function NumberedDraft({ item, numbered, children }: NumberedDraftProps) {
  const { chainConfig, contest, entry } = numbered;
  const place = useRef<HTMLDivElement>(null);
  const enabled = useHasBeenSeen(place);
  const { result, texts } = useListedResult(chainConfig, contest, { enabled, wanted: () => [entry] });
  const getName = useEntryNaming(result, texts);
  return children({ ...item, name: getName(entry).name }, place);
}
