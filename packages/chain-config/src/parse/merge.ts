import { findOwn, isRecord } from './record.ts';

/** Objects merge key by key; anything else is replaced, unless the change is `undefined`. */
export function merge(value: unknown, change: unknown): unknown {
  if (change === undefined) return value;
  if (!isRecord(value) || !isRecord(change)) return change;
  const keys = new Set([...Object.keys(value), ...Object.keys(change)]);
  // From entries, so that a key `__proto__` becomes a key like any other.
  return Object.fromEntries([...keys].map((key) => [key, merge(findOwn(value, key), findOwn(change, key))]));
}
