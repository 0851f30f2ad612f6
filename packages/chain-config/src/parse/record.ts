/** An object whose fields are not validated yet. */
export type Fields = { readonly [key: string]: unknown };

export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An own property of an object or list, never an inherited one. */
export function findOwn(value: unknown, key: string | number): unknown {
  // The cast is safe: the condition checks it.
  return typeof value === 'object' && value && Object.hasOwn(value, key) ? (value as Fields)[key] : undefined;
}

/** The path of a key below a path: `eas.contract`, `[0].eas`, `eas["a.b"]`. */
export function joinPath(path: string, key: string | number): string {
  if (typeof key === 'number') return `${path}[${key}]`;
  if (!/^[\w-]+$/.test(key)) return `${path}[${JSON.stringify(key)}]`;
  return path ? `${path}.${key}` : key;
}

/** Objects merge key by key; anything else is replaced, unless the change is `undefined`. */
export function merge(value: unknown, change: unknown): unknown {
  if (change === undefined) return value;
  if (!isRecord(value) || !isRecord(change)) return change;
  const keys = new Set([...Object.keys(value), ...Object.keys(change)]);
  // Built from entries, so that `__proto__` becomes an ordinary key.
  return Object.fromEntries([...keys].map((key) => [key, merge(findOwn(value, key), findOwn(change, key))]));
}

/** Freezes data deeply; skips values that are already frozen. */
export function freeze<const value>(value: value): value {
  if (typeof value === 'object' && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value as object).forEach(freeze);
  }
  return value;
}
