import type { ChainConfigIssue } from '../errors.ts';
import { joinPath } from './record.ts';

/** Stands for what is no plain data, which is reported already. */
export const UNREADABLE = Symbol();

/** Far deeper than any chain; without an end a hostile value would fill the stack. */
const MAX_DEPTH = 32;
/** Who reads a list looks at its holes too, and there can be four thousand million. */
const MAX_HOLES = 99;

/**
 * A copy of plain data (objects, lists, values, functions) in which each property was read exactly once:
 * from here on no getter and no proxy can throw, or answer otherwise. What two share they still share, circles included.
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
          // Defined, not assigned, so that a key `__proto__` becomes a key like any other.
          Object.defineProperty(copied, key, { value: copy(child, at, depth + 1), enumerable: true });
        }
        return copied;
      }
    } catch {
      // Whoever throws when he is read is no plain data either.
    }
    issues.push({ path, message: 'must be plain data' });
    return UNREADABLE;
  }
}

/** Whether an object is no instance of a class, from whichever realm. */
function isPlain(value: object): boolean {
  return Object.getPrototypeOf(Object.getPrototypeOf(value) ?? Object.prototype) === null;
}
