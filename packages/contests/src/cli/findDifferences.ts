import type { Json } from '../bundle/canonicalJson.ts';

/** A place where two JSON values differ; a side that has nothing there is undefined. */
export type Difference = {
  readonly path: string;
  readonly told: Json | undefined;
  readonly actual: Json | undefined;
};

/** Every place in which what was told differs from what is. What was told may be anything that JSON can say. */
export function findDifferences(
  told: Json | undefined,
  actual: Json | undefined,
  path = '',
): readonly Difference[] {
  if (isObject(told) && isObject(actual)) {
    const keys = [...new Set([...Object.keys(told), ...Object.keys(actual)])].sort();
    return keys.flatMap((key) =>
      findDifferences(get(told, key), get(actual, key), path ? `${path}.${key}` : key),
    );
  }
  if (Array.isArray(told) && Array.isArray(actual)) {
    const length = Math.max(told.length, actual.length);
    return Array.from({ length }, (_, index) =>
      findDifferences(told[index], actual[index], `${path}[${index}]`),
    ).flat();
  }
  return told === actual ? [] : [{ path, told, actual }];
}

/** The value at a path of keys; undefined where there is none. */
export function findAt(value: Json | undefined, keys: readonly string[]): Json | undefined {
  return keys.reduce<Json | undefined>((at, key) => (isObject(at) ? get(at, key) : undefined), value);
}

function isObject(value: Json | undefined): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function get(value: { readonly [key: string]: Json }, key: string): Json | undefined {
  return Object.hasOwn(value, key) ? value[key] : undefined;
}
