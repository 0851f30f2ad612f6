import { type Json, toCanonicalJson } from '../bundle/canonicalJson.ts';

/** A place where two JSON values differ; a side that has nothing there is undefined. */
export type Difference = {
  readonly path: string;
  readonly told: Json | undefined;
  readonly actual: Json | undefined;
};

/** Every place in which what was told differs from what is. */
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
  if (told !== undefined && actual !== undefined && toCanonicalJson(told) === toCanonicalJson(actual))
    return [];
  return [{ path, told, actual }];
}

function isObject(value: Json | undefined): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function get(value: { readonly [key: string]: Json }, key: string): Json | undefined {
  return Object.hasOwn(value, key) ? value[key] : undefined;
}
