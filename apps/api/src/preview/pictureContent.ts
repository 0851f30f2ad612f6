/** A line of the leader board. */
export type BoardRow = {
  /** Null without a review. */
  readonly rank: number | null;
  readonly entry: string;
  /** The mean, two decimals; empty without a review. */
  readonly points: string;
  /** First place in a contest that is over. */
  readonly isWinner: boolean;
};

/** Everything that is drawn of a contest, as it is drawn: the same content is the same picture. */
export type ContestPicture = {
  readonly kind: 'contest';
  readonly productName: string;
  /** Where the product is found, for example `laurel.example`. */
  readonly host: string;
  readonly title: string;
  /** Stands in the place of a title in letters that no font here has. */
  readonly otherTitle: string;
  readonly state: 'judging' | 'closed' | 'withdrawn';
  /** What is written in the tag: the state, and the time that matters. */
  readonly stateText: string;
  readonly rows: readonly BoardRow[];
  /** Stands in the place of the leader board where there is none; empty otherwise. */
  readonly note: string;
  readonly counts: string;
};

/** The picture of everything that has none of its own. */
export type ProductPicture = {
  readonly kind: 'product';
  readonly productName: string;
  readonly host: string;
  readonly tagline: string;
};

export type PictureContent = ContestPicture | ProductPicture;
