/** What is read and written of a profile at most. Counts of characters are code points. */
export const PROFILE_LIMITS = {
  nameCharacters: 60,
  /** Of a name that was written elsewhere: it has the room of three lines. */
  shownNameCharacters: 120,
  aboutCharacters: 400,
  websiteCharacters: 200,
  /** Of a picture as a data URI, so that the longest texts have room beside it. */
  pictureCharacters: 3_600,
  /** Of the whole URI that is written: about six million gas, a few cents where contests are held. */
  uriBytes: 8_000,
} as const;

/** The picture of a profile: a data URI that was looked at byte by byte, or where one is said to be. */
export type ProfilePicture =
  | { readonly kind: 'inside'; readonly src: string }
  | { readonly kind: 'elsewhere'; readonly href: string };

/** What an account says of itself, made harmless; nobody has checked whether it is true. */
export type Profile = {
  readonly name?: string;
  /** Lines are kept. */
  readonly about?: string;
  readonly picture?: ProfilePicture;
  /** An https address. */
  readonly website?: string;
  /** Without the @. */
  readonly x?: string;
  /** Without the @. */
  readonly telegram?: string;
};
