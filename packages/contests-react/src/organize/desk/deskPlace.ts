import type { DocumentReading, Note, Submission } from '@org/contests';
import type { Address } from 'viem';
import type { ActPlace } from '../../write/useAct.ts';

/** A submission with its name. */
export type NamedSubmission = { readonly submission: Submission; readonly name: string };

/** An act that the organizer is about to make. Each has its dialog. */
export type DeskTask =
  | { readonly kind: 'admit'; readonly submissions: readonly NamedSubmission[] }
  | { readonly kind: 'refuse'; readonly submission: NamedSubmission }
  | { readonly kind: 'disqualify'; readonly entry: number; readonly name: string }
  | { readonly kind: 'add-entries' }
  | { readonly kind: 'add-judges' }
  | { readonly kind: 'remove-judge'; readonly judge: Address; readonly name: string }
  | { readonly kind: 'postpone' }
  | { readonly kind: 'add-note' }
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
  readonly getEntryName: (entry: number) => string;
  readonly onClose: () => void;
};
