import type { ProfileDocument } from './readProfile.ts';

/** The fields of a profile as they are written: texts, of which an empty one is left out. */
export type ProfileFields = {
  readonly name: string;
  readonly about: string;
  /** A data URI, or where the picture is. */
  readonly picture: string;
  readonly website: string;
  readonly x: string;
  readonly telegram: string;
};

/**
 * A profile as a data URI for the chain.
 *
 * @param document what the profile was before: fields that this page does not know stay as they are
 */
export function writeProfileUri(fields: ProfileFields, document: ProfileDocument = {}): string {
  const unknown = Object.entries(document).filter(([name]) => !Object.hasOwn(fields, name));
  const known = Object.entries(fields).filter(([, text]) => text !== '');
  const bytes = new TextEncoder().encode(JSON.stringify(Object.fromEntries([...known, ...unknown])));
  return `data:application/json;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
}
