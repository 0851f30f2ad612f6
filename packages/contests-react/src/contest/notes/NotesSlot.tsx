import { useLazyComponent } from '../../base/page/lazyPart.ts';
import type { NotesProps } from './Notes.tsx';

const loadNotes = () => import('./Notes.tsx').then(({ Notes }) => Notes);

/** The organizer's notes, whose code loads after the page. Nothing takes their place meanwhile, since most contests have none. */
export function NotesSlot(props: NotesProps) {
  const { Component: Notes } = useLazyComponent(loadNotes, true);
  return Notes ? <Notes {...props} /> : null;
}
