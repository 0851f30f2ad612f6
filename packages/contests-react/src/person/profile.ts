/** Limits of a profile. Characters are code points. */
export const PROFILE_LIMITS = {
  nameCharacters: 60,
  /** The display limit of names written by other apps: about three lines. */
  shownNameCharacters: 120,
  aboutCharacters: 400,
  websiteCharacters: 200,
  /** The maximum for a picture as a data URI; leaves space for the longest texts. */
  pictureCharacters: 3_600,
  /** The maximum for the whole URI: about six million gas, a few cents on the supported chains. */
  uriBytes: 8_000,
} as const;

/** The picture of a profile: a validated data URI, or a link to one. */
export type ProfilePicture =
  | { readonly kind: 'inside'; readonly src: string }
  | { readonly kind: 'elsewhere'; readonly href: string };

/** A sanitized profile; its claims are not verified. */
export type Profile = {
  readonly name?: string;
  /** May have several lines. */
  readonly about?: string;
  readonly picture?: ProfilePicture;
  /** An https address. */
  readonly website?: string;
  /** Without the @. */
  readonly x?: string;
  /** Without the @. */
  readonly telegram?: string;
};
