import type { DocumentReading, EntryDocument } from '@org/contests';
import type { PassingFault } from './fetchFromGateway.ts';

/** The texts of a contest: its document, and those of its entries by their numbers, as far as they can be had. */
export type ContestTexts = {
  readonly document: DocumentReading;
  readonly entries: ReadonlyMap<string, EntryDocument>;
  /** Why texts are missing that are asked for again; about the contest's document first. */
  readonly later: PassingFault | null;
};
