import type { ChainConfig } from '@org/chain-config';
import type {
  Assignment,
  Award,
  ContestEntry,
  DocumentPicture,
  DocumentReading,
  Note,
  Phase,
  Result,
  ResultDetails,
  Schedule,
  Submission,
} from '@org/contests';
import type { Address } from 'viem';
import type { RankedPrize } from '../../contest/notes/rankPrizes.ts';
import type { ShownEntry } from '../../contest/parts/entryNames.ts';
import type { ContestReading, ContestTexts } from '../../data/reading/contestAnswer.ts';
import type { UseSigning } from '../../write/ActDialog.tsx';
import type { ActPlace } from '../../write/useAct.ts';
import type { Coverage } from './countCoverage.ts';
import type { ToDo } from './listToDo.ts';

/** The region on the page. */
export const DESK_ID = 'desk';

/** The contest whose organizer is shown what to do. */
export type OrganizerPlace = {
  readonly chainConfig: ChainConfig;
  readonly reading: ContestReading & { readonly result: Result };
  readonly phase: Phase;
  /** The place for the way to the desk, near the title; null before it is drawn. */
  readonly line: HTMLElement | null;
  /** The page has another main button. */
  readonly isSecond: boolean;
  /** The line is below a panel of the same person: on a phone it has its buttons only. */
  readonly isBelowTask: boolean;
};

/** A submission with its name. */
export type NamedSubmission = { readonly submission: Submission; readonly name: string };

/** An act that the organizer is about to make. Each has its dialog. */
export type DeskTask =
  | { readonly kind: 'admit'; readonly submissions: readonly NamedSubmission[] }
  | { readonly kind: 'refuse'; readonly submission: NamedSubmission }
  | { readonly kind: 'disqualify'; readonly entry: number; readonly name: string }
  | { readonly kind: 'add-entries' }
  | { readonly kind: 'add-judges' }
  /** Entries and judges that did not fit into the start. */
  | { readonly kind: 'add-later' }
  | { readonly kind: 'remove-judge'; readonly judge: Address; readonly name: string }
  | { readonly kind: 'postpone' }
  | { readonly kind: 'assign' | 'awards' }
  | { readonly kind: 'print'; readonly what: 'judges' | 'places' }
  /** `text`: the note as it begins. */
  | { readonly kind: 'add-note'; readonly text?: string }
  | { readonly kind: 'withdraw-note'; readonly note: Note }
  | { readonly kind: 'withdraw-contest' };

/** The acts that a contest accepts from its organizer now. */
export type Possible = {
  /** Admit, list, add judges, disqualify, postpone. */
  readonly acts: boolean;
  /** Remove a judge, withdraw the contest. */
  readonly removals: boolean;
};

/** The properties that every dialog of the organizer needs. */
export type DeskPlace = ActPlace & {
  readonly account: Address;
  readonly document: DocumentReading;
  readonly details: ResultDetails;
  readonly texts: ContestTexts | undefined;
  /** The assignments that are published, if there are any. */
  readonly published: readonly Assignment[] | null;
  readonly getAccountName: (account: Address) => string;
  /** The awards that are published, if there are any. */
  readonly awarded: readonly Award[] | undefined;
  readonly ranked: readonly RankedPrize[];
  readonly getEntryName: (entry: number) => string;
  /** Signs the act of the dialog, in place of the wallet. */
  readonly useSigning?: UseSigning | undefined;
  readonly onTask: (task: DeskTask) => void;
  readonly onClose: () => void;
};

/** A submission that waits, with its page and the reason if the organizer does not want it. */
export type WaitingSubmission = NamedSubmission & {
  readonly href: string;
  /** The submission's team and track. */
  readonly facts: readonly string[];
  readonly about: string;
  readonly picture: DocumentPicture | undefined;
  /** Another account submitted the same document before. */
  readonly isCopy: boolean;
  readonly reason: string | null;
};

export type DeskEntry = Pick<ContestEntry, 'number' | 'status'> &
  Pick<ShownEntry, 'name' | 'picture' | 'naming'> & { readonly href: string };

export type NotesStatus = 'read' | 'loading' | 'failed';

export type OrganizerViewProps = {
  readonly toDo: readonly ToDo[];
  readonly coverage: Coverage;
  readonly possible: Possible;
  readonly hasReviews: boolean;
  /** The entries assigned to each judge. Null: every judge is asked to review every entry. */
  readonly assignments: readonly Assignment[] | null;
  /** The entries that each judge has reviewed. */
  readonly reviewed: ReadonlyMap<Address, ReadonlySet<number>>;
  readonly times: Schedule;
  readonly nowSeconds: bigint;
  /** Undefined if the contest takes none. */
  readonly submissions:
    | {
        readonly waiting: readonly WaitingSubmission[];
        readonly admitted: number;
        /** False: only admitted ones were read. */
        readonly isWhole: boolean;
      }
    | undefined;
  readonly entries: readonly DeskEntry[];
  readonly notes: readonly Note[];
  /** Unless they are read, refused submissions, assignments and awards are unknown. */
  readonly notesStatus: NotesStatus;
  readonly onReadNotes: () => void;
  readonly awarded: readonly Award[] | undefined;
  readonly ranked: readonly RankedPrize[];
  readonly getAccountName: (account: Address) => string;
  /** The name that the contest's document gives to an account. */
  readonly getGivenName: (account: Address) => string | undefined;
  readonly getAccountHref: (account: Address) => string;
  /** The reviews that a judge is to write, or to reveal, before the next date. Without those who have nothing left. */
  readonly left: ReadonlyMap<Address, number>;
  /** The text of a reminder to one judge, or to all; undefined if there is nothing to remind of. */
  readonly getReminder: ((judge?: Address) => string) | undefined;
  readonly organizer: Address;
  /** The organizer's account is connected. */
  readonly isConnected: boolean;
  /** Shows the desk without the organizer's account. */
  readonly deskHref: string;
  /** The start form, filled in from this contest. */
  readonly nextHref: string;
  readonly onTask: (task: DeskTask) => void;
};
