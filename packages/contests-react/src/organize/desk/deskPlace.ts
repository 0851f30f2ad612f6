import type { DocumentReading } from '@org/contests';
import type { Address } from 'viem';
import type { ActPlace } from '../../write/useAct.ts';

/** The properties that every dialog of the organizer needs. */
export type DeskPlace = ActPlace & {
  readonly account: Address;
  readonly document: DocumentReading;
  readonly getEntryName: (entry: number) => string;
  readonly onClose: () => void;
};
