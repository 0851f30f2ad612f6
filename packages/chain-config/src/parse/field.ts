import type { ChainConfigIssue } from '../base/errors.ts';
import { findOwn, isRecord, joinPath, UNREADABLE } from './record.ts';

/** A value in the input, with its path, access to its fields, and a way to report problems. */
export type Field = {
  readonly value: unknown;
  readonly path: string;
  readonly at: (key: string | number) => Field;
  readonly report: (message: string) => void;
};

/** The root field; problems of all fields below it go to `issues`. */
export function createField(value: unknown, issues: ChainConfigIssue[], path = ''): Field {
  return {
    value,
    path,
    at: (key) => createField(findOwn(value, key), issues, joinPath(path, key)),
    report: (message) => issues.push({ path, message }),
  };
}

/** True if the field is present and valid; reports it if not. */
export function check(field: Field, isRight: boolean, message: string): boolean {
  if (field.value === undefined) field.report('is missing');
  else if (!isRight && field.value !== UNREADABLE) field.report(message);
  return field.value !== undefined && isRight;
}

/** The keys of an object, or an empty list and a report for anything else. With `known`, reports every other key. */
export function readKeys(field: Field, known?: readonly string[]): readonly string[] {
  if (!check(field, isRecord(field.value), 'must be an object')) return [];
  const keys = Object.keys(Object(field.value));
  for (const key of keys) if (known?.includes(key) === false) field.at(key).report('is not a known key');
  return keys;
}

/** The items of a list, or an empty list and a report for anything else. */
export function readItems(field: Field): readonly Field[] {
  if (!check(field, Array.isArray(field.value), 'must be a list')) return [];
  // Array.from includes the holes of a sparse array, which map skips.
  return Array.from(field.value as readonly unknown[], (_, index) => field.at(index));
}
