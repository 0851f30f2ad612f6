/** Longest value that is read back: what we write is far below, so anything longer is not ours. */
const MAX_LENGTH = 1_000_000;

/**
 * What is stored under a key, as data of unknown shape; `undefined` where there is nothing, the storage is
 * blocked, or the value is no JSON. The caller parses it: anybody may have written it.
 */
export const readStored = (key: string): unknown => {
  try {
    const text = window.localStorage.getItem(key);
    return text === null || text.length > MAX_LENGTH ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Keeps JSON under a key. `false`: the storage is full or blocked, and nothing was kept. */
export const writeStored = (key: string, value: unknown): boolean => {
  try {
    window.localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
};

export const removeStored = (key: string): void => {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Nothing can be read from a blocked storage either.
  }
};
