/** A chain as dialogs show it. */
export type Chain = {
  readonly id: number;
  readonly name: string;
  /** A data URI; chains that the kit has no picture of are shown by their first letter. */
  readonly iconUrl?: string | undefined;
};
