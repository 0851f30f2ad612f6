import type { ProfileDocument } from '../../person/readProfile.ts';

/** The fields of a profile as written; empty ones are omitted. */
export type ProfileFields = {
  readonly name: string;
  readonly about: string;
  /** A data URI or a link. */
  readonly picture: string;
  readonly website: string;
  readonly x: string;
  readonly telegram: string;
};

/**
 * A profile as a data URI for the chain.
 *
 * @param document the previous profile, whose unknown fields are kept
 */
export function writeProfileUri(fields: ProfileFields, document: ProfileDocument = {}): string {
  const unknown = Object.entries(document).filter(([name]) => !Object.hasOwn(fields, name));
  const known = Object.entries(fields).filter(([, text]) => text !== '');
  const bytes = new TextEncoder().encode(JSON.stringify(Object.fromEntries([...known, ...unknown])));
  return `data:application/json;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
}
