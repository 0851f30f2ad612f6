import type { Place } from './place.ts';

/** An object whose fields nobody has looked at yet. */
export type Fields = { readonly [key: string]: unknown };

export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value as an object; with `known`, every key beside those is reported. */
export function readRecord(value: unknown, place: Place, known?: readonly string[]): Fields | undefined {
  if (value === undefined) return report(place, 'is missing');
  if (!isRecord(value)) return report(place, 'must be an object');
  if (known) {
    for (const key of Object.keys(value))
      if (!known.includes(key)) place.at(key).report('is not a known key');
  }
  return value;
}

/** The value as a list with at least one item. */
export function readList(value: unknown, place: Place): readonly unknown[] | undefined {
  if (value === undefined) return report(place, 'is missing');
  if (!Array.isArray(value) || value.length === 0) return report(place, 'must be a list that is not empty');
  return value;
}

function report(place: Place, message: string) {
  place.report(message);
  return undefined;
}
