import { readText } from './checks.ts';
import { check, type Field } from './field.ts';

export const SLUG_PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The slug that an entry has, or else the one that its chain's name gives; empty when that is none. */
export function readSlug(entry: Field): string {
  const slug = entry.at('slug');
  if (slug.value !== undefined) return readText(slug);
  const name = readText(entry.at('chain').at('name'));
  return (name.toLowerCase().match(/[a-z0-9]+/g) ?? []).join('-');
}

/** The slug of an entry, which may be left out when the chain's name gives one. */
export function checkSlug(entry: Field): void {
  const slug = entry.at('slug');
  const isRight = SLUG_PATTERN.test(readSlug(entry));
  // A name that is missing is reported where it belongs.
  if (slug.value === undefined && (isRight || !entry.at('chain').at('name').value)) return;
  check(slug, isRight, 'must be lower-case letters, digits and single hyphens');
}
