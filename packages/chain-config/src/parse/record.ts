/** An object whose fields nobody has looked at yet. */
export type Fields = { readonly [key: string]: unknown };

export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What stands under a key of an object or a list itself, never what it inherits. */
export function findOwn(value: unknown, key: string | number): unknown {
  // The cast says what the condition has checked.
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
  // From entries, so that a key `__proto__` becomes a key like any other.
  return Object.fromEntries([...keys].map((key) => [key, merge(findOwn(value, key), findOwn(change, key))]));
}

/** Makes data unchangeable, whatever it holds included. What is frozen already stays as it is. */
export function freeze<const value>(value: value): value {
  if (typeof value === 'object' && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value as object).forEach(freeze);
  }
  return value;
}
