import type { ChainConfigIssue } from '../errors.ts';
import { findOwn, isRecord, joinPath } from './record.ts';
import { UNREADABLE } from './snapshot.ts';

/** A value somewhere in what is being read: it knows its path, leads to its own fields and takes complaints. */
export type Field = {
  readonly value: unknown;
  readonly path: string;
  readonly at: (key: string | number) => Field;
  readonly report: (message: string) => void;
};

/** Where reading begins; what is reported anywhere below ends up in `issues`. */
export function createField(value: unknown, issues: ChainConfigIssue[], path = ''): Field {
  return {
    value,
    path,
    at: (key) => createField(findOwn(value, key), issues, joinPath(path, key)),
    report: (message) => issues.push({ path, message }),
  };
}

/** Whether the field is there and right; reports it when it is not. */
export function check(field: Field, isRight: boolean, message: string): boolean {
  if (field.value === undefined) field.report('is missing');
  else if (!isRight && field.value !== UNREADABLE) field.report(message);
  return field.value !== undefined && isRight;
}

/** The keys of an object; none of anything else, which is reported. With `known`, every other key is reported too. */
export function readKeys(field: Field, known?: readonly string[]): readonly string[] {
  if (!check(field, isRecord(field.value), 'must be an object')) return [];
  const keys = Object.keys(Object(field.value));
  for (const key of keys) if (known?.includes(key) === false) field.at(key).report('is not a known key');
  return keys;
}

/** The items of a list; none of anything else, which is reported. */
export function readItems(field: Field): readonly Field[] {
  if (!check(field, Array.isArray(field.value), 'must be a list')) return [];
  // Array.from sees the holes of a list, which map would skip.
  return Array.from(field.value as readonly unknown[], (_, index) => field.at(index));
}
