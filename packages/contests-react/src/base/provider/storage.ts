/** Longest value that is parsed. Our own values are far shorter. */
const MAX_LENGTH = 1_000_000;

/**
 * Reads JSON from localStorage; `undefined` if the key is missing, the storage is blocked, or the value is not JSON.
 * The caller validates the shape: any script of this origin may have written it.
 *
 * @example
 * import { readStored } from '@org/contests-react';
 * const isDense = readStored('my-app.dense') === true;
 */
export function readStored(key: string): unknown {
  try {
    const text = window.localStorage.getItem(key);
    return text === null || text.length > MAX_LENGTH ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Writes JSON to localStorage. Returns false if the storage is full or blocked.
 *
 * @example
 * import { writeStored } from '@org/contests-react';
 * const isKept = writeStored('my-app.dense', true);
 */
export function writeStored(key: string, value: unknown): boolean {
  try {
    window.localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/**
 * Removes a key of localStorage; does nothing if it is blocked.
 *
 * @example
 * import { removeStored } from '@org/contests-react';
 * removeStored('my-app.dense');
 */
export function removeStored(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // A blocked storage has nothing to remove.
  }
}

/** All keys of localStorage; none if it is blocked. */
export function listStored(): readonly string[] {
  try {
    return Object.keys(window.localStorage);
  } catch {
    return [];
  }
}
