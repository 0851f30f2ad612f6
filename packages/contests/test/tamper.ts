import type { Json } from '../src/base/canonicalJson.ts';

/** The paths of all values in a JSON value that are not objects or arrays. */
export function leavesOf(value: Json, path = ''): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => leavesOf(item, `${path}[${index}]`));
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, item]) => leavesOf(item, path ? `${path}.${key}` : key));
}

/** A copy with a different value at a path. */
export function tamper(value: Json, path: string): Json {
  const copy = structuredClone(value);
  const keys = path.match(/[^.[\]]+/g) ?? [];
  const last = keys.pop() ?? '';
  let target = copy as unknown as Record<string, unknown>;
  for (const key of keys) target = target[key] as Record<string, unknown>;
  const before = target[last];
  target[last] = typeof before === 'number' ? before + 1 : `${before}!`;
  return copy;
}
