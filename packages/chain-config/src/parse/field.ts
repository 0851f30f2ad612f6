import type { ChainConfigIssue } from '../errors.ts';
import { findOwn, isRecord } from './record.ts';

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
    at: (key) => createField(findOwn(value, key), issues, join(path, key)),
    report: (message) => issues.push({ path, message }),
  };
}

/** Whether the field is there and right; reports it when it is not. */
export function check(field: Field, isRight: boolean, message: string): boolean {
  if (field.value === undefined) field.report('is missing');
  else if (!isRight) field.report(message);
  return field.value !== undefined && isRight;
}

/** Whether the field is an object; reports it when it is not. */
export function checkObject(field: Field): boolean {
  return check(field, isRecord(field.value), 'must be an object');
}

/** The keys of an object; none of anything else, which is reported. */
export function readKeys(field: Field): readonly string[] {
  return checkObject(field) && isRecord(field.value) ? Object.keys(field.value) : [];
}

/** Reports every key of an object that is not among the known ones. */
export function checkKeys(field: Field, known: readonly string[]) {
  for (const key of readKeys(field)) if (!known.includes(key)) field.at(key).report('is not a known key');
}

/** The items of a list; none of anything else, which is reported. */
export function readItems(field: Field): readonly Field[] {
  if (!check(field, Array.isArray(field.value), 'must be a list')) return [];
  // Array.from sees the holes of a list, which map would skip.
  return Array.from(field.value as readonly unknown[], (_, index) => field.at(index));
}

function join(path: string, key: string | number) {
  if (typeof key === 'number') return `${path}[${key}]`;
  if (!/^[\w-]+$/.test(key)) return `${path}[${JSON.stringify(key)}]`;
  return path ? `${path}.${key}` : key;
}
