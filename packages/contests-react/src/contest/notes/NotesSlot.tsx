import { lazyPart } from '../../base/page/lazyPart.ts';

/** The organizer's notes, whose code loads after the page. Nothing takes their place meanwhile, since most contests have none. */
export const NotesSlot = lazyPart(() => import('./Notes.tsx').then(({ Notes }) => Notes));
