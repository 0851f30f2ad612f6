import type { ChainConfigIssue } from '../base/errors.ts';

/** Replaces a value that is not plain data, which was reported. */
export const UNREADABLE = Symbol();

/** Deeper than any real chain; without a limit, a hostile value overflows the stack. */
const MAX_DEPTH = 32;
/** Readers visit the holes of a sparse array too, and it can have 2³² of them. */
const MAX_HOLES = 99;

/**
 * A copy of plain data (objects, lists, values, functions) that reads each property exactly once, so that getters and
 * proxies can neither throw later nor return something else. Shared and circular references are preserved.
 */
export function snapshot(original: unknown, issues: ChainConfigIssue[]): unknown {
  const copies = new Map<unknown, object>();
  return copy(original, '', 0);

  function copy(value: unknown, path: string, depth: number): unknown {
    if (typeof value !== 'object' || value === null) return value;
    const known = copies.get(value);
    if (known) return known;
    try {
      const entries = Object.entries(value);
      const isList = Array.isArray(value);
      if (depth < MAX_DEPTH && (isList ? value.length < entries.length + MAX_HOLES : isPlain(value))) {
        const copied = isList ? Array(value.length) : {};
        copies.set(value, copied);
        for (const [key, child] of entries) {
          const at = joinPath(path, isList ? Number(key) : key);
          // Defined, not assigned, so that `__proto__` becomes an ordinary key.
          Object.defineProperty(copied, key, { value: copy(child, at, depth + 1), enumerable: true });
        }
        return copied;
      }
    } catch {
      // A throwing getter or proxy is not plain data either.
    }
    issues.push({ path, message: 'must be plain data' });
    return UNREADABLE;
  }
}

/** True if an object is a plain object, of any realm, and not an instance of a class. */
function isPlain(value: object): boolean {
  return Object.getPrototypeOf(Object.getPrototypeOf(value) ?? Object.prototype) === null;
}

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
