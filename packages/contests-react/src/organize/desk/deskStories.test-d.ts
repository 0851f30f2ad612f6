import type { SigningState } from '../../testing/signingScenes.tsx';
import type { DeskTask } from './deskPlace.ts';

type Pascal<Name> = Name extends `${infer Word}-${infer Rest}`
  ? `${Capitalize<Word>}${Pascal<Rest>}`
  : Capitalize<Name & string>;

/** The confirmations after a start and the printed sheets have theirs in Fields.stories.tsx. */
type Task = Exclude<DeskTask['kind'], 'add-later' | 'print'>;

type Stories = typeof import('./OrganizerDialogs.stories.tsx') & typeof import('./ReasonDialogs.stories.tsx');

// A task of the organizer without a story for each state of signing does not compile.
({}) as Stories satisfies Record<`${Pascal<Task>}${Pascal<SigningState>}`, object>;
